import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium'
import { serveGallery } from '../ui/gallery/build.mjs'
import { type Difference, difference } from './support/difference'
import { open, type Picture, shrink } from './support/shrink'
import { suite } from './support/suite'

/**
 * The parts look as before: compares each topic of the gallery with a small picture in `references/`. After an intended
 * change, run with `UPDATE_REFERENCES=1`, look at what git says has changed, and commit it with the change.
 */
const test = suite('e2e/gallery')

const REFERENCES = join(import.meta.dirname, 'references')
const IS_UPDATE = !!process.env.UPDATE_REFERENCES
/** Wide enough for the fonts of another machine, too narrow for a missing style. */
const LIMITS: Difference = { height: 0.08, mean: 2.7, changed: 0.01 }
const HEIGHT = 640
const WIDTHS = [360, 1280] as const
/** What opens over the page, and the topic that opens it. */
const OVERLAYS = [
  ['dialog', 'overlays'],
  ['sheet', 'overlays'],
  ['drawer', 'overlays'],
  ['toasts', 'overlays'],
] as const

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

async function gallerySized(width: number, query = ''): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-01-02T03:04:05Z')
  await page.goto(`${gallery.url}/${query}`)
  await page.locator('main section').first().waitFor()
  return page
}

/**
 * Fits everything on the screen at once, so that no fixed bar covers a topic and no picture waits to be scrolled into
 * view.
 */
async function unroll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: height + 400 })
}

const settled = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))

/** Where each topic is on the page. */
const placesOf = (page: Page) =>
  page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const { x, y, width, height } = section.getBoundingClientRect()
      return { topic: section.id, x, y, width, height }
    }),
  )

/** Compares a picture with its reference and says what is wrong; with UPDATE_REFERENCES it becomes the reference. */
async function compare(page: Page, name: string, now: Picture | undefined): Promise<string[]> {
  if (!now) return [`${name} is not there`]
  const file = join(REFERENCES, `${name}.png`)
  if (IS_UPDATE) {
    await mkdir(REFERENCES, { recursive: true })
    await writeFile(file, now.png)
  }
  const found = difference(await open(page, await readFile(file)), now)
  const { height, mean, changed } = found
  const text = `${name}: height ${(height * 100).toFixed(1)} %, mean ${mean.toFixed(2)}, changed ${(changed * 100).toFixed(1)} %`
  if (process.env.SHOW_DIFFERENCES) console.log(text)
  return (['height', 'mean', 'changed'] as const).some((measure) => found[measure] > LIMITS[measure]) ? [text] : []
}

/** The topics that look different from their references; checks all of them, or some. */
async function changedTopics(page: Page, width: number, only?: readonly string[]): Promise<string[]> {
  await unroll(page, width)
  await settled(page)
  const places = (await placesOf(page)).filter(({ topic }) => !only || only.includes(topic))
  const pictures = await shrink(page, await page.screenshot(), places)
  const changed: string[] = []
  for (const [at, { topic }] of places.entries())
    changed.push(...(await compare(page, `${topic}-${width}`, pictures[at])))
  return changed
}

for (const width of WIDTHS) {
  test(`every topic looks as it did, ${width} px wide`, async () => {
    const page = await gallerySized(width)
    assert.equal(await changedTopics(page, width), [])
    await page.close()
  })

  test(`what lies over the page looks as it did, ${width} px wide`, async () => {
    const changed: string[] = []
    for (const [overlay, topic] of OVERLAYS) {
      const page = await gallerySized(width, `?only=${topic}&open=${overlay}&lang=en`)
      const [picture] = await shrink(page, await page.screenshot(), [{ x: 0, y: 0, width, height: HEIGHT }])
      changed.push(...(await compare(page, `over-${overlay}-${width}`, picture)))
      await page.close()
    }
    assert.equal(changed, [])
  })
}

test('a style that is gone is noticed, the fonts of another machine are not', async () => {
  if (IS_UPDATE) return
  const page = await gallerySized(360)
  const some = ['buttons', 'stats', 'states', 'elements']
  await page.addStyleTag({ content: 'body{font-family:"DejaVu Serif",serif!important}' })
  assert.equal(await changedTopics(page, 360, some), [])
  await page.addStyleTag({ content: 'button{background:none!important;box-shadow:none!important}' })
  assert.is((await changedTopics(page, 360, ['buttons'])).length, 1)
  await page.close()
})

test.run()
