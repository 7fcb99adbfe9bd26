import type { ErrorKey } from '../errors'
import type { Asset, AssetStatus, AuctionState } from './asset'
import { type AssetAction, type AssetRule, isAssetAction, ruleOf } from './moneyFacts'
import { MONEY_KINDS } from './moneyKinds'
import { hasRole, type Role, type User } from './player'

/** Everything a player can do with an asset, in the order the page offers it. Spec 4. */
export const ASSET_ACTIONS: readonly AssetAction[] = MONEY_KINDS.filter(isAssetAction)

/** The facts about a player that decide what they may do; `userid` is null for a visitor. */
export interface Standing {
  userid: string | null
  /** Still has the default password of a reset. */
  mustChangePassword: boolean
  isOnline: boolean
  activated: boolean
  hasRole: boolean
}

/** The facts about a player, or about a visitor when `player` is null. @param roles null: not read yet */
export const standingOf = (player: User | null, roles: readonly Role[] | null): Standing => ({
  userid: player?.userid ?? null,
  mustChangePassword: player?.mustChangePassword ?? false,
  isOnline: player?.isOnline ?? false,
  activated: player?.activated ?? false,
  hasRole: hasRole(player, roles),
})

/** The statuses that block every action, with the reason. In team, selling, cancelled and bought block none. Spec 3. */
const BUSY: Partial<Record<AssetStatus, ErrorKey>> = {
  locked: 'nftLocked',
  confirming: 'confirming',
  saleConfirming: 'confirming',
  forbidden: 'nftAway',
}

/** Lists do not carry the auction's state. An asset off the market but still in custody is waiting to be withdrawn. */
function lotOf(asset: Asset, known: AuctionState | null): AuctionState {
  if (asset.place !== 'contract') return 'none'
  if (known !== null) return known
  if (asset.market !== 'auction') return 'unlocked'
  return asset.status === 'locked' ? 'locked' : 'open'
}

/** The provider activates magic equipment. Dragons and heroes need an on-chain payment, which names their token. */
const isActivatable = ({ activated, kind, tokenId }: Asset): boolean =>
  !activated && (kind === 'equip' || ((kind === 'dragon' || kind === 'hero') && tokenId !== null))

function misfit(action: AssetAction, asset: Asset, userid: string | null, lot: AuctionState): ErrorKey | null {
  const { by, place, market, lot: lots } = ruleOf(action)
  const isHolder = userid !== null && userid !== '' && asset.ownerId === userid
  const isTrade = by === 'others'
  if (by === 'holder' && !isHolder) return 'notYours'
  if (isTrade && isHolder) return 'notPossible'
  if (place !== undefined && asset.place !== place) return isTrade ? 'notForSale' : 'wrongPlace'
  if (market !== undefined && asset.market !== market) return isTrade ? 'notForSale' : 'notPossible'
  if (lots && !lots.includes(lot))
    return isTrade && lot !== 'locked' ? 'notForSale' : isTrade ? 'nftLocked' : 'notPossible'
  return action === 'activateAsset' && !isActivatable(asset) ? 'notPossible' : null
}

function busyReason({ rests, again }: AssetRule, asset: Asset, lot: AuctionState): ErrorKey | null {
  if (asset.status === null) return 'confirming'
  if (again && asset.status === 'saleConfirming') return null
  // "locked" can also mean the protocol's own lock; the auction's state decides what that allows.
  if (asset.status === 'locked' && lot !== 'none') return null
  // Off the market and still "selling": the provider has not caught up with the chain.
  if (rests && asset.status === 'selling') return 'confirming'
  return BUSY[asset.status] ?? null
}

/**
 * The first reason why the player cannot do this with the asset; null: they can. Spec 4, 5, 6.
 * @param auction the auction's state if known, as on the asset's own page
 */
export function whyNot(
  action: AssetAction,
  asset: Asset,
  standing: Standing,
  auction: AuctionState | null = null,
): ErrorKey | null {
  const rule = ruleOf(action)
  const lot = lotOf(asset, auction)
  const wrong = misfit(action, asset, standing.userid, lot)
  if (wrong) return wrong
  if (standing.userid === null) return 'loginFirst'
  if (standing.mustChangePassword) return 'ownPasswordFirst'
  const busy = busyReason(rule, asset, lot)
  if (busy) return busy
  if (asset.tokenId === null && asset.place !== 'game') return 'confirming'
  if (rule.offline && standing.isOnline) return 'gameOnline'
  if (rule.inGame && !standing.activated) return 'activateFirst'
  if (rule.inGame && !standing.hasRole) return 'roleFirst'
  return null
}

/**
 * Obstacles that pass or that the player can remove. Any other reason means the action does not apply to the asset at
 * all.
 */
const PASSING: readonly (ErrorKey | null)[] = [
  null,
  'loginFirst',
  'ownPasswordFirst',
  'nftLocked',
  'confirming',
  'nftAway',
  'gameOnline',
  'activateFirst',
  'roleFirst',
]

export interface Ability {
  action: AssetAction
  whyNot: ErrorKey | null
}

/** The actions to show for an asset, each with its current obstacle. Spec 4. */
export function abilities(asset: Asset, standing: Standing, auction: AuctionState | null = null): Ability[] {
  return ASSET_ACTIONS.map((action) => ({ action, whyNot: whyNot(action, asset, standing, auction) })).filter(
    (ability) => PASSING.includes(ability.whyNot),
  )
}

/**
 * The abilities that go through a review, with the one that leads or the first available now in front, unless it takes something back.
 * The provider activates equipment alone, without a payment, so that gets no review.
 */
export function reviewedAbilities(asset: Asset, standing: Standing, auction: AuctionState | null = null): Ability[] {
  const all = abilities(asset, standing, auction).filter(
    ({ action }) => action !== 'activateAsset' || asset.kind !== 'equip',
  )
  const now = all.filter(({ whyNot }) => whyNot === null)
  const first = now.find(({ action }) => ruleOf(action).leads) ?? now.find(({ action }) => !ruleOf(action).takesBack)
  return first ? [first, ...all.filter((ability) => ability !== first)] : all
}
