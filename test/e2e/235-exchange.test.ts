import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { KINDS } from '../kill/support/kinds'
import { openPlay } from './support/moneyPlay'
import { suite } from './support/suite'

/**
 * Every review begins with pictures and numerals. With `PICTURES=<folder>` it leaves a picture of each there, with every
 * letter blanked, for people to tell the action and both sides from.
 */
const test = suite('e2e/exchange')

/** Without words: numerals, their signs and what is not known yet. */
const NO_LETTERS = /^[−+]?\s?≥?[\d.,\s]+$|^$/u

const drawn = new Map<string, string>()

for (const kind of KINDS) {
  test(`${kind.name}: what leaves and what comes, before any word`, async () => {
    const { page, review, context } = await openPlay(kind.name)
    await review()
    const sheet = page.getByRole('dialog')
    const exchange = sheet.locator(`form > [data-action=${kind.kind}]`)
    await exchange.waitFor()
    const { before, signs, figures } = await exchange.evaluate((element) => ({
      before: element.previousElementSibling?.outerHTML ?? null,
      signs: [...element.querySelectorAll('[data-what],[data-at],[data-mark]')].map((part) =>
        JSON.stringify((part as HTMLElement).dataset),
      ),
      figures: [...element.children].map((side) => side.textContent ?? ''),
    }))
    assert.is(before, null, 'it comes first')
    for (const figure of figures) assert.match(figure, NO_LETTERS)
    const others = drawn.get(signs.join())
    assert.ok(!others || others === kind.kind, `${kind.kind} is drawn like ${others}`)
    drawn.set(signs.join(), kind.kind)
    // In view without a scroll on a small phone, above the fold of the sheet.
    const box = await exchange.boundingBox()
    assert.ok(box && box.y >= 0 && box.y + box.height <= 400, JSON.stringify(box))
    if (process.env.PICTURES) {
      await mkdir(process.env.PICTURES, { recursive: true })
      await page.screenshot({ path: join(process.env.PICTURES, `${kind.name}-words.png`) })
      await page.evaluate(() => {
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (walk.nextNode()) {
          const text = walk.currentNode as Text
          text.data = text.data.replace(/\p{L}/gu, '\u2003')
        }
      })
      await page.screenshot({ path: join(process.env.PICTURES, `${kind.name}.png`) })
    }
    await context.close()
  })
}

test('all sixteen are told apart', () => {
  assert.is(new Set(drawn.values()).size, 16)
  assert.is(drawn.size, 16)
})

test.run()
