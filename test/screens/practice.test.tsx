import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/practice.json'
import { LESSONS } from '../../src/domain/practiceLessons'
import { addTexts } from '../../src/i18n'
import Practice from '../../src/screens/practice/Practice'
import { PRACTICE_STEPS } from '../support/practiceSteps'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { addAllTexts, change, fakeProvider, settle } from './support/world'

const test = suite('screens/practice')
addAllTexts()
addTexts('en', 'practice', table)
test.after.each(async () => {
  cleanup()
  // What a sheet put into the history is taken out after the page is gone.
  await settle()
})

const page = () => textOf(document.body)
const sheet = () => byRole('dialog')
const submit = () => change(() => sheet().querySelector('form')?.requestSubmit())
const buttons = () => allByRole('button').map((button) => textOf(button))
/** From the review over the wallet's questions to the end. */
function finish(questions: number): void {
  submit()
  for (let asked = 0; asked < questions; asked++) tap(byRole('button', 'Confirm'))
  assert.match(textOf(sheet()), /Network fee/)
  tap(byRole('button', 'Done'))
  assert.equal(allByRole('dialog'), [])
}
const MARK = 'Practice: no real money'

test('everything can be played to the end, one thing at a time, and nobody is asked', async () => {
  const asked = fakeProvider({})
  render(<Practice />)
  assert.match(page(), /Step 1 of 12 Ash Samurai Buy at a fixed price/)
  assert.is(PRACTICE_STEPS.length, LESSONS.length)
  for (const [index, [does, questions]] of PRACTICE_STEPS.entries()) {
    assert.match(page(), new RegExp(`Step ${index + 1} of 12`))
    tap(byRole('button', does))
    if (questions) {
      assert.match(textOf(sheet()), new RegExp(MARK))
      finish(questions)
    }
    await settle()
  }
  assert.match(page(), /You have played it all/)
  byRole('link', 'To the real market')
  assert.equal(asked, [])
})

test('what the others do is told with what it brought', async () => {
  render(<Practice />)
  for (const [does, questions] of [
    ['Buy for 60 MDS', 2],
    ['Sell', 1],
  ] as const) {
    tap(byRole('button', does))
    finish(questions)
  }
  tap(byRole('button', 'A few hours later'))
  // 100 MDS less the sale fee of 2.5 %.
  assert.match(textOf(byRole('status')), /Mei bought River Guard for 100 MDS\. You received 97\.5 MDS\./)
  assert.match(page(), /Day 1, 03:00/)
})

test('what is declined in the pretend wallet changes nothing, and keeps what was typed', () => {
  render(<Practice />)
  tap(byRole('button', 'Leave the guide'))
  tap(byRole('button', 'Bid Moon Owl'))
  type(byRole('textbox', 'Your bid'), '200')
  submit()
  assert.match(textOf(sheet()), new RegExp(MARK))
  assert.match(textOf(sheet()), /Allow spending To the 111 protocol You pay at most 200 MDS/)
  tap(byRole('button', 'Confirm'))
  tap(byRole('button', 'Decline'))
  assert.match(textOf(sheet()), /You declined, so nothing was sent or paid/)
  assert.is((byRole('textbox', 'Your bid') as HTMLInputElement).value, '200')
  tap(byRole('button', 'Close'))
  assert.match(page(), /MDS 1,000 MDS/)
})

test('a bid below 1.11 times the price and one above the balance cannot be confirmed', () => {
  render(<Practice />)
  tap(byRole('button', 'Leave the guide'))
  tap(byRole('button', 'Bid Moon Owl'))
  const isDisabled = (name: RegExp) =>
    (allByRole('button').find((button) => name.test(textOf(button))) as HTMLButtonElement).disabled
  assert.not(isDisabled(/^Bid 111 MDS$/))
  type(byRole('textbox', 'Your bid'), '110.999')
  assert.ok(isDisabled(/^Bid 111 MDS$/))
  type(byRole('textbox', 'Your bid'), '1001')
  assert.match(textOf(sheet()), /You need 1 MDS more/)
  assert.ok(isDisabled(/^Bid 111 MDS$/))
})

test('left, the guide gives every action; started again, all is as it was', async () => {
  render(<Practice />)
  tap(byRole('button', 'Leave the guide'))
  assert.match(page(), /Play freely/)
  tap(byRole('button', 'Start an auction Ember Dragon'))
  finish(2)
  tap(byRole('button', 'Change the price Ember Dragon'))
  type(byRole('textbox', 'New price'), '50')
  finish(1)
  tap(byRole('button', 'End the auction Ember Dragon'))
  finish(1)
  tap(byRole('button', 'Take back from the protocol Ember Dragon'))
  finish(1)
  tap(byRole('button', 'Sell Ember Dragon'))
  finish(1)
  tap(byRole('button', 'Cancel sale Ember Dragon'))
  finish(1)
  tap(byRole('button', 'A day later'))
  assert.match(textOf(byRole('status')), /nothing happened/)
  for (let hours = 0; hours < 20; hours++) tap(byRole('button', 'A few hours later'))
  await settle()
  tap(byRole('button', 'Start again'))
  assert.match(page(), /Step 1 of 12/)
  assert.match(page(), /MDS 1,000 MDS BNB 0\.01 BNB/)
  assert.not.ok(buttons().includes('A few hours later'))
})

test('the mark is on the page, and on each sheet from its review to its end', () => {
  const { container } = render(<Practice />)
  assert.is(container.textContent?.split(MARK).length, 2)
  tap(byRole('button', 'Buy for 60 MDS'))
  assert.match(textOf(sheet()), new RegExp(MARK))
  submit()
  assert.match(textOf(sheet()), new RegExp(MARK))
  tap(byRole('button', 'Confirm'))
  tap(byRole('button', 'Confirm'))
  assert.match(textOf(sheet()), new RegExp(MARK))
  assert.match(textOf(sheet()), /It is yours now, in your wallet\. You paid 60 MDS/)
})

test.run()
