import * as assert from 'uvu/assert'
import { Step } from '../../src/domain/journal'
import { openUnderWay, testLag } from './support/lag'
import { openPlay } from './support/moneyPlay'
import { suite } from './support/suite'

const test = suite('e2e/nodes')
testLag(test, 'sell')

test('a purchase that a relayer sends for the account shows its true figures', async () => {
  const play = await openPlay('buy', { send: 'relayed7702' })
  await play.begin()
  await play.seeDone()
  const dialog = play.page.getByRole('dialog')
  await dialog.getByText('Confirmed on the chain.').waitFor()
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
