import type { Page } from 'playwright-core'

/**
 * Every word that the player has before them without scrolling, frame and bars too; not what a sheet or a bar covers,
 * what opens only at a tap, what is for screen readers alone, or the demo wallet. Words are counted as the language has
 * them: a run of Chinese characters is several.
 */
export const wordsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('demo-wallet,script,style,[hidden],details:not([open]) > :not(summary)')) continue
      for (const { segment, index, isWordLike } of segmenter.segment(node.textContent ?? '')) {
        if (!isWordLike) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + segment.length)
        const isSeen = [...range.getClientRects()].some(({ left, top, width, height }) => {
          const found = width > 1 && height > 1 && document.elementFromPoint(left + width / 2, top + height / 2)
          return found && (found.contains(node) || !!node?.parentElement?.contains(found))
        })
        if (isSeen) words.push(segment)
      }
    }
    return words
  })
