import { type AbiItem, toFunctionSelector } from 'viem'
import type { CallName, DecodedCall } from '../../../src/chain/decodeCall'
import { config } from '../../../src/config'
import { minimumBid } from '../../../src/domain/bid'
import { addressOf, type Target, type TokenCoin, targetAt } from '../../../src/wallet/contracts'
import { ABIS } from '../../sandbox/chain/abis'

const NOBODY = `0x${'0'.repeat(40)}`

interface Lot {
  holder: string
  price: bigint
  state: number
  trades: number
}

/** What the contracts remember; keys such as `card 7`, accounts in lower case. */
export interface ChainState {
  owners: Map<string, string>
  listings: Map<string, bigint>
  /** Of a token that is not what its collection has most of. */
  kinds: Map<string, number>
  approved: Map<string, string>
  /** Collection, holder and contract. */
  approvedForAll: Set<string>
  lots: Map<string, Lot>
  balances: Map<string, bigint>
  allowances: Map<string, bigint>
  activated: Set<string>
  /** What the protocol holds: by account, or by token and account. */
  owed: Map<string, bigint>
  assetPrices: Map<string, bigint>
  /** Where a node says something else than the build. */
  decimals: Map<string, number>
  mintPrices: { native: bigint; coin: bigint }
  done: Map<string, number>
}

export const emptyState = (): ChainState => ({
  owners: new Map(),
  listings: new Map(),
  kinds: new Map(),
  approved: new Map(),
  approvedForAll: new Set(),
  lots: new Map(),
  balances: new Map(),
  allowances: new Map(),
  activated: new Set(),
  owed: new Map(),
  assetPrices: new Map(),
  decimals: new Map(),
  mintPrices: { native: 5n, coin: 70n },
  done: new Map(),
})

/** A contract's refusal, with its bytes. */
export class Refusal extends Error {
  readonly data: string
  constructor(name: string, ...words: bigint[]) {
    super(name)
    const item = ([] as AbiItem[])
      .concat(...Object.values(ABIS))
      .find((known): known is Extract<AbiItem, { type: 'error' }> => known.type === 'error' && known.name === name)
    const types = item?.inputs.map(({ type }) => type).join(',')
    this.data =
      toFunctionSelector(`function ${name}(${types})`) +
      words.map((word) => word.toString(16).padStart(64, '0')).join('')
  }
}

function need(isSo: unknown, name: string, ...words: bigint[]): asserts isSo {
  if (!isSo) throw new Refusal(name, ...words)
}

const allowanceKey = (coin: Target, owner: string, spender: Target) => `${coin} ${owner} ${spender}`

/** Takes a payment, as a contract does that was allowed to. */
function pay(state: ChainState, coin: TokenCoin, from: string, spender: Target, amount: bigint): void {
  const balance = state.balances.get(`${coin} ${from}`) ?? 0n
  const key = allowanceKey(coin, from, spender)
  const allowed = state.allowances.get(key) ?? 0n
  need(allowed >= amount, 'ERC20InsufficientAllowance')
  need(balance >= amount, 'ERC20InsufficientBalance')
  state.balances.set(`${coin} ${from}`, balance - amount)
  state.allowances.set(key, allowed - amount)
}

/** Pays out what the protocol holds under these keys. */
function payOut(state: ChainState, keys: readonly string[], to: string): void {
  const amount = [...new Set(keys)].reduce((sum, key) => sum + (state.owed.get(key) ?? 0n), 0n)
  need(amount > 0n, 'NothingToCollect')
  for (const key of keys) state.owed.delete(key)
  state.balances.set(`MDS ${to}`, (state.balances.get(`MDS ${to}`) ?? 0n) + amount)
}

const accountPrice = (): bigint => 10n ** BigInt(config.coins.MDV.decimals)

interface Writing extends Required<Pick<DecodedCall, 'target' | 'value' | 'price' | 'amount' | 'expectedPrice'>> {
  state: ChainState
  from: string
  coin: TokenCoin
  /** Such as `card 7`. */
  token: string
  /** The same of a call about several. */
  named: readonly string[]
  lot: Lot
}

const NO_LOT: Lot = { holder: NOBODY, price: 0n, state: 0, trades: 0 }
const own = ({ state, token, from }: Writing) => need(state.owners.get(token) === from, 'NotHolder')
const ownLot = ({ lot, from }: Writing) => need(lot.holder === from, 'NotHolder')
const mintTo = ({ state, target, from }: Writing) => state.owners.set(`${target} ${100 + state.owners.size}`, from)

const WRITES: Partial<Record<CallName, (writing: Writing) => void>> = {
  sell(writing) {
    own(writing)
    need(!writing.state.listings.has(writing.token), 'TokenListed')
    writing.state.listings.set(writing.token, writing.price)
  },
  cancel(writing) {
    own(writing)
    need(writing.state.listings.delete(writing.token), 'NotListed')
  },
  buy({ state, token, expectedPrice, from, target }) {
    const listed = state.listings.get(token)
    need(listed !== undefined, 'NotListed')
    need(listed === expectedPrice, 'PriceMoved', 0n, expectedPrice, listed)
    pay(state, 'MDS', from, target, listed)
    state.listings.delete(token)
    state.owners.set(token, from)
  },
  deposit(writing) {
    own(writing)
    writing.state.owners.set(writing.token, config.vault.toLowerCase())
  },
  mintWithNative(writing) {
    const { native } = writing.state.mintPrices
    need(writing.value === native, 'WrongValue', writing.value, native)
    mintTo(writing)
  },
  mintWithCoin(writing) {
    const { state, from, target, expectedPrice } = writing
    need(expectedPrice === state.mintPrices.coin, 'MintPriceMoved', expectedPrice, state.mintPrices.coin)
    pay(state, 'MDS', from, target, expectedPrice)
    mintTo(writing)
  },
  start(writing) {
    const { state, token, from, price } = writing
    own(writing)
    need(state.approved.get(token) === addressOf('auction'), 'ERC721InsufficientApproval')
    state.owners.set(token, addressOf('auction'))
    state.lots.set(token, { holder: from, price, state: 1, trades: 0 })
  },
  bid({ state, token, from, lot, expectedPrice, amount }) {
    need(lot.state === 1, 'WrongState')
    need(lot.price === expectedPrice, 'PriceMoved', 0n, expectedPrice, lot.price)
    need(amount >= minimumBid(lot.price), 'BidTooLow', 0n, amount, minimumBid(lot.price))
    pay(state, 'MDS', from, 'auction', amount)
    state.lots.set(token, { holder: from, price: amount, state: 1, trades: lot.trades + 1 })
  },
  setPrice(writing) {
    ownLot(writing)
    writing.state.lots.set(writing.token, { ...writing.lot, price: writing.price })
  },
  takeOff(writing) {
    ownLot(writing)
    need(writing.lot.state === 1, 'WrongState')
    writing.state.lots.set(writing.token, { ...writing.lot, state: 4 })
  },
  withdraw(writing) {
    ownLot(writing)
    need(writing.lot.state > 1, 'WrongState')
    writing.state.lots.delete(writing.token)
    writing.state.owners.set(writing.token, writing.from)
  },
  collect: ({ state, from, named }) => payOut(state, [from, ...named.map((token) => `${token} ${from}`)], from),
  activateAccount({ state, from, target }) {
    need(!state.activated.has(from), 'AccountAlreadyActivated')
    state.activated.add(from)
    pay(state, 'MDV', from, target, accountPrice())
  },
  activateAsset({ state, from, target, token, coin, expectedPrice }) {
    need(!state.activated.has(token), 'AssetAlreadyActivated')
    need(state.assetPrices.get(coin) === expectedPrice, 'AssetPriceMoved')
    state.activated.add(token)
    pay(state, coin, from, target, expectedPrice)
  },
  pay({ state, coin, from, target, amount }) {
    pay(state, coin, from, target, amount)
  },
}

const APPROVE_NOBODY = /^0x095ea7b30{64}/
const APPROVE_ALL = /^0xa22cb465/

/** The effect of a call that takes a token's or a whole collection's approval back; false for any other. */
export function takeBack(state: ChainState, { from, to, data = '' }: { from: string; to: string; data?: string }) {
  const target = targetAt(to)
  if (APPROVE_NOBODY.test(data)) return state.approved.delete(`${target} ${BigInt(`0x${data.slice(74)}`)}`) || true
  if (!APPROVE_ALL.test(data)) return false
  const operator = targetAt(`0x${data.slice(34, 74)}`)
  state.approvedForAll.delete(`${target} ${from.toLowerCase()} ${operator}`)
  return true
}

/** A call's effect, or a refusal. */
export function writeState(state: ChainState, call: DecodedCall, from: string, block: number): void {
  const { name, target, price = 0n, amount = 0n, expectedPrice = 0n, value } = call
  const token = `${call.collection ?? target} ${call.tokenId}`
  if (name === 'approve') {
    const isToken = target === 'card' || target === 'dragon'
    if (isToken) state.approved.set(token, addressOf('auction'))
    else state.allowances.set(allowanceKey(target, from, call.spender ?? 'card'), amount)
    return
  }
  const used = `${target} ${from} ${call.ref}`
  need(!state.done.has(used), 'RefUsed')
  state.done.set(used, block)
  const coin = (call.coin ?? 'MDS') as TokenCoin
  const lot = state.lots.get(token) ?? NO_LOT
  const { collections = [], tokenIds = [] } = call
  const named = collections.map((collection, index) => `${collection} ${tokenIds[index]}`)
  WRITES[name]?.({ state, from, target, value, price, amount, expectedPrice, coin, token, named, lot })
}

interface Reading {
  state: ChainState
  target: Target
  /** Lower case where they are addresses. */
  args: readonly unknown[]
  /** Such as `card 7`, for a question to the collection itself, and to the others. */
  token: string
  named: string
}

const READS: Record<string, (reading: Reading) => unknown> = {
  ownerOf: ({ state, token }) => state.owners.get(token) ?? NOBODY,
  kindOf: ({ state, target, token }) => state.kinds.get(token) ?? (target === 'dragon' ? 0 : 1),
  getApproved: ({ state, token }) => state.approved.get(token) ?? NOBODY,
  listing: ({ state, token }) => [state.owners.get(token) ?? NOBODY, state.listings.get(token) ?? 0n],
  nativePrice: ({ state }) => state.mintPrices.native,
  coinPrice: ({ state }) => state.mintPrices.coin,
  done: ({ state, target, args: [sender, ref] }) => BigInt(state.done.get(`${target} ${sender} ${ref}`) ?? 0),
  balanceOf: ({ state, target, args: [account] }) =>
    target === 'card' || target === 'dragon'
      ? BigInt([...state.owners].filter(([token, owner]) => token.startsWith(target) && owner === account).length)
      : (state.balances.get(`${target} ${account}`) ?? 0n),
  isApprovedForAll: ({ state, target, args: [owner, operator] }) =>
    state.approvedForAll.has(`${target} ${owner} ${targetAt(String(operator))}`),
  allowance: ({ state, target, args: [owner, spender] }) =>
    state.allowances.get(allowanceKey(target, String(owner), targetAt(String(spender)) ?? 'card')) ?? 0n,
  decimals: ({ state, target }) => state.decimals.get(target) ?? config.coins[target as TokenCoin].decimals,
  symbol: ({ target }) => target,
  accountPrice,
  accountActivated: ({ state, args: [account] }) => state.activated.has(String(account)),
  assetPrice: ({ state, args: [coin] }) => state.assetPrices.get(String(targetAt(String(coin)))) ?? 0n,
  assetActivated: ({ state, named }) => state.activated.has(named),
  auction: ({ state, named }) => {
    const { holder, price, trades, state: code } = state.lots.get(named) ?? NO_LOT
    return [holder, price, 0n, trades, code]
  },
  waiting: ({ state, args: [collections, tokenIds, account] }) => [
    (collections as string[]).map(
      (at, index) => state.owed.get(`${targetAt(at)} ${(tokenIds as bigint[])[index]} ${account}`) ?? 0n,
    ),
    state.owed.get(String(account)) ?? 0n,
  ],
  minimumBid: ({ state, named }) => minimumBid(state.lots.get(named)?.price ?? 0n),
}

/** What a contract answers to a question. */
export function readState(state: ChainState, target: Target, name: string, given: readonly unknown[]): unknown {
  const args = given.map((value) => (typeof value === 'string' ? value.toLowerCase() : value))
  const named = `${targetAt(String(args[0]))} ${args[1]}`
  const read = READS[name]
  if (!read) throw new Error(`${target}.${name} is not played here`)
  return read({ state, target, args, token: `${target} ${args[0]}`, named })
}
