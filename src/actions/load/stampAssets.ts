import type { Asset } from '../../domain/asset'
import type { Pages } from '../../state/loading'

/** An asset with the time at which an earlier visit read it, in milliseconds. */
export const stampAsset = <A extends Asset>(asset: A, asOf: number): A => ({ ...asset, asOf })

/** The same for a page of a list. */
export const stampAssets = (page: Pages<Asset>, asOf: number): Pages<Asset> => ({
  ...page,
  items: page.items.map((asset) => stampAsset(asset, asOf)),
})
