import type { Page } from 'playwright-core'

const ROOT = new URL('../../..', import.meta.url).pathname
/**
 * Lines shown of all pages together. With the failure's own lines that makes some forty, because only the end of a log
 * is read.
 */
const SHOWN = 24

/** Parts left out: the frame, which is the same on every page, addresses, and the options of a list. */
const KNOWN = /^- (?:banner|contentinfo|navigation|link)\b.*\n(?: .*\n)*|^.*- (?:\/url:.*|option ".*")\n/gm

/** What a page shows, as a screen reader sees it: its beginning, and its end with dialogs and messages. */
async function shownBy(page: Page, most: number): Promise<string[]> {
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: 3000 })
    .catch((cause: Error) => `nothing to be read: ${cause.message.split('\n')[0]}`)
  const lines = `${text}\n`.replace(KNOWN, '').trimEnd().split('\n')
  if (lines.length <= most) return lines
  const half = Math.floor(most / 2)
  return [...lines.slice(0, half), `… ${lines.length - 2 * half} more lines …`, ...lines.slice(-half)]
}

/**
 * Adds to a failure what the test waited for, where in the tests, and what the pages showed. The first line says most.
 */
export async function explain(failure: unknown, pages: Page[]): Promise<Error> {
  const error = failure instanceof Error ? failure : new Error(String(failure))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the driver colours its log
  const [said = '', ...log] = error.message.replace(/\u001b\[\d+m/g, '').split('\n')
  const waited = log.find((line) => /waiting for/.test(line)) ?? ''
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*\/test\/(?!driver|e2e\/support\/suite)/.test(line))
  const [, place = ''] = /([^/]+\.test\.ts:\d+)/.exec(frames.join('\n')) ?? []
  const addresses = pages.map((page) => page.url().replace(/^\w+:\/\/[^/]+/, ''))
  error.message = [said, waited.replace(/^[\s-]+/, ''), place, ...addresses].filter(Boolean).join(' | ')
  const shown = await Promise.all(pages.map((page) => shownBy(page, Math.floor(SHOWN / pages.length))))
  error.stack = [
    error.message,
    ...frames.slice(0, 5).map((line) => line.replace(ROOT, '')),
    ...log.filter((line) => /\w/.test(line) && !/Call log:|==/.test(line) && line !== waited).slice(0, 8),
    ...pages.flatMap((_, index) => [`${addresses[index]} shows`, ...(shown[index] ?? []).map((line) => `| ${line}`)]),
  ].join('\n')
  return error
}
