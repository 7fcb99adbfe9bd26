import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { history, playLoosely } from './history'
import { Model } from './model/model'

const test = suite('journal in localStorage, several tabs')
const RUNS = 2000

test('two tabs go on with one entry at once: both win, both ask, and the ref lets one through', async () => {
  const model = new Model()
  model.disk.isLoose = true
  const tabs = [model.open(), model.open()]
  const entry = model.newEntry()
  for (const tab of tabs) void tab.tap(entry)
  await model.settle()
  assert.is(model.wallet.requests.get(entry.id), 2)
  for (let round = 0; round < 9; round++) await model.round(tabs)
  assert.equal(model.chain.effects(), [entry.id])
  assert.equal(model.judgeLoosely(), [])
})

test(`${RUNS} random histories: nothing happens twice, nothing is told early`, async () => {
  let rivals = 0
  const property = fc.asyncProperty(history, async (steps) => {
    const { broken, model } = await playLoosely(steps)
    rivals += model.disk.rivals
    assert.equal(broken, [])
  })
  await fc.assert(property, { numRuns: RUNS })
  console.log(`${rivals} times a page wrote over another`)
  assert.ok(rivals > 0)
})

test.run()
