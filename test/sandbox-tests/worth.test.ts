import '../support/config'
import { gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_OFFERS, MOST_SALES } from '../../src/actions/load/loadWorth'
import { type AssetWire, toAsset } from '../../src/api/asset'
import { assetDetailShape, listTrades, toAssetDetail } from '../../src/api/assetDetail'
import { listMarket } from '../../src/api/card'
import { checkShape, toItems } from '../../src/api/shape'
import type { Asset } from '../../src/domain/asset'
import { type Figures, slipOf } from '../../src/domain/validation/slipOf'
import { askedCosts, marketBounds } from '../../src/domain/worth/bounds'
import { classOf, nearestTo } from '../../src/domain/worth/comparable'
import { bestOffer, costOf, type Offers, standingOf, toOffers } from '../../src/domain/worth/offers'
import { lastSale } from '../../src/domain/worth/sales'
import type { World } from '../sandbox/control/startWorld'
import { logIn, newKey } from './support/player'
import { shareWorld } from './support/world'

const test = suite('sandbox/worth')
const MOST_BYTES = 10_000
let world: World
let assets: Asset[]
/** How a player asks for what is not open to visitors. */
let reader: Record<string, string>

interface Answer {
  data: unknown
  bytes: number
  /** As a server sends it that compresses. */
  packed: number
}
/** Nothing changes in between, so each is asked for once. */
const answers = new Map<string, Promise<Answer>>()

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const text = await (await fetch(world.url + path, init)).text()
  const { data } = JSON.parse(text) as { data: unknown }
  return { data, bytes: Buffer.byteLength(text), packed: gzipSync(text).length }
}

/** The data of an answer, and how many bytes it had. */
function read(path: string): Promise<Answer> {
  const answer = answers.get(path) ?? ask(path)
  answers.set(path, answer)
  return answer
}

const rowsOf = <Row>(sql: string, args: (string | number)[] = []): Promise<Row[]> =>
  world.provider.db.turn((tx) => tx.all<Row>(sql, args))

test.before(async () => {
  world = await shareWorld()
  const ids = await rowsOf<{ id: string }>('SELECT id FROM assets ORDER BY seq')
  const { token } = await logIn(world, 'alice')
  reader = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  assets = []
  for (const { id } of ids) assets.push(toAsset((await read(`/api/card/${id}`)).data as AssetWire))
})

/** The page's own way to the offers. */
async function offersOf(asset: Asset, limit: number): Promise<{ offers: Offers; list: Answer; narrowed: string }> {
  const alike = classOf(asset)
  assert.ok(alike)
  const { tab, star, gradeBand } = alike
  const narrowed = star ? `star=${star}` : `grade_band=${gradeBand}`
  const list = await read(`/api/marketplace/list?tab=${tab}&${narrowed}&sort=priceLow&limit=${limit}`)
  const { items, next, total } = checkShape(listMarket.spec.answer, list.data, 'list')
  return { offers: toOffers(asset, { ...toItems(items, toAsset), next, total }), list, narrowed }
}

/** Others of the class on the market, by the database alone: a dragon's grades are in fives, the last band has four. */
const OTHERS = `SELECT other.price, other.market FROM assets AS other, assets AS own
  WHERE own.id = ? AND other.id <> own.id AND other.kind = own.kind
  AND CASE own.kind WHEN 'dragon' THEN (other.grade - 1) / 5 = (own.grade - 1) / 5 ELSE other.star = own.star END
  AND (other.market = 'sale' OR (other.market = 'auction' AND other.taken_off = 0 AND other.deadline >= ?))`

/** What each of them costs: an auction the price and eleven hundredths of it, rounded up. */
async function costsOf(asset: Asset): Promise<bigint[]> {
  const rows = await rowsOf<{ price: string; market: string }>(OTHERS, [asset.id, world.provider.clock.now()])
  return rows.map(({ price, market }) => {
    const units = BigInt(price)
    return market === 'auction' ? units + (units * 11n + 99n) / 100n : units
  })
}

test('places, counts and the best offer are those of the database, in over 1,000 cases', async () => {
  let cases = 0
  let exact = 0
  for (const [at, asset] of assets.entries()) {
    const limit = at % 2 === 0 ? MOST_OFFERS : 4
    const { offers } = await offersOf(asset, limit)
    const costs = await costsOf(asset)
    assert.is(offers.total, costs.length, `${asset.id}: how many`)
    const least = costs.reduce<bigint | null>((low, cost) => (low === null || cost < low ? cost : low), null)
    const best = bestOffer(offers)
    if (best) assert.is(best.cost, least, `${asset.id}: the cheapest`)
    else assert.ok(least === null || offers.reach !== null, `${asset.id}: a cheapest is known`)
    const prices = [7n * 10n ** 18n, 101n * 10n ** 18n, 10n ** 21n, ...offers.items.slice(0, 1).map(({ cost }) => cost)]
    for (const price of prices) {
      const { cheaper, isExact } = standingOf(price, offers)
      const truth = costs.filter((cost) => cost < price).length
      if (isExact) assert.is(cheaper, truth, `${asset.id} at ${price}`)
      else assert.ok(cheaper <= truth, `${asset.id} at least, at ${price}`)
      cases++
      if (isExact) exact++
    }
  }
  assert.ok(cases >= 1000, `${cases} cases`)
  assert.ok(exact > cases / 2, `${exact} of ${cases} exact`)
})

test('last sales are those of the database', async () => {
  let sold = 0
  for (const { id } of assets) {
    const { data } = await read(`/api/card/${id}`)
    const sale = lastSale(toAssetDetail(checkShape(assetDetailShape, data, 'card')).trades)
    const [row] = await rowsOf<{ price: string; time: number }>(
      'SELECT price, time FROM trades WHERE asset_id = ? ORDER BY time DESC, id DESC LIMIT 1',
      [id],
    )
    assert.equal(sale, row ? { price: BigInt(row.price), time: row.time } : null, id)
    if (row) sold++
  }
  assert.ok(sold > 20, `${sold} were sold`)
})

/** What one call for the trades of an asset answers. */
async function readTrades(id: string): Promise<Answer> {
  const path = '/api/user/card/business'
  const key = `${path} ${id}`
  const answer =
    answers.get(key) ??
    ask(path, { method: 'POST', headers: { ...reader, 'idempotency-key': newKey() }, body: JSON.stringify({ id }) })
  answers.set(key, answer)
  return answer
}

/** The list's end that a first price is held against. */
const endOf = (filters: string, sort: 'priceLow' | 'priceHigh', limit: number) =>
  read(`/api/marketplace/list?${filters}&sort=${sort}&limit=${limit}`)

/** The page's own calls for a first price, beside the offers. */
async function endsOf(
  { kind }: Pick<Asset, 'kind'>,
  narrowed: string,
  more = 0,
): Promise<[dearest: Answer, cheap: Answer, dear: Answer]> {
  const tab = `tab=${kind === 'dragon' ? 'dragon' : 'cards'}`
  return Promise.all([
    endOf(`tab=${kind}&${narrowed}`, 'priceHigh', 1 + more),
    endOf(tab, 'priceLow', 2 + more),
    endOf(tab, 'priceHigh', 2 + more),
  ])
}

test('a look costs less than 10 kB of answers: the list, the ends of the market and all last sales together', async () => {
  let most = { bytes: 0, packed: 0, list: 0, sale: 0 }
  for (const asset of assets) {
    const { offers, list, narrowed } = await offersOf(asset, MOST_OFFERS)
    const offered = offers.items.map((offer) => offer.asset)
    const look = [asset, ...nearestTo(asset, offered, MOST_SALES)]
    const sales = await Promise.all(look.map(({ id }) => readTrades(id)))
    for (const { data } of sales) checkShape(listTrades.spec.answer, data, 'trades')
    const all = [list, ...(await endsOf(asset, narrowed)), ...sales]
    const sum = (of: 'bytes' | 'packed') => all.reduce((total, answer) => total + answer[of], 0)
    most = {
      bytes: Math.max(most.bytes, sum('bytes')),
      packed: Math.max(most.packed, sum('packed')),
      list: Math.max(most.list, list.bytes),
      sale: Math.max(most.sale, ...sales.map(({ bytes }) => bytes)),
    }
  }
  console.log(`a look: at most ${most.bytes} bytes, ${most.packed} packed; its list ${most.list}, a sale ${most.sale}`)
  assert.ok(most.bytes < MOST_BYTES, `a look: ${most.bytes}`)
  // No class of the seed fills the list: as long as it can be, every end as long, and eight assets sold before.
  const longest = await read(`/api/marketplace/list?sort=priceLow&tab=hero&limit=${MOST_OFFERS}`)
  const ends = await endsOf({ kind: 'hero' }, 'star=0')
  const traded = await rowsOf<{ asset_id: string }>('SELECT DISTINCT asset_id FROM trades ORDER BY asset_id')
  const sizes = await Promise.all(traded.map(({ asset_id }) => readTrades(asset_id).then(({ bytes }) => bytes)))
  const usual = sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0
  const sum = longest.bytes + ends.reduce((total, { bytes }) => total + bytes, 0) + usual * (MOST_SALES + 1)
  assert.ok(sum < MOST_BYTES, `a full list, both ends, and the trades of nine assets that were sold: ${sum}`)
})

interface Case {
  asset: Asset
  /** What somebody really asked or paid. */
  price: bigint
  /** Its price before that; null: none is known. */
  own: bigint | null
}

/** Every price of the seed, with what was known of the asset before it. */
async function realPrices(): Promise<Case[]> {
  const trades = await rowsOf<{ asset_id: string; price: string }>(
    'SELECT asset_id, price FROM trades ORDER BY time, id',
  )
  return assets.flatMap((asset) => {
    const paid = trades.filter(({ asset_id }) => asset_id === asset.id).map(({ price }) => BigInt(price))
    const real = [...paid, ...(asset.price === null ? [] : [asset.price])]
    return real.map((price, at) => ({ asset, price, own: real[at - 1] ?? null }))
  })
}

/** What the page holds a price against, as it reads it. */
async function figuresOf({ asset, own }: Case): Promise<Figures> {
  const { offers, narrowed } = await offersOf(asset, MOST_OFFERS)
  const [dearest, cheap, dear] = await endsOf(asset, narrowed, 1)
  const toEnd = ({ data }: Answer) => {
    const { items, total } = checkShape(listMarket.spec.answer, data, 'list')
    // Before its first price it was not on the market itself.
    const others = toItems(items, toAsset).items.filter(({ id }) => id !== asset.id)
    return { items: others, total: total - 1 }
  }
  const [first] = toEnd(dearest).items
  const { star, kind } = asset
  const kin =
    first || kind === 'dragon'
      ? []
      : (
          await Promise.all(
            (['priceLow', 'priceHigh'] as const).map((sort) => endOf(`tab=cards&star=${star}`, sort, 2)),
          )
        )
          .flatMap((end) => toEnd(end).items.slice(0, 1))
          .flatMap((offer) => costOf(offer) ?? [])
  return {
    own: own === null ? [] : [own],
    asked: askedCosts(offers, first ? costOf(first) : null),
    sold: [],
    kin,
    market: marketBounds(toEnd(cheap), toEnd(dear)),
  }
}

test('every slip by ten of the seed is caught, with less than 2 % false alarms', async () => {
  const cases = await realPrices()
  const missed: string[] = []
  let alarms = 0
  for (const each of cases) {
    const figures = await figuresOf(each)
    if (slipOf(each.price * 10n, figures)?.way !== 'above') missed.push(`${each.asset.id} ten times ${each.price}`)
    if (slipOf(each.price / 10n, figures)?.way !== 'below') missed.push(`${each.asset.id} a tenth of ${each.price}`)
    if (slipOf(each.price, figures)) alarms++
  }
  const first = cases.filter(({ own }) => own === null).length
  console.log(
    `${cases.length} prices, ${first} of them the first: ${missed.length} slips missed, ${alarms} false alarms`,
  )
  assert.ok(cases.length > 150, `${cases.length} prices`)
  assert.ok(first > 100 && first < cases.length, `${first} first prices`)
  assert.equal(missed, [])
  assert.ok(alarms / cases.length < 0.02, `${alarms} alarms of ${cases.length} prices`)
})

test.run()
