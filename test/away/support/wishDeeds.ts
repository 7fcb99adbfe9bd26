import { type Abi, encodeFunctionData, type Hex, parseUnits, toHex } from 'viem'
import type { Provider } from '../../sandbox/api/provider'
import type { Random } from '../../sandbox/api/seed/random'
import { type AssetRow, findAsset } from '../../sandbox/api/store/assets'
import { findPlayer } from '../../sandbox/api/store/players'
import { giveAsset, giveWalletCoins, sendAs } from '../../sandbox/control/give'
import type { World } from '../../sandbox/control/startWorld'
import { accountOf, type PersonName, personNamed } from '../../sandbox/people'

let refs = 0
const newRef = (): Hex => toHex(`wish ${++refs}`, { size: 32 })

const addressOf = (name: PersonName) => accountOf(personNamed(name)).address
const rowOf = (provider: Provider, name: PersonName) =>
  provider.db.turn(async (tx) => {
    const found = await tx.one<{ id: string }>('SELECT id FROM players WHERE lower(address) = ?', [
      addressOf(name).toLowerCase(),
    ])
    const player = found && (await findPlayer(tx, found.id))
    if (!player) throw new Error('no such player')
    return player
  })

const units = (price: number): bigint => parseUnits(String(price), 18)

/** What others do to assets that a player keeps an eye on, on the chain; each does nothing where it cannot happen. */
export function wishDeedsOf({ provider, chain }: World, random: Random, ids: readonly string[]) {
  const { addresses, abis } = chain
  const others = ['bob', 'carol'] as const
  const send = (from: Hex, to: Hex, abi: Abi, functionName: string, args: readonly unknown[]) =>
    sendAs(provider, from, to, encodeFunctionData({ abi, functionName, args }))
  const settle = async () => {
    await chain.mine(3)
    await provider.indexer.sync()
  }
  const giveTo = async (name: PersonName, gift: Parameters<typeof giveAsset>[2]) =>
    giveAsset(provider, await rowOf(provider, name), gift)
  const find = (id: string) =>
    provider.db.turn(async (tx) => {
      const asset = await findAsset(tx, id)
      if (!asset) throw new Error(`no asset ${id}`)
      return asset
    })
  const on = (asset: AssetRow, functionName: string, ...args: readonly unknown[]) =>
    send(asset.owner_address as Hex, addresses[asset.collection], abis.card as Abi, functionName, [
      BigInt(asset.token_id ?? 0),
      ...args,
      newRef(),
    ])

  /** Buys from whoever offers it, as one of the others. */
  async function buy(asset: AssetRow): Promise<void> {
    const buyer = others.map(addressOf).find((address) => address.toLowerCase() !== asset.owner_address.toLowerCase())
    if (!buyer || asset.market !== 'sale') return
    const at = addresses[asset.collection]
    const price = BigInt(asset.price ?? 0)
    await send(buyer, addresses.coins.MDS, abis.coin as Abi, 'approve', [at, price])
    await send(buyer, at, abis.card as Abi, 'buy', [BigInt(asset.token_id ?? 0), price, newRef()])
    await settle()
  }
  const some = () => find(random.pick(ids))

  const deeds = {
    /** Cheaper, dearer, or on the market again. */
    async price() {
      const asset = await some()
      if (asset.place !== 'wallet') return deeds.lotPrice(asset)
      if (asset.market === 'sale') await on(asset, 'cancel')
      await on(asset, 'sell', units(random.between(20, 90)))
      await settle()
    },
    /** The holder of an auction sets another price, also when its time was over. */
    async lotPrice(asset: AssetRow) {
      const args = [addresses[asset.collection], BigInt(asset.token_id ?? 0), units(random.between(20, 90)), newRef()]
      const set = send(asset.owner_address as Hex, addresses.auction, abis.auction as Abi, 'setPrice', args)
      await set.then(settle, Boolean)
    },
    async offMarket() {
      const asset = await some()
      if (asset.market !== 'sale') return
      await on(asset, 'cancel')
      await settle()
    },
    async wishSold() {
      const asset = await some()
      await buy(asset)
      // The buyer may want to make something of it.
      if (random.between(0, 1) === 0) await deeds.price()
    },
    /** Under wished filters there is one more. */
    async pet() {
      await giveTo(random.pick(others), { kind: 'pet', place: 'wallet', price: String(random.between(1, 9)) })
    },
    /** The player's own offer under the same filters is no news, and hides none. */
    async ownPet() {
      await giveTo('alice', { kind: 'pet', place: 'wallet', price: '1' })
    },
    async petSold() {
      const pets = await provider.db.turn((tx) =>
        tx.all<AssetRow>("SELECT * FROM assets WHERE kind = 'pet' AND market = 'sale' ORDER BY price, seq LIMIT 1"),
      )
      for (const pet of pets) await buy(pet)
    },
  }
  return deeds
}

/** Assets of others for the player to keep an eye on: two that are offered, one that is not, and an auction. */
export async function giveWishes({ provider }: World): Promise<string[]> {
  const [bob, carol] = [await rowOf(provider, 'bob'), await rowOf(provider, 'carol')]
  for (const player of [bob, carol]) await giveWalletCoins(provider, player, 'MDS', '100000')
  const given = [
    await giveAsset(provider, bob, { kind: 'hero', place: 'wallet', price: '60' }),
    await giveAsset(provider, carol, { kind: 'equip', place: 'wallet', price: '70' }),
    await giveAsset(provider, bob, { kind: 'hero', place: 'wallet', price: null }),
    await giveAsset(provider, carol, { kind: 'hero', place: 'contract', price: '50' }),
  ]
  return given.map(({ id }) => id)
}
