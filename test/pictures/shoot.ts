import type { Page } from 'playwright-core'

const LAND_MS = 8000
const ANSWER_MS = 8000

/** The pictures in view have been drawn: those that are hidden, below it or further on in a row that scrolls are not. */
const drawn = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { width, top, left } = image.getBoundingClientRect()
      return image.complete || width === 0 || top >= innerHeight || left >= innerWidth
    }),
  )

/** What has come may still wait to be decoded, and is blank until then. */
const decoded = (page: Page) =>
  page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(Boolean))),
  )

/** The land behind a wide page comes when the page rests; the way out has none. */
const landed = (page: Page) =>
  page
    .waitForFunction(
      () => innerWidth < 768 || performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/land.svg')),
      undefined,
      { timeout: LAND_MS },
    )
    .catch(() => undefined)

/** What is not there yet: a block of `Skeleton` in its place, or a part of the page without content. */
const UNKNOWN = ['span[style*=height]:empty', 'section:empty']
  .map((part) => `main ${part},[role=dialog] ${part}`)
  .join()

/** The chain and the game have answered; what they do not say by then stays open. */
const answered = (page: Page) =>
  page
    .waitForFunction((parts) => !document.querySelector(parts), UNKNOWN, { timeout: ANSWER_MS })
    .catch(() => undefined)

/** What a player sees of a page once all of it is there, without the button of the sandbox's own wallet. */
export async function shoot(page: Page): Promise<Buffer> {
  await drawn(page)
  await landed(page)
  await answered(page)
  await drawn(page)
  await decoded(page)
  await page.evaluate(() => {
    const button = document.querySelector('demo-wallet')?.shadowRoot?.querySelector<HTMLElement>('.toggle')
    if (button) button.style.visibility = 'hidden'
  })
  return page.screenshot()
}
