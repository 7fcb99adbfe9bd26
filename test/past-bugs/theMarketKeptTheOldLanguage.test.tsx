import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toMarketFilters } from '../../src/domain/marketFilters'
import { wishedLocale } from '../../src/i18n'
import Market from '../../src/screens/market/Market'
import { marketFilters } from '../../src/state/market'
import { until } from '../screens/support/until'
import { addAllTexts, change, fakeProvider, settle } from '../screens/support/world'
import { cleanup, render } from '../support/render'

const test = suite('past bugs, the market kept the old language')
test.before(addAllTexts)
test.after.each(cleanup)

test('a list that was kept is read again once another language was asked for, in and out of sight', async () => {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: false }) })
  history.replaceState(null, '', '/marketplace')
  marketFilters.value = toMarketFilters('')
  const asked = fakeProvider({ '/api/marketplace/list': { items: [], next: null, total: 0 } })
  render(<Market />)
  await until(() => asked.length > 0)
  await settle()
  assert.is(asked.length, 1)
  change(() => {
    wishedLocale.value = 'id'
  })
  await until(() => asked.length > 1)
  await settle()
  assert.is(asked.length, 2)
  cleanup()
  wishedLocale.value = 'en'
  render(<Market />)
  await until(() => asked.length > 2)
  await settle()
  assert.is(asked.length, 3)
})

test.run()
