import type { Address } from 'viem'
import { toLowerHex } from '../../../../src/domain/hex'
import { toSortable } from '../db/sortable'
import type { Provider } from '../provider'
import { type AssetRow, changeAsset, OFF_MARKET, REST_STATUSES } from '../store/assets'
import { hasOpenClaim } from '../store/claims'
import { findOpenOrder } from '../store/orders'
import { findPlayerByAddress, type PlayerRow } from '../store/players'

type Values = Partial<AssetRow>

const TAKEN_OFF = 4

/**
 * Compares a player's asset with the chain, and adopts what differs: who has the token, and its price. While the
 * provider itself has a sale or claim under way with it, it waits for that.
 */
export async function rereadAsset({ chain, db, clock }: Provider, player: PlayerRow, asset: AssetRow): Promise<void> {
  if (asset.token_id === null || asset.owner_id !== player.id) return
  const found = await readChain(chain, asset)
  await db.turn(async (tx) => {
    if (await hasOpenClaim(tx, asset.id)) return
    if (found.place === 'wallet' && asset.status === 4 && (await findOpenOrder(tx, asset.id, 'sell'))) return
    const holder = found.holder === null ? player : await findPlayerByAddress(tx, found.holder)
    const owner = { owner_id: holder?.id ?? null, owner_address: found.holder ?? asset.owner_address }
    const { holder: _, ...values } = { ...OFF_MARKET, status: restOf(asset), ...found, ...owner }
    const isSame = Object.entries(values).every(([name, value]) => asset[name as keyof AssetRow] === value)
    if (!isSame) await changeAsset(tx, asset.id, values, clock.now())
  })
}

const restOf = ({ status }: AssetRow) => (REST_STATUSES.includes(status) ? status : 0)

/** Where the chain has a token and at which price; its holder, lower case, if the chain knows one. */
async function readChain(chain: Provider['chain'], asset: AssetRow): Promise<Values & { holder: Address | null }> {
  const { client, addresses, abis } = chain
  const at = addresses[asset.collection]
  const tokenId = BigInt(asset.token_id ?? 0)
  const ask = { address: at, abi: abis.card } as const
  const owner: Address = await client.readContract({ ...ask, functionName: 'ownerOf', args: [tokenId] })
  if (owner === addresses.vault) return { place: 'game', holder: null }
  if (owner === addresses.auction) {
    const lot = { address: addresses.auction, abi: abis.auction, args: [at, tokenId] } as const
    const [holder, price, deadline, trades, state] = await client.readContract({ ...lot, functionName: 'auction' })
    // A token sent there without `start` is stuck.
    if (state === 0) return { place: 'contract', status: 6, holder: null }
    const offer = toSortable(price)
    return {
      place: 'contract',
      status: 1,
      market: 'auction',
      price: offer,
      start_price: asset.start_price ?? offer,
      bid: trades > 0 ? offer : null,
      deadline: Number(deadline),
      taken_off: state === TAKEN_OFF ? 1 : 0,
      holder: toLowerHex(holder),
    }
  }
  const holder = toLowerHex(owner)
  const [, price] = await client.readContract({ ...ask, functionName: 'listing', args: [tokenId] })
  if (price === 0n) return { place: 'wallet', holder }
  return { place: 'wallet', status: 1, market: 'sale', price: toSortable(price), holder }
}
