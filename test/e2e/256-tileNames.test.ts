import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { type Colour, contrast, token } from '../support/contrast'
import { sandbox } from './support/sandbox'
import { open } from './support/shrink'
import { DESKTOP, PHONE, visit } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/tile names')
test.before(() => sandbox.reset())

/** How far from a letter its ground is looked at, in pixels. */
const AROUND = 2
/** The share of a name's ground that may be brighter: the corners of a letter's outline are drawn in between. */
const SPARED = 0.05

const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')

/** The names in view, and all of the page as it is with and without their letters. */
async function readNames(page: Page) {
  const boxes = await names(page).evaluateAll((all) =>
    all.flatMap((name) => {
      const { x, y, width, height } = name.getBoundingClientRect()
      // Above the bar of a phone.
      return y + height <= innerHeight - 58 ? [{ text: name.textContent ?? '', x, y, width, height }] : []
    }),
  )
  const withLetters = await page.screenshot({ animations: 'disabled' })
  await names(page).evaluateAll((all) => {
    for (const name of all) (name as HTMLElement).style.setProperty('-webkit-text-fill-color', 'transparent')
  })
  const without = await page.screenshot({ animations: 'disabled' })
  const decoder = await page.context().newPage()
  const pictures = [await open(decoder, withLetters), await open(decoder, without)] as const
  await decoder.close()
  return { boxes, pictures }
}

type Drawn = Awaited<ReturnType<typeof readNames>>

/** The contrast of the letters in a box with each pixel under or near them, the lowest first. */
function ratiosIn({ pictures: [lettered, ground] }: Drawn, { x, y, width, height }: Drawn['boxes'][number]): number[] {
  const colourAt = (picture: typeof ground, column: number, row: number): Colour => {
    const at = (row * picture.width + column) * 4
    return [picture.pixels[at] ?? 0, picture.pixels[at + 1] ?? 0, picture.pixels[at + 2] ?? 0]
  }
  const isLetter = (column: number, row: number) => {
    const other = colourAt(ground, column, row)
    return colourAt(lettered, column, row).reduce((sum, part, index) => sum + part - (other[index] ?? 0), 0) > 150
  }
  const near = Array.from({ length: AROUND * 2 + 1 }, (_, index) => index - AROUND)
  const ratios: number[] = []
  for (let row = Math.ceil(y); row < y + height; row += 1)
    for (let column = Math.ceil(x); column < x + width; column += 1)
      if (near.some((down) => near.some((right) => isLetter(column + right, row + down))))
        ratios.push(contrast(token('text'), colourAt(ground, column, row)))
  return ratios.sort((one, other) => one - other)
}

for (const [what, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  for (const tab of ['hero', 'dragon'])
    test(`on ${what}, each name is 4.5:1 on its picture, with the kind ${tab}`, async () => {
      const { page, close } = await visit(`/marketplace?val6=${tab}`, { viewport })
      await names(page).nth(3).waitFor()
      await page.waitForLoadState('networkidle')
      const drawn = await readNames(page)
      assert.ok(drawn.boxes.length >= 2, 'there are names in view')
      for (const box of drawn.boxes) {
        const ratios = ratiosIn(drawn, box)
        assert.ok(ratios.length > 500, `${box.text} is drawn`)
        const ratio = ratios[Math.floor(ratios.length * SPARED)] ?? 0
        assert.ok(ratio >= 4.5, `${box.text}: ${ratio.toFixed(2)}:1`)
      }
      await close()
    })

test.run()
