import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Step } from '../../src/domain/journal'
import { Model } from './model/model'
import { HEALTHY, type Machine } from './model/network'
import type { Page } from './model/page'

const test = suite('journal, how long a verdict takes')
const TICK_MS = 2000

interface Sent {
  model: Model
  page: Page
  id: string
}

/** A sale that was sent, with its nonce known. */
async function send(seed: number, way: 'cancelled' | 'ok'): Promise<Sent> {
  const model = new Model(seed)
  const page = model.open()
  model.wallet.way = way
  const entry = model.newEntry()
  await page.load()
  void page.tap(entry)
  await model.settle()
  await model.round([page], { blocks: 0, ms: TICK_MS })
  return { model, page, id: entry.id }
}

/** Ticks until the entry reaches a step. @returns how long that took, in ms */
async function until({ model, page, id }: Sent, step: Step, blockMs: number, limitMs: number): Promise<number> {
  const began = model.now
  let carried = 0
  while (model.disk.written.get(id)?.step !== step) {
    if (model.now - began > limitMs) throw new Error(`still at ${model.disk.written.get(id)?.step}`)
    carried += TICK_MS
    const blocks = Math.floor(carried / blockMs)
    carried -= blocks * blockMs
    await model.round([page], { blocks, ms: TICK_MS })
  }
  return model.now - began
}

const blockMs = fc.constantFrom(250, 450, 750, 3000)
const lag = fc.integer({ min: 0, max: 600 })
const behind = (blocks: number): Machine => ({ ...HEALTHY, lag: blocks })

/** Replaces every waiting transaction, and makes the replacement final. */
async function replace(sent: Sent): Promise<void> {
  sent.model.wallet.release()
  sent.model.chain.mine(3)
  assert.ok((sent.model.disk.written.get(sent.id)?.nonce ?? null) !== null)
}

test('a transaction that was replaced is dead within 10 s of the finality of what took its place', async () => {
  const property = fc.asyncProperty(fc.nat(), blockMs, fc.nat(2), async (seed, ms, few) => {
    const sent = await send(seed, 'cancelled')
    await replace(sent)
    // Two addresses a few blocks behind, and one that lags or is dead.
    sent.model.network.addresses = [[behind(few)], [HEALTHY], [behind(300)]]
    assert.ok((await until(sent, Step.dead, ms, 20_000)) <= 10_000)
  })
  await fc.assert(property, { numRuns: 500 })
})

test('also where half of the machines behind every address lag up to 600 blocks', async () => {
  const took: number[] = []
  const property = fc.asyncProperty(fc.nat(), blockMs, lag, async (seed, ms, blocks) => {
    const sent = await send(seed, 'cancelled')
    await replace(sent)
    sent.model.network.addresses = [
      [behind(blocks), HEALTHY],
      [behind(blocks), HEALTHY],
    ]
    took.push(await until(sent, Step.dead, ms, 600_000))
  })
  await fc.assert(property, { numRuns: 1000 })
  took.sort((a, b) => a - b)
  const share = took.filter((ms) => ms <= 10_000).length / took.length
  console.log(`dead within 10 s: ${(100 * share).toFixed(1)}%; the longest ${Number(took.at(-1)) / 1000} s`)
  assert.ok(share > 0.95)
})

test('one of two addresses lags 300 blocks: right, once that one has the block too', async () => {
  for (const [way, step] of [
    ['cancelled', Step.dead],
    ['ok', Step.done],
  ] as const) {
    const sent = await send(3, way)
    if (way === 'cancelled') await replace(sent)
    sent.model.network.addresses = [[HEALTHY], [behind(300)]]
    const took = await until(sent, step, 450, 200_000)
    assert.ok(took > 120_000 && took < 150_000, `${took}`)
  }
})

test('fast finality stops: an effect counts under 176 blocks, and not before', async () => {
  const sent = await send(5, 'ok')
  sent.model.chain.isFinalityStopped = true
  const took = await until(sent, Step.done, 450, 200_000)
  assert.ok(took >= 79_000 && took < 100_000, `${took}`)
  assert.equal(sent.model.judge(), [])
})

test.run()
