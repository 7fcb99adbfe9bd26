import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { judge } from '../../src/build/budgets'

const test = suite('build/budgets')

test('what is over its budget is named with both figures', () => {
  const { over, report } = judge([
    { name: 'small', bytes: 10, budget: 10 },
    { name: 'large', bytes: 11, budget: 10 },
  ])
  assert.equal(over, ['over budget: large has 11, allowed are 10'])
  assert.match(report, /large +11 of +10 +OVER/)
  assert.match(report, /small +10 of +10 +100%/)
})

test('what has no budget is printed and never over', () => {
  const { over, report } = judge([{ name: 'everything', bytes: 1_000_000 }])
  assert.equal(over, [])
  assert.match(report, /everything +1000000$/)
})

test.run()
