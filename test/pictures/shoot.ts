import type { Page } from 'playwright-core'

const LAND_MS = 8000

/** The pictures in view have been drawn. */
const drawn = (page: Page) =>
  page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))

/** The land behind a wide page comes when the page rests; the way out has none. */
const landed = (page: Page) =>
  page
    .waitForFunction(
      () => innerWidth < 768 || performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/land.svg')),
      undefined,
      { timeout: LAND_MS },
    )
    .catch(() => undefined)

/** What a player sees of a page once all of it is there, without the button of the sandbox's own wallet. */
export async function shoot(page: Page): Promise<Buffer> {
  await drawn(page)
  await landed(page)
  await page.evaluate(() => {
    const button = document.querySelector('demo-wallet')?.shadowRoot?.querySelector<HTMLElement>('.toggle')
    if (button) button.style.visibility = 'hidden'
  })
  return page.screenshot()
}
