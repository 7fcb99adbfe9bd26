import type { ErrorKey } from '../errors'
import { type Standing, whyNot } from './abilities'
import type { Asset } from './asset'

/** `offChain`: it has no token yet; `onMarket`: it is on offer; `outOfGame`: it must be deposited first. */
export type ActivationBar = 'offChain' | 'onMarket' | 'outOfGame' | ErrorKey

/**
 * The first reason why an asset cannot be activated now; null: it can. The payment for a dragon or hero names its
 * token. The provider activates magic equipment, only inside the game and for a player with a role. Spec 4, 6.
 */
export function whyNotActivate(asset: Asset, standing: Standing): ActivationBar | null {
  if (asset.market !== null) return 'onMarket'
  const isArtifact = asset.kind === 'equip'
  if (isArtifact && asset.place !== 'game') return 'outOfGame'
  if (!isArtifact && asset.tokenId === null) return 'offChain'
  const bar = whyNot('activateAsset', asset, standing)
  if (bar !== null || !isArtifact) return bar
  if (!standing.activated) return 'activateFirst'
  return standing.hasRole ? null : 'roleFirst'
}
