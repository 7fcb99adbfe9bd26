import type { ContractName } from '../wallet/contracts'
import { type AllowanceName, allowanceText } from './allowances'
import { comesToWallet } from './comesToWallet'
import { type Holding, isBack } from './holding'
import type { MoneyKind } from './moneyKinds'
import { isCredibleGas } from './networkFee'
import { isTokensText, readTokensText, type TokenName, toTokensText } from './waiting'

/** What a wallet can have the contracts do without the provider. */
export type Exit =
  | ({ is: 'cancel' | 'takeOff' | 'withdraw' } & TokenName)
  /** Takes the shares of these tokens, and always every payment that failed. */
  | { is: 'collect'; tokens: readonly TokenName[] }
  | { is: 'zero'; allowance: AllowanceName }

/** What one token of the wallet can be brought out of now; null: of nothing. */
export function exitOf(holding: Holding): Exit | null {
  const { collection, tokenId, is, sale, lot } = holding
  if (is === 'wallet' && sale !== null) return { is: 'cancel', collection, tokenId }
  if (!lot) return null
  return { is: isBack(lot.state) ? 'withdraw' : 'takeOff', collection, tokenId }
}

/** The contract that notes the `ref` of an exit; null for one that has none, because it sets a state. */
export function contractOf(exit: Exit): ContractName | null {
  if (exit.is === 'zero') return null
  return exit.is === 'cancel' ? exit.collection : 'auction'
}

const KINDS = {
  cancel: 'cancel',
  takeOff: 'takeOff',
  withdraw: 'auctionWithdraw',
  collect: 'payout',
} as const satisfies Record<string, MoneyKind>

/** Whether something of value comes to the wallet by it. */
export const bringsToWallet = (exit: Exit): boolean => exit.is !== 'zero' && comesToWallet(KINDS[exit.is])

/** Setting an allowance takes some 27,000 to 50,000. */
const LEAST_GAS = 21_000n
const MOST_GAS_OF_ZERO = 500_000n

/** Whether a node's estimate of the gas can be right for this exit. */
export function isCredibleExitGas(exit: Exit, gas: bigint): boolean {
  if (exit.is === 'zero') return gas >= LEAST_GAS && gas <= MOST_GAS_OF_ZERO
  return isCredibleGas(KINDS[exit.is], gas, exit.is === 'collect' ? exit.tokens.length : 0)
}

/** An exit as it is kept while it is under way: "cancel card:7", "collect card:7,dragon:9", "zero coin MDS auction". */
export function exitText(exit: Exit): string {
  if (exit.is === 'zero') return `zero ${allowanceText(exit.allowance)}`
  return `${exit.is} ${toTokensText(exit.is === 'collect' ? exit.tokens : [exit])}`
}

/** What only one exit of an account does at a time. One that collects takes all that it can, whatever tokens it names. */
export const exitKey = (exit: Exit): string => (exit.is === 'collect' ? exit.is : exitText(exit))

const ONE_TOKEN = /^(cancel|takeOff|withdraw) ((?:card|dragon):\d{1,78})$/
const ZERO_TOKEN = /^zero token ((?:card|dragon):\d{1,78})$/
const ZERO_COIN = /^zero coin (MDS|MDV|HFH|ENFT|USDT) (dragon|card|activation|auction)$/
const ZERO_COLLECTION = /^zero collection (dragon|card) (dragon|card|activation|auction)$/

/** The exit again; null for a text that `exitText` does not write. */
export function readExitText(text: string): Exit | null {
  const read = (pattern: RegExp): [string, string] | null => {
    const [, first, second = ''] = pattern.exec(text) ?? []
    return first === undefined ? null : [first, second]
  }
  const tokenIn = (name: string): TokenName => readTokensText(name)[0] as TokenName
  const one = read(ONE_TOKEN)
  if (one) return { is: one[0] as 'cancel', ...tokenIn(one[1]) }
  const token = read(ZERO_TOKEN)
  if (token) return { is: 'zero', allowance: { of: 'token', ...tokenIn(token[0]) } }
  const coin = read(ZERO_COIN)
  if (coin) return { is: 'zero', allowance: { of: 'coin', coin: coin[0] as 'MDS', spender: coin[1] as 'card' } }
  const whole = read(ZERO_COLLECTION)
  if (whole)
    return { is: 'zero', allowance: { of: 'collection', collection: whole[0] as 'card', spender: whole[1] as 'card' } }
  const tokens = /^collect (.*)$/.exec(text)?.[1]
  return isTokensText(tokens) ? { is: 'collect', tokens: readTokensText(tokens) } : null
}
