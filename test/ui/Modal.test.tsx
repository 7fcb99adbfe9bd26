import { render as renderAtOnce } from 'preact'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DrawerBox } from '../../src/screens/shell/frame/DrawerBox'
import { Dialog } from '../../src/ui/frame/Dialog'
import { Sheet } from '../../src/ui/frame/Sheet'
import { Button } from '../../src/ui/inputs/Button'
import { cleanup, render } from '../support/render'
import { byRole, key, tap } from './page'

const test = suite('ui/Modal')
test.after.each(cleanup)

const texts = { title: 'Log out?', closeLabel: 'Close' }
const nothing = () => {}

test('a dialog is modal, named by its title, and takes the focus', () => {
  render(
    <Dialog {...texts} onClose={nothing}>
      <p>Text</p>
    </Dialog>,
  )
  const dialog = byRole('dialog', 'Log out?')
  assert.is(dialog.getAttribute('aria-modal'), 'true')
  assert.is(document.activeElement, dialog)
})

test('its header and footer are not taken for those of the page', () => {
  render(
    <Sheet {...texts} onClose={nothing} actions={<Button>Log out</Button>}>
      <p>Text</p>
    </Sheet>,
  )
  for (const part of document.querySelectorAll('header,footer'))
    assert.ok(part.closest('article,aside,main,nav,section'), part.tagName)
})

test('closes by button, by Escape and by a tap beside it', () => {
  let closed = 0
  const { container } = render(
    <Sheet {...texts} onClose={() => closed++}>
      <p>Text</p>
    </Sheet>,
  )
  tap(byRole('button', 'Close'))
  key(byRole('dialog'), 'Escape')
  tap(container.firstElementChild as HTMLElement)
  tap(byRole('heading'))
  assert.is(closed, 3)
})

test('has the focus and the keys as soon as it is there, before the page has come to rest', () => {
  let closed = 0
  const root = document.body.appendChild(document.createElement('div'))
  renderAtOnce(
    <Sheet {...texts} onClose={() => closed++}>
      <p>Text</p>
    </Sheet>,
    root,
  )
  const sheet = root.querySelector('[role=dialog]') as HTMLElement
  assert.is(document.activeElement, sheet)
  key(sheet, 'Escape')
  assert.is(closed, 1)
  renderAtOnce(null, root)
  root.remove()
})

test('a question is not closed by a tap beside it', () => {
  const { container } = render(
    <Dialog {...texts} role="alertdialog" onClose={() => assert.unreachable()}>
      <p>Text</p>
    </Dialog>,
  )
  tap(container.firstElementChild as HTMLElement)
  assert.ok(byRole('alertdialog', 'Log out?'))
})

test('Tab goes round inside', () => {
  render(
    <Dialog {...texts} onClose={nothing} actions={<Button>Log out</Button>}>
      <p>Text</p>
    </Dialog>,
  )
  const close = byRole('button', 'Close')
  const last = byRole('button', 'Log out')
  key(byRole('dialog'), 'Tab', true)
  assert.is(document.activeElement, last)
  assert.not(key(last, 'Tab'))
  assert.is(document.activeElement, close)
  assert.ok(key(close, 'Tab'), 'in the middle the browser moves the focus')
})

test('`data-first` says what gets the focus first', () => {
  render(
    <Dialog {...texts} onClose={nothing}>
      <input data-first aria-label="Price" />
    </Dialog>,
  )
  assert.is(document.activeElement?.getAttribute('aria-label'), 'Price')
})

test('the focus goes back to where it came from, and the page moves again', () => {
  const page = (open: boolean) => (
    <>
      <Button>Menu</Button>
      {open && (
        <DrawerBox title="Menu of pages" closeLabel="Close" onClose={nothing}>
          <p>Text</p>
        </DrawerBox>
      )}
    </>
  )
  const { rerender } = render(page(false))
  byRole('button', 'Menu').focus()
  rerender(page(true))
  assert.is(document.documentElement.style.overflow, 'hidden')
  rerender(page(false))
  assert.is(document.activeElement, byRole('button', 'Menu'))
  assert.is(document.documentElement.style.overflow, '')
})

test('a dialog over a sheet: the page stands still until both are gone', () => {
  const page = (both: boolean) => (
    <>
      <Sheet {...texts} onClose={nothing}>
        <p>Text</p>
      </Sheet>
      {both && (
        <Dialog {...texts} onClose={nothing}>
          <p>Text</p>
        </Dialog>
      )}
    </>
  )
  const { rerender, unmount } = render(page(true))
  rerender(page(false))
  assert.is(document.documentElement.style.overflow, 'hidden')
  unmount()
  assert.is(document.documentElement.style.overflow, '')
})

test.run()
