import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { loadWayOut } from '../../src/actions/wayOut/loadWayOut'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import type { Exit } from '../../src/domain/exit'
import { exitRuns } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { readNotes } from '../../src/storage/wayOutItems'
import { quiet, until } from '../actions/support/clock'
import { newStage } from '../actions/support/stage'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, a late answer took back what the chain had shown')

const CANCEL: Exit = { is: 'cancel', collection: 'card', tokenId: 7n }
const theRun = () => exitRuns.value[0]

/** A wallet that sends at once, and answers when the test says so. */
async function slow() {
  const answer = { give: (_: string) => {}, refuse: (_: unknown) => {} }
  const holder: { send?: (sent: never) => Promise<unknown> } = {}
  const stage = await newStage({
    answers: {
      eth_sendTransaction: async (sent: never) => {
        const hash = await holder.send?.(sent)
        return new Promise((resolve, reject) => {
          answer.give = () => resolve(hash)
          answer.refuse = reject
        })
      },
    },
  })
  holder.send = (sent) => stage.chain.rpc('eth_sendTransaction', [sent])
  exitRuns.value = []
  writeItem('exits', null)
  stage.chain.state.listings.set('card 7', 30n)
  await connect()
  void takeExit(CANCEL, ALICE, loadWayOut)
  return { stage, answer }
}

for (const [name, cause] of [
  ['an error', new Error('Request timed out')],
  ['a no', { code: 4001, message: 'User rejected the request.' }],
] as const)
  test(`${name} after the end is said no more`, async () => {
    const { answer } = await slow()
    await until(() => theRun()?.stage === 'final')
    answer.refuse(cause)
    await quiet()
    assert.is(theRun()?.stage, 'final')
    assert.is(theRun()?.error, null)
  })

test('an error while it is in a block leaves it to the chain', async () => {
  const { stage, answer } = await slow()
  stage.chain.finalLag = 50
  await until(() => theRun()?.stage === 'seen' || theRun()?.stage === 'final')
  answer.refuse(new Error('Request timed out'))
  await quiet()
  assert.is.not(theRun()?.stage, 'sent')
  stage.chain.finalLag = 0
  await until(() => theRun()?.stage === 'final')
  assert.is(theRun()?.error, null)
})

test('a hash after the end leaves no note, which the next visit would follow once more', async () => {
  const { answer } = await slow()
  await until(() => theRun()?.stage === 'final')
  answer.give('')
  await quiet()
  assert.equal(readNotes(), [])
  assert.ok(theRun()?.hash)
})

test.run()
