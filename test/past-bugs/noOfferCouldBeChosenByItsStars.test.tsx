import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toMarketFilters } from '../../src/domain/marketFilters'
import Market from '../../src/screens/market/Market'
import { market, marketFilters } from '../../src/state/market'
import { until } from '../screens/support/until'
import { addAllTexts, fakeProvider } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { byRole, type } from '../ui/page'

const test = suite('past bugs, no offer could be chosen by its stars')
test.before(addAllTexts)
test.after.each(cleanup)

test('stars are chosen beside camp and profession, stand in the address and go to the provider', async () => {
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: true }) })
  history.replaceState(null, '', '/marketplace?val1=2')
  marketFilters.value = toMarketFilters(location.search)
  market.value = { data: null, busy: false, error: null }
  const asked = fakeProvider({ '/api/marketplace/list': { items: [], next: null, total: 0 } })
  render(<Market />)
  const field = await until(() => byRole('combobox', 'Stars'))
  assert.equal(
    [...field.querySelectorAll('option')].map((option) => option.textContent),
    ['1–7 ★', ...[1, 2, 3, 4, 5, 6, 7].map((count) => `${count} ★`)],
  )
  type(field, '5')
  assert.is(location.search, '?val1=2&star=5')
  await until(() => asked.some((each) => /camp=2&.*star=5/.test(each)))
})

test.run()
