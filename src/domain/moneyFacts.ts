import type { Asset, AuctionState, Place } from './asset'
import type { MoneyKind } from './moneyKinds'

/** Who may take an action on an asset, and when. Spec 4, 5, 6. */
export interface AssetRule {
  by: 'holder' | 'others'
  place?: Place
  market?: Asset['market']
  /** Auction states in which it can be done. */
  lot?: readonly AuctionState[]
  /** Only while nothing else is going on with the asset. */
  rests?: true
  /** Also after the player declined a prepared sale in the wallet: the provider is still waiting for that sale. */
  again?: true
  /** Not while the player is in the game. */
  offline?: true
  /** Needs an activated account and a role. */
  inGame?: true
  /** It takes something back, so it is never offered first. */
  takesBack?: true
  /** Where it can be done it is what the player came for, so it is offered first. */
  leads?: true
}

/** What is true of every action of a kind. */
export interface MoneyFacts {
  /** Who may take it on an asset; null: it does not concern an existing asset. */
  rule: AssetRule | null
  /** It pays the price of its entry. */
  pays: boolean
  /** It sets the price of its entry. */
  prices: boolean
  /** What it does to the token in the player's wallet; null: nothing. */
  token: 'made' | 'received' | 'given' | null
  /** What a contract must be allowed to take first: exactly the price, or the token. BNB needs no allowance. */
  allows: 'coin' | 'token' | null
  /** The provider takes its time to confirm it. Spec 4. */
  isSlow: boolean
  /**
   * Gas its transactions usually take, including the approval before it if there is one: an approval covers exactly one
   * action, so nearly every action needs its own. A test measures it on the compiled contracts. null: the wallet is
   * asked for nothing, because the game sends it.
   */
  usualGas: bigint | null
}

/** Gas of the approval, as part of `usualGas`. */
export const APPROVAL = 50_000n

/** One row per kind. A new kind does not compile until its row is complete. */
const FACTS = {
  sell: {
    rule: { by: 'holder', place: 'wallet', market: null, rests: true, again: true },
    pays: false,
    prices: true,
    token: null,
    allows: null,
    isSlow: false,
    usualGas: 80_000n,
  },
  cancel: {
    rule: { by: 'holder', place: 'wallet', market: 'sale', takesBack: true },
    pays: false,
    prices: false,
    token: null,
    allows: null,
    isSlow: false,
    usualGas: 55_000n,
  },
  buy: {
    rule: { by: 'others', place: 'wallet', market: 'sale' },
    pays: true,
    prices: false,
    token: 'received',
    allows: 'coin',
    isSlow: false,
    usualGas: APPROVAL + 140_000n,
  },
  deposit: {
    rule: { by: 'holder', place: 'wallet', market: null, rests: true },
    pays: false,
    prices: false,
    token: 'given',
    allows: null,
    isSlow: false,
    usualGas: 95_000n,
  },
  claim: {
    rule: { by: 'holder', place: 'game', market: null, rests: true, offline: true, inGame: true },
    pays: false,
    prices: false,
    token: null,
    allows: null,
    isSlow: false,
    usualGas: null,
  },
  mint: {
    rule: null,
    pays: true,
    prices: false,
    token: 'made',
    allows: 'coin',
    isSlow: false,
    usualGas: APPROVAL + 150_000n,
  },
  hatch: {
    rule: null,
    pays: true,
    prices: false,
    token: 'made',
    allows: 'coin',
    isSlow: false,
    usualGas: APPROVAL + 150_000n,
  },
  auctionStart: {
    rule: { by: 'holder', place: 'wallet', market: null, rests: true },
    pays: false,
    prices: true,
    token: 'given',
    allows: 'token',
    isSlow: false,
    usualGas: APPROVAL + 155_000n,
  },
  bid: {
    rule: { by: 'others', place: 'contract', lot: ['open'] },
    pays: true,
    prices: false,
    token: null,
    allows: 'coin',
    isSlow: false,
    usualGas: APPROVAL + 210_000n,
  },
  priceChange: {
    rule: { by: 'holder', place: 'contract', lot: ['open', 'locked'] },
    pays: false,
    prices: true,
    token: null,
    allows: null,
    isSlow: false,
    usualGas: 66_000n,
  },
  takeOff: {
    rule: { by: 'holder', place: 'contract', lot: ['open'], takesBack: true },
    pays: false,
    prices: false,
    token: null,
    allows: null,
    isSlow: false,
    usualGas: 79_000n,
  },
  auctionWithdraw: {
    rule: { by: 'holder', place: 'contract', lot: ['locked', 'unlocked', 'takenOff'], offline: true, leads: true },
    pays: false,
    prices: false,
    token: 'received',
    allows: null,
    isSlow: false,
    usualGas: 80_000n,
  },
  payout: {
    rule: null,
    pays: false,
    prices: false,
    token: null,
    allows: null,
    isSlow: false,
    usualGas: 56_000n,
  },
  activateAccount: {
    rule: null,
    pays: true,
    prices: false,
    token: null,
    allows: 'coin',
    isSlow: true,
    usualGas: APPROVAL + 110_000n,
  },
  activateAsset: {
    rule: { by: 'holder', market: null, rests: true },
    pays: true,
    prices: false,
    token: null,
    allows: 'coin',
    isSlow: true,
    usualGas: APPROVAL + 110_000n,
  },
  topUp: {
    rule: null,
    pays: true,
    prices: false,
    token: null,
    allows: 'coin',
    isSlow: false,
    usualGas: APPROVAL + 90_000n,
  },
} as const satisfies Record<MoneyKind, MoneyFacts>

/** What is true of every action of this kind. */
export const factsOf = (kind: MoneyKind): MoneyFacts => FACTS[kind]

/** The kinds that have this in a column of the table. */
export type KindWith<Column extends keyof MoneyFacts, Value> = {
  [Kind in MoneyKind]: (typeof FACTS)[Kind][Column] extends Value ? Kind : never
}[MoneyKind]

/** The kinds that concern an asset: everything a player can do with one. Spec 4. */
export type AssetAction = KindWith<'rule', AssetRule>

/** Whether an action of this kind concerns an asset. */
export const isAssetAction = (kind: MoneyKind): kind is AssetAction => FACTS[kind].rule !== null

/** Who may take this action on an asset, and when. */
export const ruleOf = (action: AssetAction): AssetRule => FACTS[action].rule
