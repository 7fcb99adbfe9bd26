import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { COINS } from '../../src/domain/coin'
import { Price } from '../../src/ui/money/Price'
import { cleanup, render } from '../support/render'

const test = suite('past bugs, MDS and MDV had one mark')

test('beside a price each coin has a sign of its own', () => {
  const signs = COINS.map((coin) => {
    render(<Price amount="1" coin={coin} />)
    const sign = document.querySelector('[aria-hidden] path')?.getAttribute('d')
    cleanup()
    return sign
  })
  assert.is(new Set(signs).size, COINS.length)
  assert.not(signs.includes(undefined))
})

test('and a colour of its own', () => {
  const styles = document.getElementById('_goober')?.textContent ?? ''
  const colours = COINS.map((coin) => new RegExp(`\\[data-coin='${coin}'\\]\\s*\\{\\s*color:([^;]+)`).exec(styles)?.[1])
  // That of the price coin is the mark's own.
  assert.is(colours[COINS.indexOf('MDS')], undefined)
  assert.is(new Set(colours).size, COINS.length)
})

test.run()
