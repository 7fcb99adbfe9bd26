import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { GameAmount } from '../../src/screens/account/BalanceCells'
import { user } from '../../src/state/session'
import { MDS } from '../screens/support/asset'
import { addAllTexts, newUser } from '../screens/support/world'
import { cleanup, render } from '../support/render'

const test = suite('past bugs, a large balance broke inside its number')
addAllTexts()

/** The pieces between which the cell of a balance may break into lines. */
function piecesOf(units: bigint): string[] {
  user.value = newUser({ coins: { MDS: units } })
  render(<GameAmount coin="MDS" />)
  const pieces = (document.querySelector('span')?.innerHTML ?? '').split(/<wbr\s*\/?>/)
  cleanup()
  user.value = null
  return pieces
}

test('a number breaks between its groups at most, and a large one leaves its fraction to the coin’s page', () => {
  assert.equal(piecesOf(12_345_678n * MDS + MDS / 3n), ['12,', '345,', '678'])
  assert.equal(piecesOf(12_345n * MDS + MDS / 3n), ['12,', '345.3'])
  assert.equal(piecesOf(1234n * MDS + MDS / 3n), ['1,', '234.33'])
  assert.equal(piecesOf(MDS / 3n), ['0.3333'])
})

test.run()
