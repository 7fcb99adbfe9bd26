import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mayArrive } from '../../src/actions/wallet/mayArrive'
import { watchOwnCode } from '../../src/actions/wallet/ownCode'
import { ownCode } from '../../src/state/ownCode'
import { user } from '../../src/state/session'
import { pass, until } from '../actions/support/clock'
import { newStage, player } from '../actions/support/stage'
import { ALICE, BOB } from '../support/fakeProvider'

const test = suite('past bugs, silent nodes took a warning back')

const UNKNOWN = `0xef0100${'d'.repeat(40)}` as const
const STALE_MS = 200_000

async function tapOnBuy(): Promise<boolean> {
  let answer: boolean | null = null
  void mayArrive('buy').then((may) => {
    answer = may
  })
  await until(() => answer !== null)
  return answer === true
}

test('unknown code that was found holds the tap, although every node has fallen silent since', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, UNKNOWN)
  const end = watchOwnCode('buy')
  await until(() => ownCode.value?.code.is === 'unknown')
  await pass(STALE_MS)
  chain.isDown = true
  assert.not(await tapOnBuy())
  assert.is(ownCode.value?.code.is, 'unknown')
  chain.isDown = false
  chain.codes.delete(ALICE)
  assert.ok(await tapOnBuy(), 'a node that answers takes it back')
  assert.is(ownCode.value?.code.is, 'empty')
  end()
})

test('what was found of one account says nothing of another', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, UNKNOWN)
  assert.not(await tapOnBuy())
  user.value = player({ address: BOB })
  chain.isDown = true
  assert.ok(await tapOnBuy())
  assert.is(ownCode.value, null)
})

test.run()
