import { useEffect, useState } from 'react'
import { freshenReview } from '../../../actions/money/freshenReview'
import type { AppError } from '../../../errors'
import { t } from '../../../i18n'
import { LoadError } from '../../../ui/states/LoadError'
import { Skeleton } from '../../../ui/states/Skeleton'

/** In place of a review while its asset is only known from an earlier visit: nobody agrees to an old price. */
export function FreshFirst() {
  const [isBusy, setBusy] = useState(true)
  const [error, setError] = useState<AppError | null>(null)
  const read = async () => {
    setBusy(true)
    setError(await freshenReview())
    setBusy(false)
  }
  useEffect(() => void read(), [])
  if (!error) return <Skeleton height="16rem" />
  return <LoadError title={t('asset.notLoaded')} error={error} onRetry={() => void read()} busy={isBusy} />
}
