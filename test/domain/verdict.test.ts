import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { agreedOf, type FinalView, judgeViews } from '../../src/domain/verdict'

const test = suite('domain/verdict')
const view = (block: number, done: number, nonce: number): FinalView => ({ block, done, nonce })

test('what two nodes say alike, in whatever place; one alone says nothing', () => {
  const lie = { data: '0x', value: 1n }
  const told = () => ({ data: '0x12', value: 2n })
  for (const answers of [
    [told(), told()],
    [lie, told(), told()],
    [told(), lie, null, told()],
    [null, null, told(), told()],
  ])
    assert.equal(agreedOf(answers), told())
  for (const answers of [[], [told()], [told(), lie], [told(), null, null]]) assert.is(agreedOf(answers), null)
  assert.is(agreedOf([false, false]), false)
  assert.is(agreedOf([true, false]), null)
})

const TABLE: readonly [title: string, views: FinalView[], nonce: number | null, is: string][] = [
  ['no node answers', [], 7, 'open'],
  ['one node alone proves no effect', [view(100, 90, 8)], 7, 'open'],
  ['two nodes prove an effect', [view(100, 90, 8), view(101, 90, 8)], 7, 'effective'],
  ['a hash is not needed for an effect', [view(100, 90, 8), view(101, 90, 8)], null, 'effective'],
  [
    'a third node that lags says nothing against it',
    [view(100, 90, 8), view(99, 90, 8), view(50, 0, 7)],
    7,
    'effective',
  ],
  ['one that is as far and does not have it does', [view(100, 90, 8), view(99, 90, 8), view(95, 0, 8)], 7, 'open'],
  ['two blocks for one effect are a contradiction', [view(100, 90, 8), view(100, 91, 8)], 7, 'open'],
  ['one node alone proves no death', [view(100, 0, 8)], 7, 'open'],
  ['two nodes prove that it is dead', [view(100, 0, 8), view(101, 0, 9)], 7, 'dead'],
  ['the nonce itself has to be used', [view(100, 0, 7), view(101, 0, 7)], 7, 'open'],
  ['a node that lags says nothing against it', [view(100, 0, 8), view(101, 0, 8), view(50, 0, 7)], 7, 'dead'],
  ['one that is as far and has the nonce free does', [view(100, 0, 8), view(101, 0, 8), view(100, 0, 7)], 7, 'open'],
  ['one effect is enough against a death', [view(100, 0, 8), view(101, 0, 8), view(102, 90, 8)], 7, 'open'],
  ['without a nonce nothing is dead', [view(100, 0, 8), view(101, 0, 8)], null, 'open'],
]

for (const [title, views, nonce, is] of TABLE) test(title, () => assert.is(judgeViews(views, nonce).is, is))

test('the order of the nodes does not matter', () => {
  const views = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)), { maxLength: 4 })
  const property = fc.property(views, fc.option(fc.nat(9)), (numbers, nonce) => {
    const some = numbers.map(([block, done, used]) => view(block, done, used))
    assert.is(judgeViews(some, nonce).is, judgeViews([...some].reverse(), nonce).is)
  })
  fc.assert(property, { numRuns: 5000 })
})

/** Where the effect and the use of the nonce lie on one chain; 0: never. Honest nodes see it up to their block. */
test('honest nodes of one chain, however far each has come, never prove what is not so', () => {
  const property = fc.property(
    fc.nat(60),
    fc.nat(60),
    fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
    (doneAt, usedAt, heights) => {
      // The transaction that has the effect uses the nonce up.
      const nonceAt = doneAt > 0 ? doneAt : usedAt
      const views = heights.map((block) =>
        view(block, doneAt > 0 && doneAt <= block ? doneAt : 0, nonceAt > 0 && nonceAt <= block ? 8 : 7),
      )
      const verdict = judgeViews(views, 7)
      if (verdict.is === 'dead') assert.is(doneAt, 0)
      if (verdict.is === 'effective') assert.is(verdict.block, doneAt)
      const seers = (at: number) => heights.filter((height) => at > 0 && height >= at).length
      if (seers(doneAt) >= 2) assert.is(verdict.is, 'effective')
      if (doneAt === 0 && seers(usedAt) >= 2) assert.is(verdict.is, 'dead')
    },
  )
  fc.assert(property, { numRuns: 20_000 })
})

test.run()
