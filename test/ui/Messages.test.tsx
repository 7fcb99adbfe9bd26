import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { shortAddress } from '../../src/domain/address'
import { Progress } from '../../src/screens/collectibles/Progress'
import { TrayList } from '../../src/screens/money/tray/TrayList'
import { ToastList } from '../../src/screens/shell/frame/ToastList'
import { Button } from '../../src/ui/inputs/Button'
import { StatBars } from '../../src/ui/lists/StatBars'
import { Stepper } from '../../src/ui/lists/Stepper'
import { EmptyState } from '../../src/ui/states/EmptyState'
import { ErrorState } from '../../src/ui/states/ErrorState'
import { Notice } from '../../src/ui/states/Notice'
import { Address } from '../../src/ui/text/Address'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from './page'

const test = suite('ui/Messages')
test.after.each(cleanup)

test('both live regions are there before the first toast', () => {
  render(<ToastList items={[]} onDismiss={() => {}} dismissLabel="Dismiss" />)
  assert.ok(byRole('status'))
  assert.ok(byRole('alert'))
})

test('errors are alerts, the rest is status, and each can be dismissed', () => {
  const gone: unknown[] = []
  render(
    <ToastList
      items={[
        { id: 1, text: 'Copied.' },
        { id: 2, text: 'Transaction failed.', tone: 'bad' },
      ]}
      onDismiss={(id) => gone.push(id)}
      dismissLabel="Dismiss"
    />,
  )
  assert.is(byRole('status').textContent, 'Copied.')
  assert.is(byRole('alert').textContent, 'Transaction failed.')
  for (const button of allByRole('button', 'Dismiss')) tap(button)
  assert.equal(gone, [1, 2])
})

test('an empty list says what to do next', () => {
  render(<EmptyState icon="M0 0" title="No dragons yet" text="Hatch one." action={<Button>Hatch</Button>} />)
  assert.ok(byRole('heading', 'No dragons yet'))
  assert.ok(byRole('button', 'Hatch'))
})

test('a failure is an alert with a retry', () => {
  let retries = 0
  const { rerender } = render(<ErrorState title="Not loaded" retryText="Try again" onRetry={() => retries++} />)
  assert.is(textOf(byRole('alert')), 'Not loaded Try again')
  tap(byRole('button', 'Try again'))
  rerender(<ErrorState title="Not loaded" retryText="Try again" onRetry={() => retries++} busy />)
  tap(byRole('button', 'Try again'))
  assert.is(retries, 1)
})

test('a notice is read out only when it is news', () => {
  const { rerender } = render(<Notice>Rule</Notice>)
  assert.is(allByRole('status').length, 0)
  rerender(<Notice live>News</Notice>)
  assert.is(byRole('status').textContent, 'News')
  rerender(
    <Notice live tone="bad">
      Bad news
    </Notice>,
  )
  assert.is(byRole('alert').textContent, 'Bad news')
})

test('steps say their state, and which one is now', () => {
  render(
    <Stepper
      label="Bid"
      words={{ todo: 'to do', now: 'under way', done: 'done', failed: 'failed' }}
      steps={[
        { text: 'Approve', state: 'done' },
        { text: 'Sign', state: 'now', note: 'Open the wallet.' },
        { text: 'Confirm', state: 'todo' },
      ]}
    />,
  )
  const steps = allByRole('listitem')
  assert.equal(
    steps.map((step) => step.getAttribute('aria-current')),
    [null, 'step', null],
  )
  assert.equal(
    steps.map((step) => textOf(step)),
    ['Approve done', '2 Sign under way Open the wallet.', '3 Confirm to do'],
  )
})

test('progress is said in words, and stays between 0 and 100', () => {
  const { rerender } = render(<Progress label="Lord challenge" share={0.4} text="12 of 30 levels" />)
  const bar = () => byRole('progressbar', 'Lord challenge')
  assert.is(bar().getAttribute('aria-valuenow'), '40')
  assert.is(bar().getAttribute('aria-valuetext'), '12 of 30 levels')
  rerender(<Progress label="Lord challenge" share={7} text="too much" />)
  assert.is(bar().getAttribute('aria-valuenow'), '100')
})

test('attributes are words and numbers; bars are decoration', () => {
  const { container } = render(
    <StatBars
      stats={[
        { label: 'Attack', value: '1,234', share: 0.5 },
        { label: 'Dodge', value: '3 %' },
      ]}
    />,
  )
  assert.equal(
    [...container.querySelectorAll('dt,dd')].map((part) => textOf(part)),
    ['Attack', '1,234', 'Dodge', '3 %'],
  )
  assert.is(container.querySelectorAll('i[aria-hidden=true]').length, 1)
})

test('an address shows its first 5 and last 4 characters, and copies whole', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  let copied = ''
  render(<Address value={address} copyLabel="Copy the address" onCopy={(value) => (copied = value)} />)
  assert.match(textOf(document.body), '0x529…9EE7')
  tap(byRole('button', 'Copy the address'))
  assert.is(copied, address)
  assert.is(shortAddress('12345'), '12345')
})

test('a journal entry says what, where it stands, since when, what to do', () => {
  render(
    <TrayList
      label="Transactions"
      entries={[
        {
          id: '1',
          title: 'Bid on Frostfang',
          step: 'Confirming',
          tone: 'info',
          since: 'Since 12:04',
          usual: 'usually 5 minutes',
          explorer: { href: 'https://bscscan.com/tx/0x1', text: '0x1' },
          action: <Button>Check again</Button>,
        },
      ]}
    />,
  )
  const entry = byRole('listitem')
  assert.is(textOf(entry), 'Bid on Frostfang Confirming Since 12:04 · usually 5 minutes 0x1 Check again')
  assert.is(byRole('link', '0x1').getAttribute('rel'), 'noopener noreferrer')
  assert.ok(byRole('button', 'Check again'))
})

test.run()
