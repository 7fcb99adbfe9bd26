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
import { allByRole } from '../ui/page'

const test = suite('past bugs, the filters broke on a tablet')
test.before(addAllTexts)
test.after.each(cleanup)

const REM = 16

/** The market in a window of this width, in pixels. */
async function showAt(width: number): Promise<void> {
  const matchMedia = (query: string) => ({ matches: width >= Number(/min-width:([\d.]+)rem/.exec(query)?.[1]) * REM })
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia })
  history.replaceState(null, '', '/marketplace')
  marketFilters.value = toMarketFilters('')
  market.value = { data: null, busy: false, error: null }
  fakeProvider({ '/api/marketplace/list': { items: [], next: null, total: 0 } })
  render(<Market />)
}

// Five fields in one row need some 1,100 px: below that, words were cut, and labels and arrows wrapped.
for (const width of [768, 1024]) {
  test(`at ${width} px the filters are behind their button, as on a phone`, async () => {
    await showAt(width)
    await until(() => allByRole('button', 'Filter').length === 1)
    assert.equal(allByRole('searchbox', 'Name or token ID'), [])
  })
}

test('on a desktop they stand beside the count', async () => {
  await showAt(1280)
  await until(() => allByRole('searchbox', 'Name or token ID').length === 1)
  assert.equal(allByRole('button', 'Filter'), [])
})

test.run()
