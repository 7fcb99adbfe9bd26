import type { Page } from 'playwright-core'

/** The slide puzzle before codes and passwords. */
export function puzzleOf(page: Page) {
  const slider = page.getByRole('slider', { name: /^(Move the stone into the gap|將寶石移到缺口)$/ })
  return {
    slider,
    /** Reads the gap from the text for screen readers: "0 / 57". */
    async solve() {
      const said = await slider.getAttribute('aria-valuetext')
      const [, gap] = /^\d+ \/ (\d+)$/.exec(said ?? '') ?? []
      if (gap === undefined) throw new Error(`the puzzle does not say where its gap is: ${said}`)
      await slider.fill(gap)
      await slider.waitFor({ state: 'detached' })
    },
  }
}
