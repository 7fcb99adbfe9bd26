import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadMoreInvites } from '../../src/actions/load/loadInvites'
import { loadMoreMembers } from '../../src/actions/load/loadLegion'
import { loadMorePoints } from '../../src/actions/load/loadPointHistory'
import { loadMoreRedemptions } from '../../src/actions/load/loadRedemptions'
import { forgetSession } from '../../src/actions/session/endSession'
import { invites } from '../../src/state/invites'
import { legion, pointHistory, redemptions } from '../../src/state/legion'
import { network } from './support/page'

const test = suite('actions, further pages of a list')

let asked: URL[] = []
let items: unknown[] = []
test.before.each(() => {
  forgetSession()
  asked = []
  items = []
  network.fetch = async (input) => {
    asked.push(new URL(String(input), 'http://localhost'))
    return Response.json({ code: 200, msg: '', data: { items, next: null } })
  }
})

const LISTS = [
  ['redemptions', redemptions, loadMoreRedemptions],
  ['points received', pointHistory, loadMorePoints],
] as const
for (const [name, list, loadMore] of LISTS) {
  test(`${name}: the next page follows what is there, and after the last one nothing is asked`, async () => {
    const first = { id: '1', amount: 5n, time: 0, type: null, points: 5n, userid: '', nickname: '' }
    list.value = { data: { items: [first], next: 'c' }, busy: false, error: null }
    items = [{ id: '2', amount: '7', time: 0, type: 1, points: '7', userid: 'bob', nickname: 'Bob' }]
    await loadMore()
    assert.is(list.value.error, null)
    assert.equal(
      list.value.data?.items.map(({ id }) => id),
      ['1', '2'],
    )
    assert.is(asked[0]?.searchParams.get('cursor'), 'c')
    await loadMore()
    assert.is(asked.length, 1)
  })

  test(`${name}: not asked twice at once`, async () => {
    list.value = { data: { items: [], next: 'c' }, busy: true, error: null }
    await loadMore()
    assert.equal(asked, [])
  })
}

test('members and invites: nothing is asked before the first page and after the last', async () => {
  await loadMoreMembers()
  await loadMoreInvites()
  legion.value = { data: { members: [], next: null } as never, busy: false, error: null }
  invites.value = { data: { items: [], next: null } as never, busy: false, error: null }
  await loadMoreMembers()
  await loadMoreInvites()
  assert.equal(asked, [])
})

test.run()
