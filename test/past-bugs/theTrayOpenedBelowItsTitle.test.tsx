import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Sheet } from '../../src/ui/frame/Sheet'
import { cleanup, render } from '../support/render'
import { byRole } from '../ui/page'

const test = suite('past bugs, the tray opened below its title')
test.after.each(cleanup)

test('the focus moves into a sheet and back out without a scroll', () => {
  const { focus } = HTMLElement.prototype
  const scrolled: (string | null)[] = []
  // As browsers do: what is focused is scrolled to, unless they are told not to.
  HTMLElement.prototype.focus = function (options) {
    if (!options?.preventScroll) scrolled.push(this.getAttribute('role') ?? this.tagName)
    focus.call(this, options)
  }
  try {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus({ preventScroll: true })
    render(
      <Sheet title="In progress" closeLabel="Close" onClose={() => {}}>
        <p>A long list</p>
      </Sheet>,
    )
    assert.is(document.activeElement, byRole('dialog', 'In progress'))
    cleanup()
    assert.is(document.activeElement, opener)
    assert.equal(scrolled, [])
    opener.remove()
  } finally {
    HTMLElement.prototype.focus = focus
  }
})

test.run()
