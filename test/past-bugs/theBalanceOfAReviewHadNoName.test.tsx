import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PayFacts } from '../../src/screens/money/review/PayFacts'
import { addAllTexts, fakeProvider } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'

const test = suite('past-bugs/the balance of a review had no name')
addAllTexts()
test.after.each(cleanup)

test('what is in the wallet is called so, and no sentence with a gap stands there', () => {
  fakeProvider({})
  const { container } = render(<PayFacts units={0n} coin="MDS" contract="card" receive="A card" />)
  const names = [...container.querySelectorAll('dt')].map(textOf)
  assert.equal(names, ['You pay at most', 'You receive', 'In your wallet'])
})

test.run()
