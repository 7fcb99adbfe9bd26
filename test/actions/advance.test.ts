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
    confirmations: 5,
    readHead: note('head', () => 100),
    readDone: note('done', () => 0),
    readReceipt: note('receipt', () => null),
    readSent: note('sent', () => null),
    findHash: note('find', () => HASH),
    readNonce: note('nonce', () => 0),
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

test('a lost hash: the ref on chain tells', async () => {
  const change = await advance(asked, fakeWorld({ readDone: async () => 96 }))
  assert.equal(change, { step: Step.mined, error: null, hash: HASH })
})

test('a transaction that cannot be found holds nothing up', async () => {
  const findHash = () => Promise.reject(new AppError('chainSilent'))
  const change = await advance(asked, fakeWorld({ readDone: async () => 96, findHash }))
  assert.equal(change, { step: Step.mined, error: null, hash: null })
})

test('an effect that is not deep enough waits: no callback too early', async () => {
  const world = fakeWorld({ readDone: async () => 97 })
  assert.is(await advance(asked, world), null)
  assert.not(world.asked.includes('confirm'))
})

test('asked, and nothing on chain: it waits, whatever its age', async () => {
  assert.is(await advance({ ...asked, times: { 0: -1e15, [Step.asked]: -1e15 } }, fakeWorld()), null)
})

test('a receipt that failed ends it, once it is deep', async () => {
  const failed = (block: number) => fakeWorld({ readReceipt: async () => ({ block, succeeded: false }) })
  assert.is(await advance(sent, failed(97)), null)
  assert.equal(await advance(sent, failed(96)), { step: Step.dead, error: 'transactionFailed' })
})

test('a good receipt without the ref proves nothing', async () => {
  assert.is(await advance(sent, fakeWorld({ readReceipt: async () => ({ block: 1, succeeded: true }) })), null)
})

test('the ref counts more than a failed receipt: a faster copy went through', async () => {
  const world = fakeWorld({ readDone: async () => 50, readReceipt: async () => ({ block: 50, succeeded: false }) })
  assert.is((await advance(sent, world))?.step, Step.mined)
})

test('a hash is believed once the network knows it for this very call; else the ref alone decides', async () => {
  const told = { ...sent, nonce: null }
  const seen = (change: object) =>
    fakeWorld({ readSent: async () => ({ from: told.account, data: `0x12${told.id.slice(2)}`, nonce: 7, ...change }) })
  assert.is(await advance(told, fakeWorld()), null)
  assert.equal(await advance(told, seen({})), { nonce: 7 })
  assert.equal(await advance(told, seen({ from: '0xb' })), { hash: null })
  assert.equal(await advance(told, seen({ data: '0x12' })), { hash: null })
})

test('a nonce used by another transaction for 20 blocks ends it', async () => {
  assert.is(await advance(sent, fakeWorld({ readNonce: async () => 7 })), null)
  assert.equal(await advance(sent, fakeWorld({ readNonce: async () => 8 })), { goneBlock: 100 })
  const gone = { ...sent, goneBlock: 80 }
  assert.is(await advance(gone, fakeWorld({ readNonce: async () => 8 })), null)
  const world = fakeWorld({ readNonce: async () => 8, readHead: async () => 101 })
  assert.equal(await advance(gone, world), { step: Step.dead, error: 'chainFailure' })
})

test('a reorganisation that gives the nonce back starts the count anew', async () => {
  const gone = { ...sent, goneBlock: 80 }
  assert.equal(await advance(gone, fakeWorld({ readNonce: async () => 7 })), { goneBlock: 0 })
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
