import { COINS, PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { user } from '../../state/session'
import { Avatar } from '../../ui/art/Avatar'
import { CoinMark } from '../../ui/money/CoinMark'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { WalletAmount } from './BalanceCells'
import { balanceLine, cell } from './WaitStrip.style'

/** Shown by their signs: they are behind the same tap. */
const OTHERS = COINS.filter((coin) => coin !== PRICE_COIN)

export interface BalanceLineProps {
  isOpen: boolean
  onToggle: () => void
}

/**
 * Who it is, what their wallet holds of the coin that prices are in, and the signs of the others: it opens all balances.
 * Narrow screens only.
 */
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
        {player && (
          <small>
            <span>{player.nickname}</span>
            {OTHERS.map((coin) => (
              <CoinMark key={coin} coin={coin} size={10} />
            ))}
          </small>
        )}
      </span>
    </button>
  )
}
