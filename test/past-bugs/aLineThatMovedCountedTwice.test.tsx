import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadBook } from '../../src/actions/load/loadBook'
import { type AssetEvent, mergeEvents } from '../../src/domain/assetEvents'
import { toBook } from '../../src/domain/book'
import { bookLines } from '../../src/state/book'
import { user } from '../../src/state/session'
import { MDS } from '../screens/support/asset'
import { dividend } from '../screens/support/waiting'
import { fakeProvider, newUser } from '../screens/support/world'

const test = suite('past bugs, a line that moved to the next page counted twice')
test.after.each(() => {
  user.value = null
})

test('the book counts it once', async () => {
  user.value = newUser()
  const [first, second, third] = ['c', 'b', 'a'].map((id) => dividend({ id, amount: '3' }))
  // After the first page a new line came, which moved each of the others by one place.
  const page = (url: URL) =>
    url.searchParams.has('cursor') ? { items: [second, third], next: null } : { items: [first, second], next: '2' }
  fakeProvider({ '/api/user/activities': page })
  await loadBook(() => true)
  const lines = bookLines.value.data?.items ?? []
  assert.equal(
    lines.map(({ id }) => id),
    ['c', 'b', 'a'],
  )
  assert.is(toBook(lines, 'MDS', () => '2026-11').total.shares, 9n * MDS)
})

test('the activity of an asset shows it once', () => {
  const listed: AssetEvent = {
    id: '1',
    type: 6,
    name: 'Put on sale',
    by: '',
    byName: '',
    from: '',
    units: 5n,
    coin: 'MDS',
    time: 100,
    hash: null,
  }
  assert.is(mergeEvents([listed, listed], [], true).length, 1)
})

test.run()
