import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { rememberThirdLocale } from '../../src/actions/page/rememberThirdLocale'
import { offersThird } from '../../src/i18n'
import Drawer from '../../src/screens/shell/Drawer'
import { Shell } from '../../src/screens/shell/Shell'
import { clearSession } from '../../src/storage/clearSession'
import { addAllTexts } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { allByRole } from '../ui/page'

Object.defineProperty(globalThis, 'self', { configurable: true, value: window })
// As the build does.
Object.assign(globalThis, {
  __JOURNEYS__: [],
  __HAS_CALLS__: false,
  __API_BASE__: '',
  __TEXT_BASE__: '',
  __FIRST_TABLES__: '',
})

const test = suite('past bugs, Indonesian could not be chosen again')
const names = ['繁體中文', 'English', 'Bahasa Indonesia']
let visits = 0

/** Opens the address, and takes over what the page's first script found out. */
async function visit(address: string, spoken: string): Promise<void> {
  history.replaceState(null, '', address)
  Object.defineProperty(navigator, 'language', { configurable: true, value: spoken })
  // Another query: the script runs once more.
  await import(`../../src/early.ts?visit=${visits++}`)
  offersThird.value = window.early?.indonesian === true
  rememberThirdLocale()
}

function footer(): (string | null)[] {
  cleanup()
  const { container } = render(
    <Shell path="/login">
      <h1>Screen</h1>
    </Shell>,
  )
  return [...container.querySelectorAll('footer fieldset button')].map((button) => button.textContent)
}

test.before(addAllTexts)
test.before.each(() => {
  localStorage.clear()
  sessionStorage.clear()
})
test.after(cleanup)

for (const [what, address, spoken, chosen] of [
  ['speaks it', '/login', 'id-ID', null],
  ['speaks it and chose English', '/login', 'id-ID', 'en'],
  ['chose it', '/login', 'en-GB', 'id'],
  ['came by an address in it', '/login?lang=id', 'en-GB', null],
] as const) {
  test(`who ${what} is offered it in that browser for good, also after a logout`, async () => {
    if (chosen) localStorage.setItem('locale', chosen)
    await visit(address, spoken)
    assert.equal(footer(), names)
    localStorage.setItem('locale', 'en')
    clearSession()
    await visit('/login', 'en-GB')
    assert.equal(footer(), names)
  })
}

test('all others are offered two', async () => {
  await visit('/login?lang=zh-TW', 'en-GB')
  assert.equal(footer(), names.slice(0, 2))
  assert.is(localStorage.getItem('thirdLocale'), null)
})

test('each name is marked as what it is written in, in the menu too', async () => {
  await visit('/login', 'id-ID')
  footer()
  assert.equal(
    allByRole('button').flatMap((button) => (names.includes(button.textContent ?? '') ? [button.lang] : [])),
    ['zh-Hant', 'en', 'id'],
  )
  cleanup()
  const { container } = render(<Drawer path="/marketplace" />)
  assert.equal(
    [...container.querySelectorAll('label[lang]')].map((label) => label.getAttribute('lang')),
    ['zh-Hant', 'en', 'id'],
  )
})

test.run()
