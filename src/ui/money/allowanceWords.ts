import { type Address, shortAddress } from '../../domain/address'
import { type Allowance, isUnlimited } from '../../domain/allowances'
import { t } from '../../i18n'
import { amountText } from './amountText'
import { tokenText } from './tokenText'

type ContractWord = 'dragon' | 'card' | 'activation' | 'auction'

/**
 * What an allowance lets whom do, as a sentence. Needs the tables `allowances` and `waiting`.
 * @param contracts the addresses of the game's contracts
 */
export function allowanceWords(allowance: Allowance, contracts: Readonly<Record<ContractWord, Address>>): string {
  const words = (contract: ContractWord) => ({ contract: t(`allowances.contract_${contract}`) })
  if (allowance.of === 'coin') {
    const { coin, units, spender } = allowance
    return isUnlimited(units)
      ? t('allowances.coinAll', { ...words(spender), coin })
      : t('allowances.coin', { ...words(spender), coin, amount: amountText(units, coin) })
  }
  if (allowance.of === 'collection') return t(`allowances.all_${allowance.collection}`, words(allowance.spender))
  const names = Object.keys(contracts) as ContractWord[]
  const mover = names.find((name) => contracts[name].toLowerCase() === allowance.mover)
  const name = tokenText(allowance)
  return mover
    ? t('allowances.token', { ...words(mover), name })
    : t('allowances.stranger', { address: shortAddress(allowance.mover), name })
}
