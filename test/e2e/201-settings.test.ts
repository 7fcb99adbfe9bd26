import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { puzzleOf } from './pages/puzzle'
import { sandbox } from './support/sandbox'
import { DESKTOP, openStage, PHONE, type VisitOptions, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/settings')
test.before(() => sandbox.reset())

/** Carol has neither a role nor a fund password. */
async function enterAsCarol(path: string, options?: VisitOptions) {
  const stay = await visit('/login', options)
  const { page, url } = stay
  const login = loginOf(page)
  await login.openForm()
  await login.fill({ area: '65', mobile: '81234567', password: 'carol-pass-1' })
  await login.submit()
  await page.waitForURL('**/accountAccount')
  await page.goto(url + path)
  return stay
}

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

/** The newest code sent for a purpose. */
async function codeFor(purpose: string): Promise<string> {
  const { world } = await openStage()
  const codes = (await (await fetch(`${world.url}/sandbox/codes`)).json()) as { purpose: string; code: string }[]
  const sent = codes.find((each) => each.purpose === purpose)
  if (!sent) throw new Error(`no code was sent for ${purpose}`)
  return sent.code
}

test('an unchanged nickname is refused, another one is kept', async () => {
  const { page, close } = await enterAsCarol('/setting')
  await row(page, /^Nickname/).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Nickname unchanged.').waitFor()
  await page.getByLabel('Nickname').and(page.locator('input')).fill('Caroline')
  await page.getByRole('button', { name: 'Save' }).click()
  await row(page, /^Nickname Caroline/).waitFor()
  await page.reload()
  await row(page, /^Nickname Caroline/).waitFor()
  await close()
})

test('the fund password asks for a mailbox first, and is set with the code that was sent', async () => {
  const { page, close } = await enterAsCarol('/setting')
  await row(page, /^Fund password Not set/).click()
  await page.getByText('Bind your e-mail first.').waitFor()
  await page.getByRole('button', { name: 'Bind an e-mail address' }).click()
  await page.getByLabel('E-mail address').fill('carol@example.com')
  await page.getByRole('button', { name: 'Send code' }).click()
  await puzzleOf(page).solve()
  await page.getByText('The code is on its way to carol@example.com.').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor('bind'))
  await page.getByRole('button', { name: 'Bind', exact: true }).click()
  await row(page, /^E-mail carol@example.com/).waitFor()
  await row(page, /^Fund password Not set/).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await puzzleOf(page).solve()
  await page.getByText(/The code is on its way to \+65 /).waitFor()
  await page.getByLabel('New password', { exact: true }).fill('carol-fund-1')
  await page.getByLabel('New password again').fill('carol-fund-1')
  await page.getByLabel('Code', { exact: true }).fill(await codeFor('fundPassword'))
  await page.getByRole('button', { name: 'Save' }).click()
  await row(page, /^Fund password Set/).waitFor()
  await close()
})

test('a role is created once its server is chosen', async () => {
  const { page, close } = await enterAsCarol('/servers')
  const begin = page.getByRole('button', { name: /^Create a role on / }).last()
  const { height = 0 } = (await begin.boundingBox()) ?? {}
  assert.ok(height >= 44 && height < 50, `one line: ${height} px`)
  const server = (await begin.getAttribute('aria-label'))?.replace('Create a role on ', '')
  await begin.click()
  const chosen = page.getByRole('combobox', { name: /^Server/ }).locator('option:checked')
  assert.is(await chosen.textContent(), server)
  await page.getByLabel('Name of the role').fill('Coralie')
  await page.getByRole('button', { name: 'Create the role' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: /Coralie, level 1.*Current/ })
    .waitFor()
  await close()
})

for (const viewport of [PHONE, DESKTOP])
  test(`a server’s dragon is beside its words and what is current, on ${viewport.width} px`, async () => {
    const { page, close } = await enterAsCarol('/servers', { viewport })
    const servers = page.getByRole('list', { name: 'Servers' }).getByRole('listitem')
    await servers.first().locator('img').waitFor()
    const places = await servers.evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange()
        const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
        let left = innerWidth
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          words.selectNodeContents(text)
          left = Math.min(left, words.getBoundingClientRect().left)
        }
        const art = item.querySelector('img')?.parentElement?.getBoundingClientRect()
        return { words: left, art: art?.right ?? innerWidth, width: art?.width ?? 0 }
      }),
    )
    assert.ok(places.length > 2)
    for (const { words, art, width } of places) assert.ok(art < words && width > 80, `${words} px, ${art} px`)
    await close()
  })

test('the ranking of the legion shows the best three, and the rest in a table', async () => {
  const { page, close } = await enterAsCarol('/legion')
  await page.getByText('Your level', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Ranking' }).click()
  await page.waitForURL('**/legion/ranks')
  await page.getByRole('list', { name: 'The best three' }).waitFor()
  assert.ok((await page.getByRole('table', { name: 'Ranking of the month' }).getByRole('row').count()) > 3)
  await close()
})

test('the invitation has a QR code, and fits a narrow phone', async () => {
  const { page, close } = await enterAsCarol('/shares')
  const poster = page.getByRole('img', { name: 'QR code of your link' })
  await poster.waitFor()
  const [source, width, height] = await poster.evaluate((image: HTMLImageElement) => [
    image.src.slice(0, 15),
    image.naturalWidth,
    image.naturalHeight,
  ])
  assert.equal([source, width, height], ['data:image/png;', 960, 780])
  // Its QR code is 288 of 640 units of it.
  const shown = (await poster.boundingBox())?.width ?? 0
  assert.ok(shown * 0.45 >= 128, `${shown} px wide`)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/shares', '/setting', '/servers', '/legion', '/legion/ranks', '/legion/history']) {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(width <= 320, `${path} is ${width} px wide`)
  }
  await close()
})

test.run()
