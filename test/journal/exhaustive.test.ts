import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SETS } from './cases'
import { enumerate } from './enumerate'

const test = suite('journal, every point of death and every fault')
/** `npm test` plays a fifth of the points, spread over all cases; EVERY_POINT=1, as `npm run test:full` has it, all. */
const [SHARE, LEAST_RUNS] = process.env.EVERY_POINT ? [1, 49_000] : [5, 10_000]
let runs = 0

for (const set of SETS) {
  test(set.name, async () => {
    const report = await enumerate(set, SHARE)
    runs += report.runs
    const [failure] = report.failures
    if (failure) assert.unreachable(`${failure.broken.join('; ')}\n--case '${JSON.stringify(failure.choice)}'`)
  })
}

test(`${LEAST_RUNS} runs and more`, () => {
  console.log(`${runs} runs`)
  assert.ok(runs >= LEAST_RUNS)
})

test.run()
