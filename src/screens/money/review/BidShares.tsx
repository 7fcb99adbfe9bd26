import type { Asset, AssetDetail } from '../../../domain/asset'
import { BidSplit } from '../../../ui/money/BidSplit'

/** Somebody has bid before, so the seller then is certainly a past trader. */
const wasBidOn = (asset: Asset | AssetDetail): boolean => 'auction' in asset && asset.auction?.currentBid != null

/**
 * Only an asset known never to have changed hands certainly has no past traders. A fixed-price sale makes none, but
 * counts here as if it might have.
 */
const mayHaveTraders = (asset: Asset | AssetDetail): boolean =>
  !('trades' in asset) || asset.trades.length > 0 || wasBidOn(asset)

/** Where a bid on this asset goes, and what the bidder gets back if somebody bids more. */
export function BidShares({ asset, bid }: { asset: Asset; bid: bigint }) {
  return <BidSplit bid={bid} hasPastTraders={mayHaveTraders(asset)} explains={!wasBidOn(asset)} />
}
