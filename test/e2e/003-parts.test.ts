import { type Browser, chromium, type Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium'
import { serveGallery } from '../ui/gallery/build.mjs'
import { lostInForcedColors, overflow, smallTargets, violations } from './support/accessibility'
import { suite } from './support/suite'

/** Checks each part in each of its states: with axe, touch sizes, a narrow phone and forced colours. */
const test = suite('e2e/parts')

const TOPICS = ['controls', 'facts', 'messages']
const LANGUAGES = ['en', 'zh-Hant', 'id']

let browser: Browser
let gallery: { url: string; close(): Promise<void> }

test.before(async () => {
  ;[browser, gallery] = await Promise.all([
    chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS }),
    serveGallery(),
  ])
})
test.after(async () => {
  await Promise.all([browser.close(), gallery.close()])
})

async function statesOf(topic: string, lang: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 640 }, reducedMotion: 'reduce' })
  await page.goto(`${gallery.url}/?states=${topic}&lang=${lang}`)
  await page.locator('[data-state=rest]').first().waitFor()
  return page
}

for (const lang of LANGUAGES) {
  test(`on a phone and a desktop, in ${lang}`, async () => {
    const found: string[] = []
    for (const topic of TOPICS) {
      // The languages differ only where space is narrow.
      for (const width of lang === 'en' ? [360, 1280] : [360]) {
        const page = await statesOf(topic, lang, width)
        found.push(...(await violations(page)), ...(await smallTargets(page)))
        if (width === 360) found.push(...(await overflow(page)))
        await page.close()
      }
    }
    assert.equal(found, [])
  })
}

test('in the few colours a system forces', async () => {
  const found: string[] = []
  for (const topic of TOPICS) {
    const page = await statesOf(topic, 'en', 360)
    found.push(...(await lostInForcedColors(page)))
    await page.close()
  }
  assert.equal(found, [])
})

/** The style of a part in a state, without the properties that say nothing. */
const styleIn = (page: Page, part: string, state: string) =>
  page
    .locator(`[data-part=${part}][data-state=${state}] > div :is(a,button,label)`)
    .first()
    .evaluate((element) => {
      const { color, filter, borderTopColor, outlineStyle, opacity, transform } = getComputedStyle(element)
      return [color, filter, borderTopColor, outlineStyle, opacity, transform].join()
    })

test('pointer and keys change what they touch', async () => {
  const page = await statesOf('controls', 'en', 1280)
  for (const part of ['Button', 'LinkButton', 'IconButton'])
    for (const state of ['hover', 'focus'])
      assert.is.not(await styleIn(page, part, state), await styleIn(page, part, 'rest'), `${part} ${state}`)
  for (const part of ['Button', 'LinkButton'])
    assert.is.not(await styleIn(page, part, 'pressed'), await styleIn(page, part, 'rest'), part)
  assert.is.not(await styleIn(page, 'Chips', 'hover'), await styleIn(page, 'Chips', 'rest'))
  await page.close()
})

test.run()
