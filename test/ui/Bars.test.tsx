import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { BottomBar } from '../../src/screens/shell/frame/BottomBar'
import { Footer } from '../../src/screens/shell/frame/Footer'
import { Page } from '../../src/screens/shell/frame/Page'
import { SkipLink } from '../../src/screens/shell/frame/SkipLink'
import { TopBar } from '../../src/screens/shell/frame/TopBar'
import { Logo } from '../../src/ui/frame/Logo'
import { MenuList } from '../../src/ui/lists/MenuList'
import { PageTitle } from '../../src/ui/lists/PageTitle'
import { Panel } from '../../src/ui/lists/Panel'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from './page'

const test = suite('ui/Bars')
test.after.each(cleanup)

const items = [
  { href: '/marketplace', text: 'Market', icon: 'M0 0', current: true },
  { href: '/legion', text: 'Legion', icon: 'M0 0' },
]

test('the bottom bar marks where the player is', () => {
  render(<BottomBar label="Places" items={items} />)
  assert.ok(byRole('navigation', 'Places'))
  assert.is(byRole('link', 'Market').getAttribute('aria-current'), 'page')
  assert.not(byRole('link', 'Legion').hasAttribute('aria-current'))
})

test('the bottom bar is away while something is typed', () => {
  render(
    <>
      <input type="text" aria-label="Price" />
      <BottomBar label="Places" items={items} />
    </>,
  )
  const field = byRole('textbox', 'Price')
  act(() => field.focus())
  assert.is(allByRole('navigation').length, 0)
  act(() => field.blur())
  assert.is(allByRole('navigation').length, 1)
})

test('the top bar holds the way home and its links', () => {
  render(
    <TopBar label="Main" brand={<Logo href="/" name="Dragon Market" />}>
      <a href="/login">Log in</a>
    </TopBar>,
  )
  assert.is(byRole('link', 'Dragon Market').getAttribute('href'), '/')
  assert.ok(byRole('navigation', 'Main').querySelector('a'))
})

test('a menu marks the current page, and may hold what is no page', () => {
  let out = 0
  render(
    <MenuList
      label="Menu"
      items={[
        { href: '/setting', text: 'Settings', icon: 'M0 0', current: true },
        { text: 'Log out', icon: 'M0 0', onClick: () => out++ },
      ]}
    />,
  )
  assert.is(byRole('link', 'Settings').getAttribute('aria-current'), 'page')
  tap(byRole('button', 'Log out'))
  assert.is(out, 1)
})

test('languages say their own name in their own language', () => {
  let language = 'en'
  render(
    <Footer
      languages={[
        { id: 'tw', text: '繁體中文', lang: 'zh-Hant' },
        { id: 'en', text: 'English', lang: 'en' },
      ]}
      language={language}
      onLanguage={(id) => (language = id)}
      languageLabel="Language"
      linksLabel="Links"
    />,
  )
  const chinese = byRole('button', '繁體中文')
  assert.is(chinese.lang, 'zh-Hant')
  assert.is(chinese.getAttribute('aria-pressed'), 'false')
  assert.is(byRole('button', 'English').getAttribute('aria-pressed'), 'true')
  tap(chinese)
  assert.is(language, 'tw')
})

test('a page has one main region that the skip link leads to, and one title', () => {
  const { container } = render(
    <>
      <SkipLink text="To the content" />
      <Page>
        <PageTitle title="Market" text="Trade." />
        <Panel title="Bid" busy>
          <p>Text</p>
        </Panel>
      </Page>
    </>,
  )
  const main = container.querySelector('main')
  assert.is(byRole('link', 'To the content').getAttribute('href'), `#${main?.id}`)
  assert.is(container.querySelectorAll('h1').length, 1)
  assert.is(container.querySelector('section')?.getAttribute('aria-label'), 'Bid')
})

test.run()
