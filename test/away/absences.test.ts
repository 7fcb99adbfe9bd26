import './support/world'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lookAway } from '../../src/actions/away/lookAway'
import { showAway } from '../../src/actions/away/showAway'
import { noteFilter, wishAsset, wishFilter } from '../../src/actions/away/wish'
import { readAsset } from '../../src/actions/load/readAsset'
import { NEWS_KINDS } from '../../src/domain/news'
import { awayCount, awayNews } from '../../src/state/away'
import { createRandom } from '../sandbox/api/seed/random'
import type { World } from '../sandbox/control/startWorld'
import type { Player } from '../sandbox-tests/support/player'
import { deedsOf } from './support/deeds'
import { readTruth } from './support/truth'
import { giveWishes, wishDeedsOf } from './support/wishDeeds'
import { readAssetTruth, readFilterTruth, wishNews } from './support/wishTruth'
import { open, openConnected, takeBytes } from './support/world'

const test = suite('away')

const ABSENCES = 30
const MOST_BYTES = 25_000
/** How often each deed is chosen. */
const DEEDS = [
  'outbid',
  'outbid',
  'sold',
  'sold',
  'putUp',
  'putUp',
  'takenOff',
  'time',
  'withdraw',
  'review',
  'refuse',
  'points',
  'redeem',
  'friend',
  'price',
  'price',
  'offMarket',
  'wishSold',
  'wishSold',
  'pet',
  'pet',
  'ownPet',
  'petSold',
] as const
/** Filters of the market that the player watches, and the kind of asset that they let through. */
const FILTERS = [
  ['val6=pet', 'pet'],
  ['val6=equip', 'equip'],
] as const
const WISHES = ['cheaper', 'wishSold', 'offered', 'newAt']

let world: World
let alice: Player

test.before(async () => {
  world = await openConnected()
  alice = await open(world, 'alice')
})
test.after(() => world?.stop())

test(`${ABSENCES} absences: nothing is missed, nothing comes twice, and a return reads at most ${MOST_BYTES} bytes`, async () => {
  const random = createRandom('absences')
  const wished = await giveWishes(world)
  const deeds = { ...deedsOf(world, () => alice, random), ...wishDeedsOf(world, random, wished) }
  const id = await world.provider.db.turn(async (tx) => {
    const found = await tx.one<{ id: string }>('SELECT id FROM players WHERE lower(address) = ?', [
      alice.address.toLowerCase(),
    ])
    return found?.id ?? ''
  })
  await lookAway()
  await showAway()
  assert.equal(awayNews.value.data?.news, [], 'a first visit has no news')
  const before = await readTruth(world, id)
  const told = new Set([
    ...before.lines.map((line) => `line ${line}`),
    ...before.takeBack.map((key) => `takeBack ${key}`),
  ])
  if (before.points !== null) told.add(`points ${before.points}`)
  let { activated } = before
  const answered = new Set(before.answers.keys())
  for (const asset of wished) wishAsset(await readAsset('card', asset))
  for (const [query] of FILTERS) {
    assert.is(wishFilter(query), null)
    await noteFilter(query)
  }
  const readWishTruths = async () => [
    ...(await Promise.all(wished.map((asset) => readAssetTruth(world, asset)))),
    ...(await Promise.all(FILTERS.map(([, kind]) => readFilterTruth(world, kind, id)))),
  ]
  let saw = await readWishTruths()
  const owed = new Set<string>()
  let tickets = 0
  let most = 0
  const kinds = new Map<string, number>()

  for (let absence = 1; absence <= ABSENCES; absence += 1) {
    const done: string[] = []
    for (let count = random.between(3, 8); count > 0; count -= 1) {
      const deed = random.pick(DEEDS)
      done.push(deed)
      await deeds[deed]()
    }
    alice = await open(world, 'alice')
    const truth = await readTruth(world, id)
    takeBytes()
    await lookAway()
    const bytes = takeBytes()
    most = Math.max(most, bytes)
    assert.ok(bytes <= MOST_BYTES, `absence ${absence}: ${bytes} bytes`)
    const due = [...truth.lines.map((line) => `line ${line}`), ...truth.takeBack.map((key) => `takeBack ${key}`)]
    if (truth.points !== null) due.push(`points ${truth.points}`)
    for (const key of due) if (!told.has(key)) owed.add(key)
    for (const key of due) told.add(key)
    tickets += truth.activated - activated
    activated = truth.activated
    // Now and then the player leaves again without looking.
    if (random.between(1, 4) === 1 && absence < ABSENCES) continue
    await showAway()
    const news = awayNews.value.data?.news ?? []
    const wishes = news.filter(({ kind }) => WISHES.includes(kind))
    const found = news.filter((one) => one.kind !== 'tickets' && !wishes.includes(one)).map(({ key }) => key)
    assert.equal(found.sort(), [...owed].sort(), `absence ${absence}: ${done.join()}`)
    const came = news.filter(({ kind }) => kind === 'tickets').reduce((sum, { units }) => sum + Number(units), 0)
    assert.is(came, tickets, `absence ${absence}: tickets`)
    assert.is(awayNews.value.data?.isPart, false)
    const now = await readWishTruths()
    assert.equal(
      wishes.map(({ kind, assetId, units, price }) => `${kind} ${assetId} ${units} ${price}`).sort(),
      saw.flatMap((one, at) => wishNews(one, now[at] ?? one, id)).sort(),
      `absence ${absence}: wishes after ${done.join()}`,
    )
    saw = now
    const reviews = news.filter(({ kind }) => kind === 'approved' || kind === 'rejected')
    const fresh = [...truth.answers].filter(([withdrawal]) => !answered.has(withdrawal))
    assert.equal(
      reviews.map(({ kind, units }) => `${kind} ${units}`).sort(),
      fresh.map(([, answer]) => answer).sort(),
      `absence ${absence}: reviews`,
    )
    for (const [withdrawal] of fresh) answered.add(withdrawal)
    for (const { kind } of news) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    owed.clear()
    tickets = 0
    // Opened again at once, it has nothing.
    alice = await open(world, 'alice')
    await lookAway()
    assert.is(awayCount.value, 0, `absence ${absence}: shown twice`)
  }
  console.log(`${ABSENCES} absences, at most ${most} bytes a return:`, Object.fromEntries(kinds))
  for (const kind of NEWS_KINDS) assert.ok(kinds.has(kind), `no absence brought ${kind}`)
})

test.run()
