import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { dismissRun } from '../../src/actions/wayOut/runs'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import type { Exit } from '../../src/domain/exit'
import { exitRuns } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { keepNote } from '../../src/storage/wayOutItems'
import { quiet, until } from '../actions/support/clock'
import { newStage, type Stage } from '../actions/support/stage'
import { ALICE, BOB } from '../support/fakeProvider'

const test = suite('past bugs, the second tab of a way out lost its gas')

const card = (tokenId: bigint) => ({ collection: 'card', tokenId }) as const
const COLLECT: Exit = { is: 'collect', tokens: [card(7n)] }
const REF = `0x${'5'.repeat(64)}` as const
const read = async () => {}

/** A page in which another tab has asked the wallet for this a moment ago; nobody has confirmed it yet. */
async function besideTab(exit: Exit, account: typeof ALICE | typeof BOB = ALICE): Promise<Stage> {
  const stage = await newStage()
  stage.chain.mines = false
  exitRuns.value = []
  writeItem('exits', null)
  stage.chain.state.owed.set(ALICE, 11n)
  stage.chain.state.listings.set('card 7', 30n)
  await connect()
  keepNote({ exit, account, ref: REF, hash: null })
  return stage
}

for (const [what, asked, wanted] of [
  ['the same sale is cancelled', { is: 'cancel', ...card(7n) }, { is: 'cancel', ...card(7n) }],
  ['all is taken, of other tokens', COLLECT, { is: 'collect', tokens: [card(7n), card(9n)] }],
] as const)
  test(`${what} in two tabs: the second one follows the first`, async () => {
    const { sends } = await besideTab(asked)
    void takeExit(wanted, ALICE, read)
    await quiet()
    assert.equal(
      exitRuns.value.map(({ ref, stage }) => [ref, stage]),
      [[REF, 'sent']],
    )
    assert.equal(sends(), [])
    // Its player knows that the first was declined.
    dismissRun(REF)
    void takeExit(wanted, ALICE, read)
    await until(() => sends().length === 1)
  })

test('another thing, or another account, is in nobody’s way', async () => {
  const { sends } = await besideTab(COLLECT, BOB)
  keepNote({ exit: { is: 'cancel', ...card(7n) }, account: ALICE, ref: `0x${'6'.repeat(64)}`, hash: null })
  void takeExit(COLLECT, ALICE, read)
  await until(() => sends().length === 1)
})

test.run()
