import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { loadFees } from '../../../../actions/loadFees'
import type { Fees } from '../../../../domain/fees'
import { t } from '../../../../i18n'
import { fees } from '../../../../state/assets'
import { LoadError } from '../../../../ui/LoadError'
import { Skeleton } from '../../../../ui/Skeleton'

export interface WithFeesProps {
  children: (fees: Fees) => ComponentChildren
}

/** What needs the prices in force: read anew each time, and without them nothing is asked. */
export function WithFees({ children }: WithFeesProps) {
  useEffect(() => void loadFees(), [])
  const { data, error, busy } = fees.value
  if (data) return <>{children(data)}</>
  if (!error) return <Skeleton height="12rem" />
  return <LoadError title={t('money.priceUnknown')} error={error} onRetry={() => void loadFees()} busy={busy} />
}
