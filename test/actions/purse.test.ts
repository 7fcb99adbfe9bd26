import './support/page'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadPurse } from '../../src/actions/load/loadPurse'
import { assertPromised } from '../../src/actions/money/assertPromised'
import { clearAllowance } from '../../src/actions/money/clearAllowance'
import { chainActionOf } from '../../src/actions/money/kinds/moneyActions'
import { beginBid } from '../../src/actions/money/taps/beginBid'
import { decodeCall } from '../../src/chain/decodeCall'
import { minimumBid } from '../../src/domain/bid'
import { Step } from '../../src/domain/journal'
import { type AppError, toAppError } from '../../src/errors'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { purse } from '../../src/state/purse'
import { user } from '../../src/state/session'
import { stopReason } from '../../src/state/site'
import { isPayload } from '../../src/storage/isPayload'
import { ALICE, BOB } from '../support/fakeProvider'
import { emptyState } from './support/chainState'
import { clockNow, until } from './support/clock'
import { FakeChain } from './support/fakeChain'
import { newStage, player, type Stage } from './support/stage'
import { auctioned, MDS } from './support/taps'

const test = suite('actions/purse')

const KEY = `MDS ${ALICE} auction`
const leftOf = ({ chain }: Stage): bigint => chain.state.allowances.get(KEY) ?? 0n

/** Alice bids on a lot of Bob's that stands at this price, to the end. */
async function bid({ chain }: Stage, price: bigint, amount: bigint, allowed?: bigint): Promise<void> {
  chain.state.lots.set('card 7', { holder: BOB, price, state: 1, trades: 0 })
  flow.value = null
  void beginBid(auctioned({ ownerId: 'bob', price }), amount, allowed)
  await until(() => flow.value?.stage === 'done' || flow.value?.stage === 'failed')
}

/** A stage on which something else happens after each request that the wallet passes on. */
async function withNode(after: (stage: Stage, method: string) => void): Promise<Stage> {
  const holder: { stage?: Stage } = {}
  const node = async (method: string, params: readonly unknown[]) => {
    const answer = await holder.stage?.chain.rpc(method, params)
    if (holder.stage) after(holder.stage, method)
    return answer
  }
  holder.stage = await newStage({ node })
  return holder.stage
}

/** What the wallet was asked, by the function's name. */
const questions = ({ wallet }: Stage): string[] =>
  wallet.questions.flatMap((question) =>
    question.kind === 'send'
      ? [decodeCall({ to: question.transaction.to as '0x', data: question.transaction.data as '0x', value: 0n }).name]
      : [],
  )

/** Takes back what the protocol may take; the error's key if that failed. */
async function empty(): Promise<string> {
  let end = ''
  clearAllowance().then(
    () => {
      end = 'done'
    },
    (cause) => {
      end = toAppError(cause).key
    },
  )
  await until(() => end !== '')
  return end
}

test('ten bids with a purse ask the wallet 11 times, and 20 times without', async () => {
  for (const [allowed, asked] of [
    [10_000n * MDS, 11],
    [undefined, 20],
  ] as const) {
    const stage = await newStage()
    let spent = 0n
    for (let count = 0n; count < 10n; count++) {
      const price = (100n + count) * MDS
      await bid(stage, price, minimumBid(price), allowed)
      spent += minimumBid(price)
      assert.is(flow.value?.stage, 'done')
      if (allowed) assert.is(leftOf(stage), allowed - spent)
    }
    assert.is(questions(stage).length, asked)
    assert.is(journal.value.filter(({ step }) => step === Step.done).length, 10)
  }
})

test('what is left and too little is replaced by exactly the bid, of which nothing is left', async () => {
  const stage = await newStage()
  await bid(stage, 100n * MDS, 111n * MDS, 200n * MDS)
  assert.is(leftOf(stage), 89n * MDS)
  await bid(stage, 100n * MDS, 111n * MDS)
  assert.equal(questions(stage), ['approve', 'bid', 'approve', 'bid'])
  assert.is(leftOf(stage), 0n)
})

test('what the page believed to be left and the chain does not say is not relied on', async () => {
  const stage = await newStage()
  await bid(stage, 100n * MDS, 111n * MDS, 500n * MDS)
  purse.value = { data: 389n * MDS, busy: false, error: null }
  stage.chain.state.allowances.set(KEY, 5n)
  await bid(stage, 100n * MDS, 111n * MDS, 0n)
  assert.is(flow.value?.stage, 'done')
  assert.is(leftOf(stage), 0n)
})

test('a cap below the bid is none: exactly the bid is allowed', async () => {
  const stage = await newStage()
  await bid(stage, 100n * MDS, 111n * MDS, 50n * MDS)
  assert.is(flow.value?.stage, 'done')
  assert.is(leftOf(stage), 0n)
})

test('the owner lowers the cap in the wallet, but not below the bid: it goes on with that', async () => {
  const stage = await withNode(({ chain }, method) => {
    if (method === 'eth_sendTransaction' && chain.effects().length === 1) chain.state.allowances.set(KEY, 150n * MDS)
  })
  await bid(stage, 100n * MDS, 111n * MDS, 500n * MDS)
  assert.is(flow.value?.stage, 'done')
  assert.is(leftOf(stage), 39n * MDS)
})

test('the owner lowers it below the bid: nothing is bid', async () => {
  const stage = await newStage({ send: 'approvalEdited' })
  await bid(stage, 100n * MDS, 111n * MDS, 500n * MDS)
  assert.is(flow.value?.error?.key, 'allowanceLowered')
  assert.equal(stage.chain.effects(), ['approve'])
})

test('the bytes have to allow exactly the cap, and a damaged cap is no entry', async () => {
  const stage = await newStage()
  await bid(stage, 100n * MDS, 111n * MDS, 500n * MDS)
  const [entry] = journal.value
  assert.ok(entry)
  const call = chainActionOf('bid').allowance?.(entry)?.call()
  assert.ok(call)
  const said = decodeCall(call)
  assert.is(said.amount, 500n * MDS)
  assertPromised(said, entry)
  for (const amount of [501n * MDS, 111n * MDS, 2n ** 256n - 1n]) {
    assert.throws(
      () => assertPromised({ ...said, amount }, entry),
      (cause: AppError) => cause.key === 'callDiffers',
    )
  }
  assert.ok(isPayload('bid', { ...entry.payload }))
  for (const allowed of ['-1', '1.5', 500, '']) assert.not(isPayload('bid', { ...entry.payload, allowed }))
})

test('whatever is bid and typed, the allowance is never more than the last cap or bid that was agreed to', async () => {
  const units = fc.integer({ min: 1, max: 400 })
  const steps = fc.array(fc.tuple(units, fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined })), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const stage = await newStage()
      let most = 0n
      for (const [price, typed] of list) {
        const amount = minimumBid(BigInt(price))
        const cap = typed === undefined ? undefined : BigInt(typed)
        if (leftOf(stage) < amount) most = cap !== undefined && cap > amount ? cap : amount
        await bid(stage, BigInt(price), amount, cap)
        assert.is(flow.value?.stage, 'done')
        assert.ok(leftOf(stage) <= most - amount || leftOf(stage) < most)
      }
      const approved = stage.wallet.questions.flatMap((question) => (question.kind === 'send' ? [question] : []))
      for (const { transaction } of approved) {
        const { name, amount = 0n } = decodeCall({
          to: transaction.to as '0x',
          data: transaction.data as '0x',
          value: 0n,
        })
        const agreed = list.flatMap(([price, cap]) => [minimumBid(BigInt(price)), BigInt(cap ?? 0)])
        if (name === 'approve') assert.ok(agreed.includes(amount))
      }
    }),
    { numRuns: 8 },
  )
})

test('what is left is read from the chain, and not known while no node answers', async () => {
  const stage = await newStage()
  stage.chain.state.allowances.set(KEY, 7n)
  await loadPurse()
  assert.is(purse.value.data, 7n)
  stage.chain.isDown = true
  void loadPurse()
  await until(() => purse.value.error !== null)
  assert.is(purse.value.data, null)
  stage.chain.isDown = false
  user.value = null
  await loadPurse()
  assert.is(purse.value.data, null)
})

test('a node that lags neither hides what is left nor shows what is spent', async () => {
  for (const [now, before] of [
    [10_000n, 0n],
    [3n, 10_000n],
  ] as const) {
    const { chain } = await newStage()
    chain.state.allowances.set(KEY, now)
    const older = new FakeChain(emptyState())
    older.state.allowances.set(KEY, before)
    const { rpc, head } = chain
    let asked = 0
    // Every other answer comes from the one that is behind, which does not have the newest block.
    chain.rpc = async (method, params) => {
      const isBehind = /^eth_(call|blockNumber)$/.test(method) && asked++ % 2 === 1
      if (!isBehind) return rpc(method, params)
      if (method === 'eth_blockNumber') return `0x${(head - 5).toString(16)}`
      if (Number(params[1]) >= head) throw { code: -32000, message: 'header not found' }
      return older.rpc(method, params)
    }
    void loadPurse()
    await until(() => !purse.value.busy)
    assert.is(purse.value.data, now)
  }
})

test('one tap takes it back: the wallet is asked for an approval of zero, once', async () => {
  const stage = await newStage()
  stage.chain.state.allowances.set(KEY, 7n)
  assert.is(await empty(), 'done')
  assert.is(leftOf(stage), 0n)
  assert.equal(questions(stage), ['approve'])
  assert.is(await empty(), 'done')
  assert.equal(questions(stage), ['approve'])
})

test('an answer that never comes is seen on chain', async () => {
  const stage = await newStage({ send: 'hangAfterBroadcast' })
  stage.chain.state.allowances.set(KEY, 7n)
  assert.is(await empty(), 'done')
})

test('declined or answered unclearly: said so, and the chain keeps what it has', async () => {
  for (const [options, key] of [
    [{ approve: false }, 'rejected'],
    [{ send: 'node32000' }, 'unknownOutcome'],
  ] as const) {
    const stage = await newStage(options)
    stage.chain.state.allowances.set(KEY, 7n)
    assert.is(await empty(), key)
    assert.is(leftOf(stage), 7n)
  }
})

test('an unclear answer without a transaction ends after some looks', async () => {
  const stage = await newStage({ answers: { eth_sendTransaction: new Error('what?') } })
  stage.chain.state.allowances.set(KEY, 7n)
  assert.is(await empty(), 'unknownOutcome')
  assert.is(leftOf(stage), 7n)
})

test('an approval that the chain refused is said to have failed', async () => {
  const stage = await withNode(({ chain }, method) => {
    if (method === 'eth_sendTransaction') chain.state.allowances.set(KEY, 7n)
  })
  const { chain } = stage
  chain.state.allowances.set(KEY, 7n)
  const { rpc } = chain
  chain.rpc = async (method, params) => {
    const answer = await rpc(method, params)
    return method === 'eth_getTransactionReceipt' && answer ? { ...(answer as object), status: '0x0' } : answer
  }
  assert.is(await empty(), 'transactionFailed')
})

test('without a login nothing is taken back, and the wallet is not asked', async () => {
  const stage = await newStage()
  stage.chain.state.allowances.set(KEY, 7n)
  user.value = null
  assert.is(await empty(), 'linkAccount')
  assert.equal([questions(stage), leftOf(stage)], [[], 7n])
})

test('nodes that fall silent after the wallet has answered are waited for; then the chain tells', async () => {
  const stage = await withNode(({ chain }, method) => {
    if (method === 'eth_sendTransaction') chain.isDown = true
  })
  stage.chain.state.allowances.set(KEY, 7n)
  setTimeout(() => {
    stage.chain.isDown = false
  }, 40_000)
  const begun = clockNow()
  assert.is(await empty(), 'done')
  assert.ok(clockNow() - begun >= 40_000)
  assert.equal([questions(stage), leftOf(stage)], [['approve'], 0n])
})

test('another account, none, a site that has stopped, and a login that ends: nothing is asked', async () => {
  const other = await newStage({ account: BOB })
  other.chain.state.allowances.set(KEY, 7n)
  assert.is(await empty(), 'accountAbnormal')
  user.value = player({ address: '' })
  assert.is(await empty(), 'linkAccount')
  const stopped = await newStage()
  stopReason.value = 'contractMismatch'
  assert.is(await empty(), 'contractMismatch')
  stopReason.value = null
  assert.equal([...questions(other), ...questions(stopped)], [])
  const open = await newStage({ approve: () => new Promise(() => {}) })
  open.chain.state.allowances.set(KEY, 7n)
  setTimeout(() => {
    user.value = player({ userid: 'bob', address: BOB })
  }, 5000)
  assert.is(await empty(), 'loginFirst')
})

test.run()
