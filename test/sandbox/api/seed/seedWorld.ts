import type { Address } from 'viem'
import { accountOf, FIRST_EXTRA_INDEX, PEOPLE } from '../../people'
import type { Provider } from '../provider'
import { createPlan, TRADERS } from './plan'
import { SECONDS_AHEAD, type SeedAccount, seedActivations, seedChain } from './seedChain'
import { seedGameAssets, spreadOverPast } from './seedGame'
import { seedLegion, seedWithdrawals } from './seedLegion'
import { hashPasswords, seedPlayers } from './seedPlayers'
import { seedSite } from './seedSite'

const TRADER_COINS = { MDS: '2000000', MDV: '200' } as const

/**
 * Fills an empty world, the same in every run. The indexer writes what happens on chain into the database, as always;
 * the rest is written directly.
 */
export async function seedWorld(provider: Provider): Promise<void> {
  const { chain, db, clock, indexer } = provider
  const plan = createPlan()
  const addresses = (await chain.client.request({ method: 'eth_accounts' } as never)) as Address[]
  const traders = addresses.slice(FIRST_EXTRA_INDEX, FIRST_EXTRA_INDEX + TRADERS)
  const people = PEOPLE.map(toAccount)
  const registered = PEOPLE.flatMap((person, index) => (person.isRegistered ? [people[index] as SeedAccount] : []))
  const strangers = people.filter((account) => !registered.includes(account))
  const accounts = [
    ...registered,
    ...traders.map((address) => ({ address, isActivated: true, coins: TRADER_COINS, bnb: '1000' })),
    ...strangers,
  ]
  const passwords = hashPasswords()
  await chain.hold()
  await seedChain(chain, plan, accounts)
  await seedActivations(chain, plan, accounts)
  await chain.mine()
  await chain.resume()
  clock.setOffsetMs(clock.offsetMs() + SECONDS_AHEAD * 1000)
  const now = clock.now()
  const hashed = await passwords
  const players = await db.turn(async (tx) => {
    await seedSite(tx, chain.addresses.coins.MDS)
    return seedPlayers(tx, traders, hashed, now)
  })
  await indexer.sync()
  await db.turn(async (tx) => {
    await seedGameAssets(tx, plan, players, now)
    await seedLegion(tx, players, now)
    await seedWithdrawals(tx, players, now)
    await spreadOverPast(tx, now)
  })
}

function toAccount(person: (typeof PEOPLE)[number]): SeedAccount {
  const { BNB = '0', ...coins } = person.wallet
  // The activation's 1 MDV comes on top, so that the person ends up with the amount in people.ts.
  const mdv = person.isActivated ? { MDV: String(Number(coins.MDV ?? 0) + 1) } : {}
  return { address: accountOf(person).address, isActivated: person.isActivated, coins: { ...coins, ...mdv }, bnb: BNB }
}
