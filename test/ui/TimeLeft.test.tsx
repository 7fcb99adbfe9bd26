import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import asset from '../../i18n/en/asset.json'
import { addTexts } from '../../src/i18n'
import TimeLeft from '../../src/ui/money/TimeLeft'
import { cleanup, render } from '../support/render'
import { stoppedClock } from '../support/stoppedClock'

const test = suite('ui/TimeLeft')
const HOUR = 3_600

const { now, pass } = stoppedClock
test.before.each(() => {
  addTexts('en', 'asset', asset)
  stoppedClock.start(1_800_000_000)
})
test.after.each(() => {
  cleanup()
  stoppedClock.restore()
})

const draw = (left: number, clockOffset = 0) =>
  render(<TimeLeft deadline={now() + left} clockOffset={clockOffset} />).container

test('the largest unit of which there are two', () => {
  for (const [left, text] of [
    [2 * 24 * HOUR + 5 * HOUR, '2 d'],
    [2 * 24 * HOUR - 60, '47 h'],
    [2 * HOUR + 14 * 60, '2 h'],
    [2 * HOUR - 60, '119 m'],
    [14 * 60, '14 m'],
    [1, '1 m'],
  ] as const) {
    const shown = draw(left)
    assert.is(shown.querySelector('[aria-hidden=true]:not(svg)')?.textContent, text)
    assert.ok(shown.textContent?.includes(`Ends in ${text}`), 'in a sentence for who listens')
    cleanup()
  }
})

test('it moves by minutes, is amber in the last hour, and ends with a word', () => {
  const shown = draw(HOUR + 90)
  const time = () => shown.querySelector('time')
  assert.is(time()?.getAttribute('data-soon'), 'false')
  pass(30)
  assert.ok(time()?.textContent?.includes('61 m'))
  pass(60)
  assert.ok(time()?.textContent?.includes('60 m'))
  assert.is(time()?.getAttribute('data-soon'), 'true')
  pass(HOUR)
  assert.is(shown.textContent, 'Time is up')
})

test('nothing announces it, however many tiles there are', () => {
  const shown = draw(HOUR)
  assert.is(shown.querySelector('[role],[aria-live]'), null)
})

test('one timer for all, which ends with the last of them', () => {
  const ends = [HOUR, 2 * HOUR, 3 * HOUR]
  render(
    <div>
      {ends.map((left) => (
        <TimeLeft key={left} deadline={now() + left} clockOffset={0} />
      ))}
    </div>,
  )
  assert.is(stoppedClock.running(), 1)
  cleanup()
  assert.is(stoppedClock.running(), 0)
})

test("it counts by the provider's clock", () => {
  assert.ok(draw(HOUR, 30 * 60).textContent?.includes('30 m'))
})

test('an end in a thousand years shows nothing', () => {
  assert.is(draw(1_000 * 365 * 24 * HOUR).textContent, '')
})

test.run()
