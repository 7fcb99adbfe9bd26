import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import type { Provider } from '../api/provider'
import { askMany } from '../api/seed/sendAll'
import type { AssetRow } from '../api/store/assets'

/** An asset about which provider and chain differ. */
export interface Difference {
  id: string
  what: 'owner' | 'listing' | 'auction'
  provider: string
  chain: string
}

interface OnChain {
  owner: string
  /** Seller and price of the sale; empty without one. */
  listing: string
  /** Holder and price of the auction; empty without one. */
  auction: string
}

/** Compares every token the provider knows with the chain: who has it, and its price. */
export async function compareWithChain(provider: Provider): Promise<Difference[]> {
  await provider.indexer.sync()
  const assets = await provider.db.turn((tx) => tx.all<AssetRow>('SELECT * FROM assets WHERE token_id IS NOT NULL'))
  const onChain = await readAll(provider, assets)
  return assets.flatMap((asset, index) => {
    const there = onChain[index]
    return there ? differences(provider, asset, there) : []
  })
}

function differences({ chain }: Provider, asset: AssetRow, there: OnChain): Difference[] {
  const holders = { game: chain.addresses.vault, contract: chain.addresses.auction, wallet: asset.owner_address }
  const offer = `${asset.owner_address} ${BigInt(asset.price ?? 0)}`
  const here: OnChain = {
    owner: holders[asset.place].toLowerCase(),
    listing: asset.market === 'sale' ? offer : '',
    auction: asset.market === 'auction' ? offer : '',
  }
  return (['owner', 'listing', 'auction'] as const).flatMap((what) =>
    here[what] === there[what] ? [] : [{ id: asset.id, what, provider: here[what], chain: there[what] }],
  )
}

async function readAll({ chain }: Provider, assets: AssetRow[]): Promise<OnChain[]> {
  const { addresses, abis } = chain
  const call = (to: Address, data: Hex) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  const requests = assets.flatMap(({ collection, token_id }) => {
    const at = addresses[collection]
    const tokenId = BigInt(token_id ?? 0)
    return [
      call(at, encodeFunctionData({ abi: abis.card, functionName: 'ownerOf', args: [tokenId] })),
      call(at, encodeFunctionData({ abi: abis.card, functionName: 'listing', args: [tokenId] })),
      call(addresses.auction, encodeFunctionData({ abi: abis.auction, functionName: 'auction', args: [at, tokenId] })),
    ]
  })
  const results = (await askMany(chain.rpcUrl, requests)) as Hex[]
  return assets.map((_, index) => {
    const [owner = '0x', listing = '0x', auction = '0x'] = results.slice(index * 3, index * 3 + 3)
    const [seller, price] = decodeFunctionResult({ abi: abis.card, functionName: 'listing', data: listing })
    const [holder, bid] = decodeFunctionResult({ abi: abis.auction, functionName: 'auction', data: auction })
    return {
      owner: decodeFunctionResult({ abi: abis.card, functionName: 'ownerOf', data: owner }).toLowerCase(),
      listing: price === 0n ? '' : `${seller.toLowerCase()} ${price}`,
      auction: bid === 0n ? '' : `${holder.toLowerCase()} ${bid}`,
    }
  })
}
