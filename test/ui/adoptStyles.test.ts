import { css, keyframes } from 'goober'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adoptStyles } from '../../src/ui/adoptStyles'
import '../support/render'

const test = suite('ui/adoptStyles')

/** What the engine was given to parse, one text a sheet. */
const parsed: string[] = []
const real = Object.getOwnPropertyDescriptor(globalThis, 'CSSStyleSheet')

class CountingSheet {
  replaceSync(text: string) {
    parsed.push(text)
  }
}

const styleElements = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)

test.before.each(() => {
  parsed.length = 0
  for (const element of document.head.querySelectorAll('style')) element.remove()
  Object.defineProperty(globalThis, 'CSSStyleSheet', { value: CountingSheet, configurable: true })
})
test.after.each(() => {
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
  if (real) Object.defineProperty(globalThis, 'CSSStyleSheet', real)
})

const adopted = (sheets: object[] | undefined) =>
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, writable: true, configurable: true })

test('the styles of a part, written one by one, are one sheet; those of the next part are another', async () => {
  adopted([])
  adoptStyles()
  const names = [
    css`
      color: rgb(1, 1, 1);
    `,
    css`
      color: rgb(1, 1, 2);
    `,
    keyframes`to { opacity: 0.11; }`,
  ]
  assert.equal(parsed, [], 'not before the part has loaded')
  await null
  assert.is(parsed.length, 1)
  for (const name of names) assert.ok(parsed[0]?.includes(name), name)
  const later = css`
    color: rgb(1, 1, 3);
  `
  await null
  assert.is(parsed.length, 2)
  assert.ok(parsed[1]?.includes(later))
  assert.not.ok(parsed[1]?.includes(names[0] ?? '?'), 'nothing is parsed twice')
  assert.is(document.adoptedStyleSheets.length, 2)
  assert.equal(styleElements(), [], 'the style policy allows none')
})

test('a style that was written before is not written again', async () => {
  adopted([])
  adoptStyles()
  const write = () => css`
    color: rgb(2, 1, 1);
  `
  const once = write()
  await null
  assert.is(write(), once)
  await null
  assert.is(parsed.length, 1)
})

test('an engine without constructed sheets gets one style element a part', async () => {
  adopted(undefined)
  adoptStyles()
  const names = [
    css`
      color: rgb(3, 1, 1);
    `,
    css`
      color: rgb(3, 1, 2);
    `,
  ]
  await null
  const later = css`
    color: rgb(3, 1, 3);
  `
  await null
  const texts = styleElements()
  assert.is(texts.length, 2)
  for (const name of names) assert.ok(texts[0]?.includes(name), name)
  assert.ok(texts[1]?.includes(later))
  assert.equal(parsed, [])
})

test.run()
