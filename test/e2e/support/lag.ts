import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { Step } from '../../../src/domain/journal'
import { until } from '../../kill/support/until'
import { openPlay, type Play } from './moneyPlay'

/** How many blocks a node is behind. */
const LAG = 300

/** Alice's action in progress, its transaction in a block, with the nodes arranged by the test. */
export async function openUnderWay(kind: string, arrange: (play: Play) => Promise<void>): Promise<Play> {
  const play = await openPlay(kind)
  await arrange(play)
  await play.begin()
  await until('the hash', async () => (await play.entry()).step >= Step.sent)
  return play
}

/**
 * Tests a kind of action while nodes lag: nothing is called dead or done too early, and it ends correctly by itself.
 */
export function testLag(test: Test, kind: string): void {
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
