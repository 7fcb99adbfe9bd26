import { useState } from 'react'
import { lookUpOwnTokens } from '../../actions/load/lookUpOwnTokens'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { Notice } from '../../ui/states/Notice'
import { errorText } from '../../ui/text/errorText'

export interface MissingProps {
  count: bigint
  /** Nothing above it has said so. */
  isNews: boolean
  isMain: boolean
}

/** How many NFTs nobody was asked about, and the button that has their numbers looked up. */
export function Missing({ count, isNews, isMain }: MissingProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const lookUp = async () => {
    setBusy(true)
    setError(await lookUpOwnTokens())
    setBusy(false)
  }
  return (
    <>
      {isNews && <p data-soft="true">{t('allowancesPage.missing', { count: String(count) })}</p>}
      {error && (
        <Notice tone="warning">
          <p role="alert">{errorText(error)}</p>
        </Notice>
      )}
      <Button kind={isMain ? 'primary' : 'secondary'} wide busy={busy} onClick={() => void lookUp()}>
        {t('allowancesPage.lookUp')}
      </Button>
      <small>{t('allowancesPage.lookUpText')}</small>
    </>
  )
}
