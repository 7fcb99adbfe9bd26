import '../support/config'
import type { ComponentChild } from 'preact'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keepFocus } from '../../src/actions/page/keepFocus'
import { Page } from '../../src/screens/shell/frame/Page'
import { Dialog } from '../../src/ui/frame/Dialog'
import { cleanup, render } from '../support/render'
import { byRole } from '../ui/page'

const test = suite('screens/keepFocus')
test.before(keepFocus)
test.after.each(cleanup)

/** Draws these parts, focuses the button among them, and draws the others in their place. */
async function replace(parts: ComponentChild, others: ComponentChild): Promise<Element | null> {
  const { rerender } = render(parts)
  byRole('button', 'Compare').focus()
  rerender(others)
  await new Promise((resolve) => setTimeout(resolve))
  return document.activeElement
}
const button = <button type="button">Compare</button>
const box = (content: ComponentChild) => (
  <Dialog title="Sell" closeLabel="Close" onClose={() => {}}>
    {content}
  </Dialog>
)

test('a button goes: the focus is on what was around it, and it takes no stop of the Tab key', async () => {
  const content = (part: ComponentChild) => (
    <Page>
      <h1>Hero</h1>
      <div data-part="keep">{part}</div>
    </Page>
  )
  const focused = await replace(content(button), content(<p>Chosen</p>))
  assert.is(focused, document.querySelector('[data-part=keep]'))
  assert.is((focused as HTMLElement).tabIndex, -1)
})

test('all around it goes, too: the focus is on the content', async () => {
  const focused = await replace(
    <Page>
      <section key="one">{button}</section>
    </Page>,
    <Page>
      <h1 key="two">Market</h1>
    </Page>,
  )
  assert.is(focused, document.querySelector('main'))
})

test('a part of the frame goes: the focus is on the content', async () => {
  const frame = (part: ComponentChild) => (
    <>
      <Page>Market</Page>
      <div>{part}</div>
    </>
  )
  assert.is(await replace(frame(button), frame(null)), document.querySelector('main'))
})

test('in an open box, the focus stays in it', async () => {
  const page = (part: ComponentChild) => (
    <>
      <Page>Market</Page>
      {box(part)}
    </>
  )
  assert.is(await replace(page(button), page(<p>Price</p>)), byRole('dialog', 'Sell'))
})

test('a message beside an open box goes: the focus is in the box, not behind it', async () => {
  const page = (part: ComponentChild) => (
    <>
      <Page>Market</Page>
      {box(<p>Price</p>)}
      <div>{part}</div>
    </>
  )
  assert.is(await replace(page(button), page(null)), byRole('dialog', 'Sell'))
})

test('focused elsewhere meanwhile, or left by a press on nothing, it stays there', async () => {
  const page = (part: ComponentChild) => (
    <Page>
      <input aria-label="Price" />
      <div>{part}</div>
    </Page>
  )
  const { rerender } = render(page(button))
  const pressed = byRole('button', 'Compare')
  pressed.focus()
  byRole('textbox', 'Price').focus()
  rerender(page(null))
  await new Promise((resolve) => setTimeout(resolve))
  assert.is(document.activeElement, byRole('textbox', 'Price'))
  rerender(page(button))
  byRole('button', 'Compare').focus()
  document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  rerender(page(null))
  await new Promise((resolve) => setTimeout(resolve))
  assert.is(document.activeElement, document.body)
})

test.run()
