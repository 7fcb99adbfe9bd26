import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { contrast, token } from '../support/contrast'

const test = suite('ui/contrast')

/** The value of a declaration in the block that a selector begins. */
function declared(file: string, selector: string, name: string): string {
  const source = readFileSync(file, 'utf8')
  const block = source.slice(source.indexOf(selector)).split('}')[0] ?? ''
  const found = new RegExp(`\\b${name}: [^;]*var\\(--(\\w+)\\)`).exec(block)?.[1]
  assert.ok(found, `${selector} has ${name}`)
  return found
}

const GROUNDS = ['ink', 'night', 'veil'] as const

/** What a player recognises a control by, WCAG 1.4.11. */
const EDGES = [
  ['a chip that is not chosen', 'src/ui/inputs/Chips.tsx', '& label {', 'border'],
  ['a button', 'src/ui/inputs/Button.style.ts', 'export const button', 'border'],
  ['a disabled button', 'src/ui/inputs/Button.style.ts', '&[disabled] {', 'border'],
  ['a field', 'src/ui/inputs/Field.style.ts', '& > div {', 'border'],
] as const

for (const [what, file, selector, name] of EDGES)
  test(`${what} has an edge of 3:1 on every ground`, () => {
    const edge = token(declared(file, selector, name))
    for (const ground of GROUNDS) {
      const ratio = contrast(edge, token(ground))
      assert.ok(ratio >= 3, `on ${ground}: ${ratio.toFixed(2)}:1`)
    }
  })

test('a disabled button looks like none that can be pressed, and is still read', () => {
  const style = readFileSync('src/ui/inputs/Button.style.ts', 'utf8')
  const disabled = /&\[disabled\] \{[^}]*/.exec(style)?.[0] ?? ''
  assert.match(disabled, /dashed/)
  assert.match(disabled, /background: none;/)
  const ink = token(declared('src/ui/inputs/Button.style.ts', '&[disabled] {', 'color'))
  for (const ground of GROUNDS) assert.ok(contrast(ink, token(ground)) >= 4.5, ground)
})

for (const colour of ['text', 'soft', 'gold', 'teal', 'red', 'green', 'amber', 'violet'])
  test(`words in ${colour} read well on every ground`, () => {
    for (const ground of [...GROUNDS, 'mist']) {
      const ratio = contrast(token(colour), token(ground))
      assert.ok(ratio >= 4.5, `on ${ground}: ${ratio.toFixed(2)}:1`)
    }
  })

test.run()
