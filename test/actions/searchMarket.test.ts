import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { searchMarket } from '../../src/actions/load/searchMarket'
import type { Asset } from '../../src/domain/asset'
import type { Pages } from '../../src/state/loading'
import { market } from '../../src/state/market'
import { newAsset } from '../screens/support/asset'

const test = suite('actions/searchMarket')

test.before.each(() => {
  market.value = { data: null, busy: false, error: null }
})

const named = (name: string): Asset => newAsset({ name })
/** A market of pages, each of so many foxes among ten offers; notes what was asked for. */
function marketOf(foxes: readonly number[]) {
  const asked: string[] = []
  const read = async (cursor: string | null, limit: number | null): Promise<Pages<Asset>> => {
    asked.push(`${cursor} ${limit}`)
    const at = Number(cursor ?? 0)
    const items = Array.from({ length: 10 }, (_, index) => named(index < (foxes[at] ?? 0) ? 'Fox' : 'Owl'))
    return { items, next: at + 1 < foxes.length ? String(at + 1) : null, total: foxes.length * 10 }
  }
  return { asked, read }
}

test('it reads on until a screenful is found, in larger pages after the first', async () => {
  const { asked, read } = marketOf([5, 5, 5, 5])
  const found = await searchMarket('fox', null, read)
  assert.equal(asked, ['null null', '1 60', '2 60'])
  assert.equal([found.items.length, found.next, found.searched], [15, '3', { read: 30, total: 40 }])
  assert.is(found.total, undefined, 'more may be found')
})

test('it ends with the market', async () => {
  const { asked, read } = marketOf([1, 0])
  const found = await searchMarket('fox', null, read)
  assert.equal(asked.length, 2)
  assert.equal([found.items.length, found.next, found.searched], [1, null, { read: 20, total: 20 }])
  assert.is(found.total, 1)
})

test('at its end it tells how many were found in all', async () => {
  const { read } = marketOf([...Array(8).fill(1), 3])
  const first = await searchMarket('fox', null, read)
  assert.equal([first.total, first.next], [undefined, '8'])
  market.value = { data: first, busy: false, error: null }
  assert.is((await searchMarket('fox', '8', read)).total, 11)
  assert.is((await searchMarket('fox', null, marketOf([0]).read)).total, 0, 'a new search counts from nothing')
})

test('one go is eight pages; the next goes on where it was, and counts on', async () => {
  const { asked, read } = marketOf(Array(20).fill(0))
  const first = await searchMarket('fox', null, read)
  assert.equal([asked.length, first.next, first.searched?.read], [8, '8', 80])
  market.value = { data: first, busy: false, error: null }
  const second = await searchMarket('fox', first.next ?? null, read)
  assert.equal([asked[8], second.next, second.searched?.read], ['8 60', '16', 160])
})

test('offers that cannot be read are told of all its pages together', async () => {
  const read = async (cursor: string | null) => ({
    items: [named('Owl')],
    next: cursor ? null : 'c',
    unread: 2,
    total: 6,
  })
  assert.is((await searchMarket('fox', null, read)).unread, 4)
})

test('it counts what could not be read, and goes on without knowing what was read before', async () => {
  const read = async (): Promise<Pages<Asset>> => ({ items: [named('Fox')], next: null, unread: 2 })
  const found = await searchMarket('fox', '3', read)
  assert.equal([found.items.length, found.unread, found.searched], [1, 2, { read: 1, total: 1 }])
})

test.run()
