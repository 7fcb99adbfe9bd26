import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import common from '../../i18n/en/common.json'
import frame from '../../i18n/en/frame.json'
import menu from '../../i18n/en/menu.json'
import shell from '../../i18n/en/shell.json'
import { addTexts } from '../../src/i18n'
import { LazyScreen } from '../../src/screens/shell/LazyScreen'
import { LongGrid } from '../../src/ui/lists/LongGrid'
import { Boundary } from '../../src/ui/states/Boundary'
import { until } from '../screens/support/until'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from './page'

const test = suite('ui/Boundary')

const { error } = console
const reported: unknown[] = []
test.before(() => {
  for (const [name, table] of Object.entries({ common, frame, menu, shell })) addTexts('en', name as 'common', table)
  console.error = (...values: unknown[]) => reported.push(...values)
})
test.after(() => {
  console.error = error
})
test.before.each(() => {
  reported.length = 0
})
test.after.each(cleanup)

const FAULT = new RangeError('Invalid time value')
function Faulty({ is }: { is: boolean }) {
  if (is) throw FAULT
  return <p>Whole</p>
}

test('a fault stays within: what is beside it is still there, and the console has it once', () => {
  render(
    <>
      <p>Beside</p>
      <Boundary fallback={() => <p>Instead</p>}>
        <Faulty is />
      </Boundary>
    </>,
  )
  assert.is(document.body.textContent, 'BesideInstead')
  assert.equal(reported, [FAULT])
})

test('a retry draws it again, and is itself safe', () => {
  let isBroken = true
  const Sometimes = () => <Faulty is={isBroken} />
  render(
    <Boundary
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    >
      <Sometimes />
    </Boundary>,
  )
  tap(byRole('button', 'Again'))
  assert.ok(byRole('button', 'Again'), 'still broken')
  isBroken = false
  tap(byRole('button', 'Again'))
  assert.is(document.body.textContent, 'Whole')
})

test('one tile of a list that cannot be drawn: the others are', () => {
  const items = [1, 2, 3].map((id) => ({ id }))
  render(
    <LongGrid label="Tiles" items={items} keyOf={({ id }) => String(id)} draw={({ id }) => <Faulty is={id === 2} />} />,
  )
  assert.equal(
    allByRole('listitem').map((tile) => tile.textContent),
    ['Whole', '1 of the items here could not be shown.', 'Whole'],
  )
})

test('a screen that cannot be drawn says so, with a retry and a way on; a second retry loads the page again', async () => {
  let reloads = 0
  Object.defineProperty(location, 'reload', { configurable: true, value: () => reloads++ })
  const screen = { load: async () => ({ default: () => <Faulty is /> }), texts: [] }
  render(<LazyScreen screen={screen} />)
  const alert = await until(() => byRole('alert'))
  assert.match(alert.textContent ?? '', /This could not be shown.*Your assets and coins are safe/)
  assert.is(byRole('link', 'Market').getAttribute('href'), '/marketplace')
  tap(byRole('button', 'Try again'))
  assert.is(reloads, 0)
  await until(() => byRole('alert'))
  tap(byRole('button', 'Try again'))
  assert.is(reloads, 1)
})

test.run()
