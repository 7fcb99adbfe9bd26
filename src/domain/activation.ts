import type { ErrorKey } from '../errors'
import { type Standing, whyNot } from './abilities'
import type { Asset } from './asset'

/** `offChain`: it has no token yet; `onMarket`: it is on offer; `outOfGame`: it has to be deposited first. */
export type ActivationBar = 'offChain' | 'onMarket' | 'outOfGame' | ErrorKey

/**
 * Why an asset cannot be activated now, the first thing in the way; null: it can be. The payment for a dragon or hero
 * names its token; magic equipment is activated by the provider, inside the game and for a role. Spec 4, 6.
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
