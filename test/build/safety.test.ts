import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gzipOf, JOURNAL, SAFETY } from '../../src/build/safety'

const test = suite('build/safety')

test('the journal is a part of the safety code, and both are measured', async () => {
  const [journal = 0, safety = 0] = await Promise.all([JOURNAL, SAFETY].map(gzipOf))
  assert.ok(journal > 1000 && safety > journal + 1000, `${journal}, ${safety}`)
})

test('only these files count: one more is more, what they import is not', async () => {
  const alone = await gzipOf(['src/actions/money/goOn.ts'])
  const both = await gzipOf(['src/actions/money/goOn.ts', 'src/actions/money/advance.ts'])
  assert.ok(alone < 300 && both > alone + 200, `${alone}, ${both}`)
})

test.run()
