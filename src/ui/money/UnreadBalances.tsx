import { COINS, type Coin } from '../../domain/coin'
import { t } from '../../i18n'
import type { Loadable } from '../../state/loading'
import { Button } from '../inputs/Button'
import { Notice } from '../states/Notice'

export type UnreadBalancesProps = {
  balances: Loadable<Partial<Record<Coin, bigint>>>
  onRetry: () => void
}

/** Says that some amounts could not be read from the chain, and offers a retry. */
export function UnreadBalances({ balances: { data, busy, error }, onRetry }: UnreadBalancesProps) {
  const isUnread = !busy && (error || (data && COINS.some((coin) => data[coin] === undefined)))
  if (!isUnread) return null
  return (
    <Notice tone="warning" live action={<Button onClick={onRetry}>{t('frame.readAgain')}</Button>}>
      {t('frame.unread')}
    </Notice>
  )
}
