import * as assert from 'uvu/assert'
import { loginOf } from './pages/login'
import { lostInForcedColors } from './support/accessibility'
import { testScreens } from './support/accessibleScreens'
import { sandbox } from './support/sandbox'
import { screenPaths, settled } from './support/screens'
import { visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/accessibility, more')
test.before(() => sandbox.reset())

testScreens(test, 'zh-TW')

test('in the few colours a system forces, every screen shows its edges, its focus and what is chosen', async () => {
  const { page, url, close } = await visit('/login')
  const found: string[] = []
  const look = async (screen: string) =>
    found.push(...(await lostInForcedColors(page)).map((finding) => `${screen}: ${finding}`))
  await loginOf(page).openForm()
  await page.getByLabel('Password', { exact: true }).waitFor()
  await look('/login')
  await page.goto(`${url}/login`)
  await loginOf(page).throughWallet()
  for (const { path } of await screenPaths()) {
    await page.goto(url + path)
    await settled(page)
    await look(path)
  }
  assert.equal(found, [])
  await close()
})

test.run()
