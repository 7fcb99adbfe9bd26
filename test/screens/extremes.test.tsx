import '../support/config'
import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { forgetSession } from '../../src/actions/session/endSession'
import { checkValue, type Shape } from '../../src/api/shape'
import { addTexts } from '../../src/i18n'
import { ROUTES } from '../../src/router/routes'
import { openAsset } from '../../src/state/assets'
import { market } from '../../src/state/market'
import { token, user } from '../../src/state/session'
import { Boundary } from '../../src/ui/states/Boundary'
import { readCatalogue } from '../sandbox/api/catalogue'
import { EXTREMES, numbersOf, sampleOf, withValue } from '../support/extremes'
import { cleanup, render } from '../support/render'
import { fakeProvider, newUser, settle } from './support/world'

/** Every screen with extreme numbers in all it reads. */
const test = suite('screens/extremes')

const { warn, error } = console
const thrown: unknown[] = []
test.before(() => {
  const folder = new URL('../../i18n/en/', import.meta.url)
  for (const file of readdirSync(folder)) {
    addTexts('en', file.replace('.json', '') as 'common', JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  }
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: false }) })
  // The grid asks for its size, which happy-dom does not know.
  console.warn = () => {}
  console.error = (...values: unknown[]) => thrown.push(...values)
})
test.after(() => {
  Object.assign(console, { warn, error })
})
test.after.each(() => {
  cleanup()
  forgetSession()
  const nothing = { data: null, busy: false, error: null }
  market.value = nothing
  openAsset.value = nothing
  history.replaceState(null, '', '/')
})

/** The shape as it would be if nothing could be left out. */
function strict(shape: Shape): Shape {
  if (shape.is === 'maybe') return { is: 'maybe', of: strict(shape.of) }
  if (shape.is === 'list' || shape.is === 'map') return { is: shape.is, of: strict(shape.of) }
  if (shape.is !== 'record') return shape
  return {
    is: 'record',
    fields: Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, strict(of)])),
  }
}

function fits(shape: Shape, value: unknown): boolean {
  try {
    checkValue(shape, value, '')
    return true
  } catch {
    return false
  }
}

/** An answer with a number in every place that takes it. */
function filled(answer: Shape, extreme: unknown): unknown {
  const shape = strict(answer)
  let value = sampleOf(answer)
  for (const { way } of numbersOf(answer)) {
    const next = withValue(value, way, extreme)
    if (fits(shape, JSON.parse(JSON.stringify(next)))) value = next
  }
  return value
}

/** An answer with a number in every place of the first item of each list, whether it fits or not. */
function spoilt(answer: Shape, extreme: unknown): unknown {
  let value = sampleOf(answer)
  for (const { way, isLoose } of numbersOf(answer)) if (isLoose) value = withValue(value, way, extreme)
  return value
}

const calls = (await readCatalogue()).filter(({ spec }) => spec.method === 'GET')

/** Whether any answer takes it; what none takes is refused before a screen sees it. */
const isTaken = (extreme: unknown): boolean =>
  calls.some(({ spec }) => JSON.stringify(filled(spec.answer, extreme)) !== JSON.stringify(sampleOf(spec.answer)))

/** A provider whose answers are all made so. */
function provide(make: (answer: Shape) => unknown): void {
  const replies: Record<string, unknown> = {}
  for (const { spec } of calls) replies[spec.path.replace(/\{\w+\}/, '1')] = make(spec.answer)
  fakeProvider(replies)
}

for (const { path, load } of ROUTES) {
  const address = path.includes(':') ? path.replace(':indexId', '1') : `${path}?id=1&coin=MDS`
  test(`${path}: no number blanks it`, async () => {
    const { default: Screen } = await load()
    for (const [kind, make, extremes] of [
      ['in every place that takes it', filled, EXTREMES.filter(isTaken)],
      ['in an item of each list', spoilt, [-1, 0.5, 9_999_999_999_999]],
    ] as const) {
      for (const extreme of extremes) {
        thrown.length = 0
        history.replaceState(null, '', address)
        token.value = 't'
        user.value = newUser()
        provide((answer) => make(answer, extreme))
        const { container } = render(
          <Boundary fallback={() => 'BROKEN'}>
            <Screen />
          </Boundary>,
        )
        await settle(3)
        const where = `${path} with ${extreme} ${kind}`
        assert.not.match(container.textContent ?? '', /BROKEN/, `${where}: ${thrown[0]}`)
        assert.ok((container.textContent ?? '').trim().length > 0, `${where} is blank`)
        assert.equal(thrown, [], where)
        cleanup()
        forgetSession()
        openAsset.value = { data: null, busy: false, error: null }
        market.value = { data: null, busy: false, error: null }
      }
    }
  })
}

test.run()
