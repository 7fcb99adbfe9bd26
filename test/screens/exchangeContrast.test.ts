import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Colour, contrast, token } from '../support/contrast'

const test = suite('screens/exchangeContrast')

const style = readFileSync('src/ui/money/Exchange.style.ts', 'utf8')

for (const side of ['red', 'green'])
  test(`the ${side} figure of a review's picture reads well where its side is painted strongest`, () => {
    const opacity = Number(/opacity: ([\d.]+);/.exec(style)?.[1])
    const [veil, paint] = [token('veil'), token(side)]
    const painted = veil.map((value, at) => value * (1 - opacity) + (paint[at] ?? 0) * opacity) as unknown as Colour
    const ratio = contrast(paint, painted)
    assert.ok(ratio >= 4.5, `${ratio.toFixed(2)}:1`)
  })

test.run()
