import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { beginBid } from '../../src/actions/money/taps/beginBid'
import { minimumBid } from '../../src/domain/bid'
import { flow, moreAllowed } from '../../src/state/flow'
import { until } from '../actions/support/clock'
import { newStage, type Stage } from '../actions/support/stage'
import { auctioned, MDS, TAPS } from '../actions/support/taps'
import { ALICE, BOB } from '../support/fakeProvider'

const test = suite('past bugs, a wallet that allowed more was not noticed')

const ALL = 2n ** 256n - 1n
const PRICE = 100n * MDS
const BID = minimumBid(PRICE)

/** A wallet whose owner edits each approval that they are asked for. */
async function editing(spender: string, toUnits: bigint | null): Promise<Stage> {
  const holder: { stage?: Stage } = {}
  const node = async (method: string, params: readonly unknown[]) => {
    const { chain } = holder.stage ?? (await newStage())
    const answer = await chain.rpc(method, params)
    const isApproval = chain.effects().length === 1 && chain.effects()[0] === 'approve'
    if (method === 'eth_sendTransaction' && isApproval && toUnits !== null)
      chain.state.allowances.set(`MDS ${ALICE} ${spender}`, toUnits)
    return answer
  }
  holder.stage = await newStage({ node })
  return holder.stage
}

for (const [edit, toUnits, allowed, isMore] of [
  ['exactly the bid, left as it is', null, BID, false],
  ['exactly the bid, raised to no limit', ALL, BID, true],
  ['exactly the bid, raised by one', BID + 1n, BID, true],
  ['a purse, left as it is', null, 500n * MDS, false],
  ['a purse, lowered but not below the bid', BID, 500n * MDS, false],
  ['a purse, raised to no limit', ALL, 500n * MDS, true],
] as const)
  test(`${edit}: ${isMore ? 'said' : 'nothing to say'}`, async () => {
    const { chain } = await editing('auction', toUnits)
    chain.state.lots.set('card 7', { holder: BOB, price: PRICE, state: 1, trades: 0 })
    void beginBid(auctioned({ ownerId: 'bob', price: PRICE }), BID, allowed)
    await until(() => flow.value?.stage === 'done' || flow.value?.stage === 'failed')
    assert.equal([flow.value?.stage, moreAllowed.value === flow.value?.entryId], ['done', isMore])
  })

test('of a purchase as well', async () => {
  const { chain } = await editing('card', ALL)
  const buy = TAPS.find(({ kind }) => kind === 'buy')
  buy?.arrange?.(chain.state)
  void buy?.tap()
  await until(() => flow.value?.stage === 'done' || flow.value?.stage === 'failed')
  assert.equal([flow.value?.stage, moreAllowed.value], ['done', flow.value?.entryId])
})

test.run()
