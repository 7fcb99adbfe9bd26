import { config } from '../../../config'
import type { Asset } from '../../../domain/asset'
import { artName } from '../../../ui/artName'

/** The drawn picture of an asset, and the provider's before it where there is one. */
export function pictureOf(asset: Asset): { src: string; fallback: string } {
  const fallback = `${config.artBase}/${artName(asset)}.svg`
  return { src: asset.picture ?? fallback, fallback }
}
