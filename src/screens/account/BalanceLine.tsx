import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Avatar } from '../../ui/art/Avatar'
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
          <WalletAmount coin={PRICE_COIN} /> <small>{PRICE_COIN}</small>
        </b>{' '}
        {player?.nickname && <small>{player.nickname}</small>}
      </span>
    </button>
  )
}
