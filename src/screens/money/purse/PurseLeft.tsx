import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'react'
import { isUnlimited } from '../../../domain/allowances'
import { PRICE_COIN } from '../../../domain/coin'
import { type AppError, toAppError } from '../../../errors'
import { t } from '../../../i18n'
import { purse } from '../../../state/purse'
import { Button } from '../../../ui/inputs/Button'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { Price } from '../../../ui/money/Price'
import { Notice } from '../../../ui/states/Notice'
import { errorText } from '../../../ui/text/errorText'
import { fetchThen } from '../fetchThen'
import { purseBox } from './Purse.style'

const read = () =>
  fetchThen(
    () => import('../../../actions/load/loadPurse'),
    ({ loadPurse }) => loadPurse(),
  )

/** What the 111 protocol may still take for bids, by the chain, and one tap that takes it back; nothing if it is nothing. */
export default function PurseLeft({ children }: { children?: ComponentChildren }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const [isEmptied, setEmptied] = useState(false)
  useEffect(() => void read(), [])
  const empty = async () => {
    setBusy(true)
    setError(null)
    try {
      const { clearAllowance } = await import('../../../actions/money/clearAllowance')
      await clearAllowance()
      setEmptied(true)
    } catch (cause) {
      setError(toAppError(cause, 'chunk'))
    }
    await read()
    setBusy(false)
  }
  const { data } = purse.value
  // While it is read again after the tap, the box stays, and no button moves under the finger.
  const left = data ?? 0n
  const amount = isUnlimited(left) ? t('purse.noLimit') : <Price amount={amountText(left)} coin={PRICE_COIN} />
  return (
    <>
      {(left > 0n || isBusy) && (
        <section class={purseBox} aria-label={t('purse.title')}>
          <Facts items={[{ label: t('purse.left'), value: amount }]} />
          {children}
          {isBusy && <p role="status">{t('purse.confirm')}</p>}
          {error && (
            <Notice tone={error.key === 'unknownOutcome' ? 'warning' : 'bad'} live>
              {errorText(error)}
            </Notice>
          )}
          <Button wide busy={isBusy} onClick={() => void empty()}>
            {t('purse.empty')}
          </Button>
        </section>
      )}
      <div role="status">{isEmptied && data === 0n && <Notice tone="good">{t('purse.emptied')}</Notice>}</div>
    </>
  )
}
