import { config } from '../../config'
import type { Asset } from '../../domain/asset'
import { artName } from './artName'

/** The provider's picture of an asset, and the drawn one as its fallback. */
export function pictureOf(asset: Asset): { picture: string; fallback: string } {
  const fallback = `${config.artBase}/${artName(asset)}.svg`
  return { picture: asset.picture ?? fallback, fallback }
}
