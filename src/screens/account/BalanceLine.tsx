import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Avatar } from '../../ui/art/Avatar'
import { CoinMark } from '../../ui/money/CoinMark'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { WalletAmount } from './BalanceCells'
import { balanceLine, cell } from './WaitStrip.style'

export interface BalanceLineProps {
  isOpen: boolean
  onToggle: () => void
}

/** Who it is and what their wallet holds of the coin that prices are in, which opens all balances; narrow screens only. */
export function BalanceLine({ isOpen, onToggle }: BalanceLineProps) {
  const player = user.value
  return (
    <button type="button" class={`${cell} ${balanceLine}`} aria-expanded={isOpen} onClick={onToggle}>
      {player ? <Avatar seed={player.userid} size={36} /> : <i />}
      <span>
        <span class={visuallyHidden}>{t('account.inWallet')}</span>{' '}
        <b>
          <CoinMark coin={PRICE_COIN} size={16} />
          <WalletAmount coin={PRICE_COIN} /> <span class={visuallyHidden}>{PRICE_COIN}</span>
        </b>{' '}
        {player?.nickname && <small>{player.nickname}</small>}
      </span>
    </button>
  )
}
