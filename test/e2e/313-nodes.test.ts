import * as assert from 'uvu/assert'
import { Step } from '../../src/domain/journal'
import { until } from '../kill/support/until'
import { openPlay, type Play } from './support/moneyPlay'
import { suite } from './support/suite'

const test = suite('e2e/nodes')
const KINDS = ['sell', 'buy', 'topUp', 'mint'] as const
const LAG = 300

/** Alice's action under way, its transaction in a block, with the nodes as the test has put them. */
async function openUnderWay(kind: (typeof KINDS)[number], arrange: (play: Play) => Promise<void>): Promise<Play> {
  const play = await openPlay(kind)
  await arrange(play)
  await play.begin()
  await until('the hash', async () => (await play.entry()).step >= Step.sent)
  return play
}

for (const kind of KINDS) {
  test(`${kind}: one of two nodes lags ${LAG} blocks: nothing is called dead or done before it agrees`, async () => {
    const play = await openUnderWay(kind, async ({ world }) => {
      await world.chain.mine(LAG)
      world.nodes.setNodes('rpc2', [{ lag: LAG }])
    })
    await until('the effect to be seen', async () => (await play.entry()).seen !== null)
    assert.is((await play.entry()).step, Step.sent)
    await play.see('The chain has it. In a few seconds it is final and cannot be undone.')
    await play.world.chain.mine(LAG)
    await play.seeDone()
    await play.end(true)
  })

  test(`${kind}: behind both addresses every other machine lags ${LAG} blocks: it ends right by itself`, async () => {
    const play = await openUnderWay(kind, async ({ world }) => {
      await world.chain.mine(LAG)
      for (const address of ['rpc', 'rpc2'] as const) world.nodes.setNodes(address, [{}, { lag: LAG }], kind)
    })
    await play.seeDone()
    await play.end(true)
  })
}

test('a purchase that a relayer sends for the account shows its true figures', async () => {
  const play = await openPlay('buy', { send: 'relayed7702' })
  await play.begin()
  await play.seeDone()
  const dialog = play.page.getByRole('dialog')
  await dialog.getByText('Read from the chain.').waitFor()
  await dialog.getByText('You paid').waitFor()
  await dialog.getByText('You received').waitFor()
  assert.is(await dialog.getByText('This is not what was promised').count(), 0)
  await play.end(true)
})

test('fast finality stops: the page waits and says so, and the effect counts under enough blocks', async () => {
  const play = await openUnderWay('sell', async ({ world }) => world.nodes.setFinality(false))
  await play.see(/The chain is slow to make its blocks final just now/)
  assert.is((await play.entry()).step, Step.sent)
  await play.world.chain.mine(180)
  await play.seeDone()
  await play.end(true)
})

test('a node that stays silent: the page waits for the second voice and says so', async () => {
  const play = await openUnderWay('sell', async ({ world }) => world.nodes.setNodes('rpc2', [{ silence: 'never' }]))
  await play.see(/Fewer than two nodes of the chain answer/)
  assert.is((await play.entry()).step, Step.sent)
  play.world.nodes.setNodes('rpc2', [{}])
  await play.seeDone()
  await play.end(true)
})

test.run()
