import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { CoinMark } from '../../ui/money/CoinMark'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { WalletAmount } from './BalanceCells'
import { balanceLine } from './WaitStrip.style'

export interface BalanceLineProps {
  isOpen: boolean
  onToggle: () => void
}

/** What the wallet holds of the coin that prices are in, which opens the table of all balances; narrow screens only. */
export function BalanceLine({ isOpen, onToggle }: BalanceLineProps) {
  return (
    <button type="button" class={balanceLine} aria-expanded={isOpen} onClick={onToggle}>
      <span class={visuallyHidden}>{t('account.inWallet')}</span>{' '}
      <b>
        <CoinMark coin={PRICE_COIN} size={22} /> <WalletAmount coin={PRICE_COIN} /> {PRICE_COIN}
      </b>
    </button>
  )
}
