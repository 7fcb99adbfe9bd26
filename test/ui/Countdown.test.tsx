import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import frame from '../../i18n/en/frame.json'
import { addTexts } from '../../src/i18n'
import { Countdown, clockText, spanText } from '../../src/ui/money/Countdown'
import { cleanup, render } from '../support/render'
import { stoppedClock } from '../support/stoppedClock'
import { byRole } from './page'

const test = suite('ui/Countdown')

const { pass } = stoppedClock
test.before.each(() => stoppedClock.start(1000))
test.after.each(() => {
  cleanup()
  stoppedClock.restore()
})

const shown = () => byRole('timer').textContent
const said = () => byRole('status').textContent

test('digits of seconds, minutes and hours; days in words', () => {
  addTexts('en', 'frame', frame)
  assert.is(clockText(9), '0:09')
  assert.is(clockText(249), '4:09')
  assert.is(clockText(3_723), '1:02:03')
  assert.is(clockText(86_400), '1 day 0:00:00')
  assert.is(clockText(604_798), '6 days 23:59:58')
})

test('what was over in no time took a second', () => {
  assert.is(spanText(0), '0:01')
  assert.is(spanText(499), '0:01')
  assert.is(spanText(4_400), '0:04')
})

test('counts from the clock, so a page that slept is right when it wakes', () => {
  render(<Countdown endsAt={1_100} endedText="Over" />)
  assert.is(shown(), '1:40')
  pass(1)
  assert.is(shown(), '1:39')
  pass(60)
  assert.is(shown(), '0:39')
})

test('P35: a wrong clock is corrected', () => {
  render(<Countdown endsAt={1_100} clockOffset={-90} endedText="Over" />)
  assert.is(shown(), '3:10')
})

test('P35: every countdown of a screen is given the skew', () => {
  const root = new URL('../../src/screens/', import.meta.url)
  const shown = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => readFileSync(new URL(name, root), 'utf8').match(/<Countdown\b[^/]*\/>/g) ?? [])
  assert.ok(shown.length > 1)
  for (const each of shown) assert.match(each, 'clockOffset={clockSkew.value}')
})

test('ends once, and stops', () => {
  let ends = 0
  render(<Countdown endsAt={1_002} endedText="Over" onEnd={() => ends++} />)
  pass(1)
  assert.is(ends, 0)
  pass(5)
  pass(5)
  assert.is(shown(), 'Over')
  assert.is(ends, 1)
  assert.is(stoppedClock.running(), 0)
})

test('already over: says so and never ticks', () => {
  render(<Countdown endsAt={10} endedText="Over" onEnd={() => assert.unreachable()} />)
  assert.is(shown(), 'Over')
  assert.is(stoppedClock.running(), 0)
})

test('only milestones are read out', () => {
  render(<Countdown endsAt={1_062} endedText="Over" format={(left) => `${left} s`} />)
  assert.is(said(), '')
  pass(1)
  assert.is(said(), '')
  pass(1)
  assert.is(said(), '60 s')
  pass(1)
  assert.is(said(), '60 s')
  pass(50)
  assert.is(said(), '9 s')
  pass(30)
  assert.is(said(), 'Over')
})

test('leaves no timer behind', () => {
  const { unmount } = render(<Countdown endsAt={2_000} endedText="Over" />)
  assert.is(stoppedClock.running(), 1)
  unmount()
  assert.is(stoppedClock.running(), 0)
})

test.run()
