import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { history, playHistory } from './history'

const test = suite('journal, random histories')
const RUNS = 5000

test(`nothing lost, done twice or told early in ${RUNS} histories of two players with two tabs`, async () => {
  const seed = Number(process.env.JOURNAL_SEED ?? Date.now() % 2 ** 31)
  const property = fc.asyncProperty(history, async (steps) => {
    assert.equal((await playHistory(steps)).broken, [])
  })
  console.log(`seed ${seed}`)
  await fc.assert(property, { seed, numRuns: RUNS })
})

test.run()
