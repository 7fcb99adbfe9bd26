import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Button } from '../../src/ui/inputs/Button'
import { IconButton } from '../../src/ui/inputs/IconButton'
import { LinkButton } from '../../src/ui/inputs/LinkButton'
import { cleanup, render } from '../support/render'
import { byRole, tap } from './page'

const test = suite('ui/Button')
test.after.each(cleanup)

test('is a plain button unless told to submit', () => {
  render(<Button>Bid</Button>)
  assert.is(byRole('button', 'Bid').getAttribute('type'), 'button')
})

test('a tap comes through', () => {
  let taps = 0
  render(<Button onClick={() => taps++}>Bid</Button>)
  tap(byRole('button', 'Bid'))
  assert.is(taps, 1)
})

test('busy: stays in the tab order, says so, and swallows taps', () => {
  let taps = 0
  render(
    <Button busy onClick={() => taps++}>
      Bid
    </Button>,
  )
  const button = byRole('button', 'Bid')
  tap(button)
  assert.is(taps, 0)
  assert.is(button.getAttribute('aria-busy'), 'true')
  assert.is(button.getAttribute('aria-disabled'), 'true')
  assert.not(button.hasAttribute('disabled'))
})

test('busy: a form is not sent a second time', () => {
  let sent = 0
  const count = (event: Event) => {
    event.preventDefault()
    sent++
  }
  const { rerender } = render(
    <form onSubmit={count}>
      <Button type="submit">Log in</Button>
    </form>,
  )
  tap(byRole('button', 'Log in'))
  rerender(
    <form onSubmit={count}>
      <Button type="submit" busy>
        Log in
      </Button>
    </form>,
  )
  tap(byRole('button', 'Log in'))
  assert.is(sent, 1)
})

test('disabled: swallows taps', () => {
  let taps = 0
  render(
    <Button disabled onClick={() => taps++}>
      Bid
    </Button>,
  )
  tap(byRole('button', 'Bid'))
  assert.is(taps, 0)
})

test('an icon alone has a spoken name', () => {
  render(<IconButton icon="M0 0" label="Close" expanded={false} />)
  assert.is(byRole('button', 'Close').getAttribute('aria-expanded'), 'false')
  assert.is(byRole('button', 'Close').querySelector('svg')?.getAttribute('aria-hidden'), 'true')
})

test('a link out opens apart, without a handle back', () => {
  render(
    <LinkButton href="https://example.com/" external>
      Website
    </LinkButton>,
  )
  const link = byRole('link', 'Website')
  assert.is(link.getAttribute('target'), '_blank')
  assert.match(link.getAttribute('rel') ?? '', 'noopener')
})

test.run()
