import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { failures, fileTimes, place } from './progress'

const test = suite('driver/progress')

const OUTPUT = `101-sale.test.ts
[1 of 2] 101-sale.test.ts
 e2e/a sale  • ✘   (1 / 2)

   FAIL  e2e/a sale  "a card "sold" twice"
    Expected values to be strictly equal:  (is)

        ++2    (Expected)
        --1    (Actual)
    at assert (file:///node_modules/uvu/assert/index.mjs:33:8)

[12.5 s] 101-sale.test.ts
[2 of 2] 102-auction.test.ts
`

test('names what failed, with the reason', () => {
  assert.equal(failures(OUTPUT), ['e2e/a sale: a card "sold" twice: Expected values to be strictly equal:  (is)'])
  assert.equal(failures('67  purchase  ok\n83  purchase  FAILED  no button\n'), ['83  purchase  FAILED  no button'])
  assert.equal(failures(' e2e/parts  • •   (2 / 2)\n'), [])
})

test('tells the times of files that ended, and the file that runs', () => {
  assert.equal(fileTimes(OUTPUT), [{ name: '101-sale.test.ts', seconds: 12.5 }])
  assert.is(place(OUTPUT), '[2 of 2] 102-auction.test.ts')
})

test.run()
