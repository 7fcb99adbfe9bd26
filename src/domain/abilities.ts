import type { ErrorKey } from '../errors'
import type { Asset, AssetStatus, AuctionState, Place } from './asset'
import type { MoneyKind } from './moneyKinds'
import type { User } from './player'

/** Everything a player can do with an asset. Spec 4. */
export const ASSET_ACTIONS = [
  'sell',
  'cancel',
  'buy',
  'deposit',
  'claim',
  'startAuction',
  'bid',
  'changePrice',
  'takeOff',
  'withdraw',
  'activate',
] as const
export type AssetAction = (typeof ASSET_ACTIONS)[number]

/** What of a player decides; `userid` is null for a visitor. */
export interface Standing {
  userid: string | null
  isOnline: boolean
  activated: boolean
  hasRole: boolean
}

/** The money action that each of them runs as. */
export const MONEY_KIND: Record<AssetAction, MoneyKind> = {
  sell: 'sell',
  cancel: 'cancel',
  buy: 'buy',
  deposit: 'deposit',
  claim: 'claim',
  startAuction: 'auctionStart',
  bid: 'bid',
  changePrice: 'priceChange',
  takeOff: 'takeOff',
  withdraw: 'auctionWithdraw',
  activate: 'activateAsset',
}

/** What decides of a player, or of a visitor. */
export const standingOf = (player: User | null): Standing => ({
  userid: player?.userid ?? null,
  isOnline: player?.isOnline ?? false,
  activated: player?.activated ?? false,
  hasRole: !!player?.currentServerId,
})

interface Rule {
  by: 'holder' | 'others'
  place?: Place
  market?: Asset['market']
  /** Auction states in which it can be done. */
  lot?: readonly AuctionState[]
  /** Only while nothing else goes on with the asset. */
  rests?: true
  /** Also after a sale that was prepared and then declined in the wallet: the provider still waits for that one. */
  anew?: true
  /** Not while the player is in the game. Spec 5. */
  offline?: true
  /** Needs an activated account and a role. Spec 6. */
  inGame?: true
}

const RULES: Record<AssetAction, Rule> = {
  sell: { by: 'holder', place: 'wallet', market: null, rests: true, anew: true },
  startAuction: { by: 'holder', place: 'wallet', market: null, rests: true },
  deposit: { by: 'holder', place: 'wallet', market: null, rests: true },
  cancel: { by: 'holder', place: 'wallet', market: 'sale' },
  buy: { by: 'others', place: 'wallet', market: 'sale' },
  claim: { by: 'holder', place: 'game', market: null, rests: true, offline: true, inGame: true },
  bid: { by: 'others', place: 'contract', lot: ['open'] },
  changePrice: { by: 'holder', place: 'contract', lot: ['open', 'locked'] },
  takeOff: { by: 'holder', place: 'contract', lot: ['open'] },
  withdraw: { by: 'holder', place: 'contract', lot: ['locked', 'unlocked', 'takenOff'], offline: true },
  activate: { by: 'holder', market: null, rests: true },
}

/** Why a status holds up every action; in team, selling, cancelled and bought do not. Spec 3. */
const BUSY: Partial<Record<AssetStatus, ErrorKey>> = {
  locked: 'nftLocked',
  confirming: 'confirming',
  saleConfirming: 'confirming',
  forbidden: 'nftAway',
}

/** Lists do not carry the auction's state: off the market but still there means it waits to be withdrawn. */
function lotOf(asset: Asset, known: AuctionState | null): AuctionState {
  if (asset.place !== 'contract') return 'none'
  if (known !== null) return known
  if (asset.market !== 'auction') return 'unlocked'
  return asset.status === 'locked' ? 'locked' : 'open'
}

/** Magic equipment is activated by the provider; dragons and heroes by a payment on chain, which names their token. */
const isActivatable = ({ activated, kind, tokenId }: Asset): boolean =>
  !activated && (kind === 'equip' || ((kind === 'dragon' || kind === 'hero') && tokenId !== null))

function misfit(action: AssetAction, asset: Asset, userid: string | null, lot: AuctionState): ErrorKey | null {
  const { by, place, market, lot: lots } = RULES[action]
  const isHolder = userid !== null && userid !== '' && asset.ownerId === userid
  const isTrade = by === 'others'
  if (by === 'holder' && !isHolder) return 'notYours'
  if (isTrade && isHolder) return 'notPossible'
  if (place !== undefined && asset.place !== place) return isTrade ? 'notForSale' : 'wrongPlace'
  if (market !== undefined && asset.market !== market) return isTrade ? 'notForSale' : 'notPossible'
  if (lots && !lots.includes(lot))
    return isTrade && lot !== 'locked' ? 'notForSale' : isTrade ? 'nftLocked' : 'notPossible'
  return action === 'activate' && !isActivatable(asset) ? 'notPossible' : null
}

function busyReason({ rests, anew }: Rule, asset: Asset, lot: AuctionState): ErrorKey | null {
  if (asset.status === null) return 'confirming'
  if (anew && asset.status === 'saleConfirming') return null
  // "locked" is also how the protocol's own lock shows; what that allows, the auction's state says.
  if (asset.status === 'locked' && lot !== 'none') return null
  // Off the market and still "selling": the provider has not caught up with the chain.
  if (rests && asset.status === 'selling') return 'confirming'
  return BUSY[asset.status] ?? null
}

/**
 * Why the player cannot do this with the asset, the first thing in the way; null: it can be done. Spec 4, 5, 6.
 * @param auction the auction's state where it is known, as on the asset's own page
 */
export function whyNot(
  action: AssetAction,
  asset: Asset,
  standing: Standing,
  auction: AuctionState | null = null,
): ErrorKey | null {
  const rule = RULES[action]
  const lot = lotOf(asset, auction)
  const wrong = misfit(action, asset, standing.userid, lot)
  if (wrong) return wrong
  if (standing.userid === null) return 'loginFirst'
  const busy = busyReason(rule, asset, lot)
  if (busy) return busy
  if (asset.tokenId === null && asset.place !== 'game') return 'confirming'
  if (rule.offline && standing.isOnline) return 'gameOnline'
  if (rule.inGame && !standing.activated) return 'activateFirst'
  if (rule.inGame && !standing.hasRole) return 'roleFirst'
  return null
}

/** What can pass or be made up for; with any other reason the action does not belong to the asset at all. */
const PASSING: readonly (ErrorKey | null)[] = [
  null,
  'loginFirst',
  'nftLocked',
  'confirming',
  'nftAway',
  'gameOnline',
  'activateFirst',
  'roleFirst',
]

/** What takes something back is never the thing to press first. */
export const TAKES_BACK: readonly AssetAction[] = ['cancel', 'takeOff']

export interface Ability {
  action: AssetAction
  whyNot: ErrorKey | null
}

/** The actions to show for an asset, each with what is in its way now. Spec 4. */
export function abilities(asset: Asset, standing: Standing, auction: AuctionState | null = null): Ability[] {
  return ASSET_ACTIONS.map((action) => ({ action, whyNot: whyNot(action, asset, standing, auction) })).filter(
    (ability) => PASSING.includes(ability.whyNot),
  )
}

/**
 * The abilities whose action is reviewed and paid on chain, the first that can be done now in front.
 * Equipment is activated by the provider alone: no payment, and so no review.
 */
export function reviewedAbilities(asset: Asset, standing: Standing, auction: AuctionState | null = null): Ability[] {
  const all = abilities(asset, standing, auction).filter(
    ({ action }) => action !== 'activate' || asset.kind !== 'equip',
  )
  const first = all.find(({ action, whyNot }) => whyNot === null && !TAKES_BACK.includes(action))
  return first ? [first, ...all.filter((ability) => ability !== first)] : all
}
