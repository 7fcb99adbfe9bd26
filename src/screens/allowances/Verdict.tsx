import { config } from '../../config'
import { type Address, shortAddress } from '../../domain/address'
import { type Allowance, isUnlimited } from '../../domain/allowances'
import { t } from '../../i18n'
import type { AllowancesKnown } from '../../state/allowances'
import { amountText } from '../../ui/money/amountText'
import { verdict } from './Allowances.style'
import { ShieldSign } from './ShieldSign'

/** The one thing a player wants to know: whether anybody may take something, and how much. */
export function Verdict({ known }: { known: AllowancesKnown }) {
  const { account, allowances, unread, missing } = known
  const isOpen = allowances.length > 0
  const isSure = unread === 0 && missing === 0n
  const state = isOpen ? 'open' : isSure ? 'closed' : 'unknown'
  return (
    <div class={verdict} data-tone={state}>
      <ShieldSign state={state} />
      <div>
        <h2>
          {isOpen
            ? openText(allowances, isSure)
            : unread === 0 && missing > 0n
              ? t('allowancesPage.verdictCoins')
              : t(isSure ? 'allowancesPage.verdictNone' : 'allowancesPage.verdictSoFar')}
        </h2>
        <p title={account}>{t('allowancesPage.account', { address: shortAddress(account) })}</p>
      </div>
    </div>
  )
}

/** How many may take something; of a single coin, and only if there can be no other, also how much of it. */
function openText(allowances: readonly Allowance[], isSure: boolean): string {
  const [first, second] = allowances
  const count = new Set(allowances.map(takerOf)).size
  if (isSure && first?.of === 'coin' && !second && !isUnlimited(first.units))
    return t('allowancesPage.verdictCoin', { amount: amountText(first.units, first.coin), coin: first.coin })
  return count === 1 ? t('allowancesPage.verdictOne') : t('allowancesPage.verdictMany', { count })
}

const takerOf = (allowance: Allowance): Address =>
  allowance.of === 'token'
    ? allowance.mover
    : (config.contracts[allowance.spender as keyof typeof config.contracts].toLowerCase() as Address)
