import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { advance, retryAt, type World } from '../../src/actions/money/advance'
import { Step } from '../../src/domain/journal'
import { AppError } from '../../src/errors'
import { newEntry } from '../support/journalEntry'

const HASH = `0x${'ab'.repeat(32)}` as const

/** A world in which nothing happened, but for what the test says; `asked` notes what was looked at. */
function fakeWorld(change: Partial<World> = {}): World & { asked: string[] } {
  const asked: string[] = []
  const note =
    <A extends unknown[], R>(name: string, answer: (...values: A) => R) =>
    async (...values: A) => {
      asked.push(name)
      return answer(...values)
    }
  return {
    asked,
    now: () => 10_000,
    readFinal: note('final', () => []),
    readSeen: note('seen', () => [0, 0]),
    hasSucceeded: note('receipt', () => null),
    readSent: note('sent', () => [null, null]),
    findHash: note('find', () => HASH),
    confirm: note('confirm', () => null),
    ...change,
  }
}

const test = suite('actions/money/advance')
const asked = newEntry({ step: Step.asked })
const sent = newEntry({ step: Step.sent, hash: HASH, nonce: 7 })
const mined = newEntry({ step: Step.mined })

test('before the wallet was asked nothing happens by itself', async () => {
  for (const step of [Step.intent, Step.ready, Step.done, Step.dead]) {
    const world = fakeWorld()
    assert.is(await advance(newEntry({ step }), world), null)
    assert.equal(world.asked, [])
  }
})

test('dead by a word: only the effect, proved by two nodes, brings it back', async () => {
  const refused = newEntry({ step: Step.dead, error: 'rejected', times: { [Step.intent]: 1, [Step.asked]: 2 } })
  assert.is(await advance(refused, fakeWorld({ readFinal: views(0, 9) })), null)
  assert.is(await advance(refused, fakeWorld({ readFinal: async () => [{ block: 100, done: 96, nonce: 9 }] })), null)
  const change = await advance(refused, fakeWorld({ readFinal: views(96, 9) }))
  assert.equal(change, { step: Step.mined, error: null, hash: HASH })
})

test('dead because its transaction failed or was replaced: the effect of a second one brings it back', async () => {
  for (const error of ['chainFailure', 'transactionFailed'] as const) {
    const failed = newEntry({ ...sent, step: Step.dead, error, times: { [Step.intent]: 1, [Step.asked]: 2 } })
    assert.is(await advance(failed, fakeWorld({ readFinal: views(0, 9) })), null)
    assert.is((await advance(failed, fakeWorld({ readFinal: views(96, 9) })))?.step, Step.mined)
  }
})

test('dead before the wallet was asked: nothing brings it back', async () => {
  const times = { [Step.intent]: 1 }
  const dropped = newEntry({ step: Step.dead, error: 'rejected', times })
  assert.is(await advance(dropped, fakeWorld({ readFinal: views(96, 9) })), null)
})

const views = (done: number, nonce: number) => async () => [
  { block: 100, done, nonce },
  { block: 101, done, nonce },
]

test('a lost hash: the ref at final blocks tells', async () => {
  const change = await advance(asked, fakeWorld({ readFinal: views(96, 1) }))
  assert.equal(change, { step: Step.mined, error: null, hash: HASH })
})

test('a transaction that cannot be found holds nothing up', async () => {
  const findHash = () => Promise.reject(new AppError('chainSilent'))
  const change = await advance(asked, fakeWorld({ readFinal: views(96, 1), findHash }))
  assert.equal(change, { step: Step.mined, error: null, hash: null })
})

test('an effect that is only seen waits: it is noted, once, and nobody is informed', async () => {
  const world = fakeWorld({ readSeen: async () => [0, 97] })
  assert.equal(await advance(sent, world), { seen: { block: 97, at: 10_000 } })
  assert.not(world.asked.includes('confirm'))
  assert.is(await advance({ ...sent, seen: { block: 97, at: 1 } }, world), null)
})

test('before the wallet has answered it is not even noted, or the answer would come too late', async () => {
  const world = fakeWorld({ readSeen: async () => [97, 97] })
  assert.is(await advance(asked, world), null)
  assert.not(world.asked.includes('seen'))
})

test('a block with a number that none can have is no sight of it; what another node sees is', async () => {
  const readFinal = views(0, 7)
  for (const odd of [2 ** 256, 2 ** 53, Number.NaN, -1]) {
    assert.is(await advance(sent, fakeWorld({ readFinal, readSeen: async () => [odd, 0] })), null)
    const change = await advance(sent, fakeWorld({ readFinal, readSeen: async () => [odd, 97] }))
    assert.equal(change, { seen: { block: 97, at: 10_000 } })
  }
})

test('an effect that was seen and undone is forgotten once a final block is past it', async () => {
  const seen = { ...sent, seen: { block: 101, at: 1 } }
  const at = (block: number) => fakeWorld({ readFinal: async () => [{ block, done: 0, nonce: 0 }] })
  assert.is(await advance(seen, at(100)), null)
  assert.equal(await advance(seen, at(101)), { seen: null })
})

test('asked, and nothing on chain: it waits, whatever its age', async () => {
  assert.is(await advance({ ...asked, times: { 0: -1e15, [Step.asked]: -1e15 } }, fakeWorld()), null)
})

test('a good or failed receipt alone proves nothing', async () => {
  for (const succeeded of [true, false])
    assert.is(await advance(sent, fakeWorld({ hasSucceeded: async () => succeeded })), null)
})

test('a nonce that is used up at final blocks without the ref ends it, and the receipt says how', async () => {
  assert.is(await advance(sent, fakeWorld({ readFinal: views(0, 7) })), null)
  assert.equal(await advance(sent, fakeWorld({ readFinal: views(0, 8) })), { step: Step.dead, error: 'chainFailure' })
  const reverted = fakeWorld({ readFinal: views(0, 8), hasSucceeded: async () => false })
  assert.equal(await advance(sent, reverted), { step: Step.dead, error: 'transactionFailed' })
})

test('the ref counts more than a failed receipt: a faster copy went through', async () => {
  const world = fakeWorld({ readFinal: views(50, 8), hasSucceeded: async () => false })
  assert.is((await advance(sent, world))?.step, Step.mined)
})

test('a hash is believed once the network knows it for this very action; else the ref alone decides', async () => {
  const reported = { ...sent, nonce: null }
  const data = `0x12${reported.id.slice(2)}`
  const sentAs = (change: object) => ({ from: reported.account, data, nonce: 7, ...change })
  const knows = (...changes: object[]) => fakeWorld({ readSent: async () => changes.map(sentAs) })
  assert.is(await advance(reported, fakeWorld()), null)
  assert.equal(await advance(reported, knows({}, {})), { nonce: 7 })
  assert.equal(await advance(reported, knows({ data: '0x12' }, { data: '0x12' })), { hash: null })
  // A nonce too low would have honest nodes prove a death; other bytes would lose the hash.
  for (const lie of [{ nonce: 0 }, { data: '0x12' }, { from: '0xb' }]) {
    assert.is(await advance(reported, knows(lie)), null)
    assert.is(await advance(reported, knows(lie, {})), null)
    assert.equal(await advance(reported, knows(lie, {}, {})), { nonce: 7 })
  }
})

test('what a relayer sent for the account keeps its hash, and has no nonce of the account', async () => {
  const reported = { ...sent, nonce: null }
  const data = `0xe9ae5c53${reported.id.slice(2)}`
  const known = { from: '0xb', data, nonce: 900 } as const
  const relayed = { readSent: async () => [known, known] }
  assert.is(await advance(reported, fakeWorld(relayed)), null)
  assert.is(await advance(reported, fakeWorld({ ...relayed, readFinal: views(0, 901) })), null)
  assert.is((await advance(reported, fakeWorld({ ...relayed, readFinal: views(99, 7) })))?.step, Step.mined)
})

test('mined: the provider is told until it answers', async () => {
  assert.equal(await advance(mined, fakeWorld()), { step: Step.done, error: null })
  const silent = fakeWorld({ confirm: () => Promise.reject(new AppError('server')) })
  assert.equal(await advance({ ...mined, tries: 3 }, silent), { tries: 4, nextTryAt: 26_000, error: 'syncFailure' })
})

test('"not yet" is no failure', async () => {
  const world = fakeWorld({ confirm: () => Promise.reject(new AppError('notYet')) })
  assert.is((await advance(mined, world))?.error, null)
})

test('the waits double up to 5 minutes', () => {
  assert.equal(
    [0, 1, 2, 7, 8, 40].map((tries) => retryAt(0, tries)),
    [2000, 4000, 8000, 256_000, 300_000, 300_000],
  )
})

test.run()
