import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { COINS } from '../../src/domain/coin'
import { Price } from '../../src/ui/money/Price'
import { cleanup, render } from '../support/render'

const test = suite('past bugs, MDS and MDV had one mark')

test('beside a price each coin has a letter of its own', () => {
  const letters = COINS.map((coin) => {
    render(<Price amount="1" coin={coin} />)
    const letter = document.querySelector('[aria-hidden]')?.textContent
    cleanup()
    return letter
  })
  assert.is(new Set(letters).size, COINS.length)
  assert.not(letters.includes(undefined))
})

test.run()
