import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { loadWayOut } from '../../src/actions/wayOut/loadWayOut'
import { bothOf, withoutTwins } from '../../src/domain/tokenNumbers'
import { wayOut } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { readNumbersOf } from '../../src/storage/wayOutItems'
import { until } from '../actions/support/clock'
import { newStage } from '../actions/support/stage'
import { ALICE, BOB } from '../support/fakeProvider'

const test = suite('past bugs, other numbers hid a share on the way out')

const fifty = (from: number) => bothOf(Array.from({ length: 50 }, (_, index) => BigInt(from + index)))

async function look(numbers: Parameters<typeof loadWayOut>[0]): Promise<void> {
  void loadWayOut(numbers)
  await until(() => !wayOut.value.busy)
}

test('a share of a traded card stays in sight, however many other numbers are looked up', async () => {
  const { chain } = await newStage()
  wayOut.value = { data: null, busy: false, error: null }
  writeItem('numbers', null)
  chain.state.owners.set('card 9', BOB)
  chain.state.owed.set(`card 9 ${ALICE}`, 77n)
  await connect()
  await look([{ collection: 'card', tokenId: 9n }])
  assert.is(wayOut.value.data?.waiting?.shares.length, 1)
  for (const from of [1000, 2000, 3000]) await look(fifty(from))
  assert.is(wayOut.value.data?.waiting?.shares.length, 1)
  assert.ok(readNumbersOf(ALICE).some(({ tokenId }) => tokenId === 9n))
})

test('a number that no token can have does not hide what waits', async () => {
  const { chain } = await newStage()
  wayOut.value = { data: null, busy: false, error: null }
  chain.state.owed.set(ALICE, 11n)
  const most = (1n << 256n) - 1n
  const cards = [7n, most, most + 1n].map((tokenId) => ({ collection: 'card', tokenId }) as const)
  writeItem('numbers', `${ALICE} ${cards.map(({ tokenId }) => `card:${tokenId}`).join()}`)
  await connect()
  await look([])
  assert.is(wayOut.value.data?.waiting?.credit, 11n)
  assert.equal(withoutTwins(cards), cards.slice(0, 2))
})

test.run()
