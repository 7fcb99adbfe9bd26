import { type Abi, encodeFunctionData, type Hex, parseUnits, toHex } from 'viem'
import { reviewWithdrawal } from '../../sandbox/api/review'
import type { Random } from '../../sandbox/api/seed/random'
import { activatePlayer } from '../../sandbox/api/store/activation'
import type { AssetRow } from '../../sandbox/api/store/assets'
import { findPlayer, type PlayerRow } from '../../sandbox/api/store/players'
import { giveAsset, sendAs, takeOff } from '../../sandbox/control/give'
import type { World } from '../../sandbox/control/startWorld'
import { accountOf, type PersonName, personNamed } from '../../sandbox/people'
import { newKey, type Player } from '../../sandbox-tests/support/player'

const DAY = 86_400
let refs = 0
const newRef = (): Hex => toHex(`absence ${++refs}`, { size: 32 })

/** What can happen while the player is away, by others or by time; each does nothing where it cannot happen. */
export function deedsOf(world: World, alice: () => Player, random: Random) {
  const { provider, chain } = world
  const { addresses, abis } = chain
  const others = ['bob', 'carol'] as const
  /** The price at which each lot of the player's stands, by token. */
  const lots: { asset: AssetRow; price: bigint }[] = []
  const send = (name: PersonName, to: Hex, abi: Abi, functionName: string, args: readonly unknown[]) =>
    sendAs(provider, accountOf(personNamed(name)).address, to, encodeFunctionData({ abi, functionName, args }))
  const settle = async () => {
    await chain.mine(3)
    await provider.indexer.sync()
  }
  const row = () =>
    provider.db.turn(async (tx) => {
      const found = await tx.one<PlayerRow>('SELECT * FROM players WHERE lower(address) = ?', [
        alice().address.toLowerCase(),
      ])
      if (!found) throw new Error('no such player')
      return found
    })
  const give = async (gift: Parameters<typeof giveAsset>[2]) => giveAsset(provider, await row(), gift)
  const priceOf = (units: bigint) => (units * 111n) / 100n + 1n

  async function bid(asset: AssetRow, price: bigint, name: PersonName): Promise<bigint> {
    const amount = priceOf(price)
    await send(name, addresses.coins.MDS, abis.coin as Abi, 'approve', [addresses.auction, amount])
    const at = addresses[asset.collection]
    await send(name, addresses.auction, abis.auction as Abi, 'bid', [
      at,
      BigInt(asset.token_id ?? 0),
      price,
      amount,
      newRef(),
    ])
    return amount
  }

  async function moveOn(seconds: number): Promise<void> {
    provider.clock.setOffsetMs(provider.clock.offsetMs() + seconds * 1000)
    await chain.timeForward(seconds)
    await provider.indexer.sync()
  }
  const answer = (isApproved: () => boolean) =>
    provider.db.turn(async (tx) => {
      const waiting = await tx.all<{ id: number }>("SELECT id FROM withdrawals WHERE state = 'submitted'")
      for (const { id } of waiting) await reviewWithdrawal(provider, tx, id, isApproved())
    })

  const deeds = {
    async putUp() {
      const price = random.between(10, 99)
      lots.push({
        asset: await give({ kind: 'hero', place: 'contract', price: String(price) }),
        price: parseUnits(String(price), 18),
      })
    },
    /** Somebody takes a lot, and perhaps another one takes it from them: the player has a share in that. */
    async outbid() {
      if (lots.length === 0) await deeds.putUp()
      const lot = lots.pop()
      if (!lot) return
      const [first, second] = random.between(0, 1) === 0 ? others : [...others].reverse()
      const price = await bid(lot.asset, lot.price, first ?? 'bob').catch(() => null)
      if (price !== null && random.between(0, 1) === 0) await bid(lot.asset, price, second ?? 'carol')
      await settle()
    },
    async sold() {
      const price = String(random.between(1, 50))
      const asset = await give({ kind: random.pick(['hero', 'pet'] as const), place: 'wallet', price })
      const name = random.pick(others)
      await send(name, addresses.coins.MDS, abis.coin as Abi, 'approve', [addresses.card, parseUnits(price, 18)])
      await send(name, addresses.card, abis.card as Abi, 'buy', [
        BigInt(asset.token_id ?? 0),
        parseUnits(price, 18),
        newRef(),
      ])
      await settle()
    },
    /** The auction ends by the player's own hand, on another device. */
    async takenOff() {
      const lot = lots.pop()
      if (lot) await takeOff(provider, lot.asset).catch(Boolean)
    },
    /** Time passes: auctions end, points ripen, and a day is enough for the next withdrawal. */
    async time() {
      await moveOn(random.between(1, 3 * DAY))
    },
    async withdraw() {
      const body = { amount: '20', fund_password: alice().person.fundPassword }
      await alice().post('/api/user/withdraw', body, newKey())
    },
    /** A withdrawal comes back: the answer of the review is no. */
    async refuse() {
      await moveOn(DAY + 60)
      await deeds.review()
      await deeds.withdraw()
      await answer(() => false)
    },
    async review() {
      await answer(() => random.between(0, 1) === 0)
    },
    async points() {
      const { id } = await row()
      await provider.db.turn((tx) => tx.update('players', { id }, { points: String(parseUnits('7', 18)) }))
    },
    async redeem() {
      await alice().post('/api/receive/mds', {}, newKey())
    },
    async friend() {
      const { id } = await row()
      await provider.db.turn(async (tx) => {
        const friends = await tx.all<PlayerRow>('SELECT * FROM players WHERE inviter_id = ? AND activated_at IS NULL', [
          id,
        ])
        const [friend] = friends
        const found = friend && (await findPlayer(tx, friend.id))
        if (found) await activatePlayer(tx, found.id, provider.clock.now())
      })
    },
  }
  return deeds
}
