import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFile(join(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8')
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  preload: false,
}

/** What axe finds against WCAG 2.2 AA. The demo wallet is not part of the app, so it is left out. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await AXE)
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }
    // axe does not judge contrast over a gradient; most text is on the plain colour below it.
    const shaded = document.querySelectorAll<HTMLElement>('body,main section,[role$=dialog]')
    for (const { style } of shaded) style.backgroundImage = 'none'
    // A fixed bar covers part of whatever is scrolled under it, which says nothing about the part.
    const bars = [...document.querySelectorAll<HTMLElement>('header,nav,footer')].filter(
      (bar) =>
        /fixed|sticky/.test(getComputedStyle(bar).position) &&
        (bar.localName === 'footer' || !bar.closest('[role$=dialog]')),
    )
    for (const { style } of bars) style.position = 'static'
    const { violations } = await axe.run({ exclude: ['demo-wallet'] }, options)
    for (const { style } of shaded) style.backgroundImage = ''
    for (const { style } of bars) style.position = ''
    return violations
  }, OPTIONS)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

/**
 * Targets too small for a finger: under 44 px, or 24 px for a link in a line of text. A label counts as what it labels.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href],button,input,select,summary,[tabindex="0"]',
    )) {
      const target = element.closest('label') ?? element
      const { width, height, bottom } = target.getBoundingClientRect()
      const isSeen = width > 0 && height > 0 && bottom > 0 && getComputedStyle(target).visibility === 'visible'
      if (!isSeen || target.closest('demo-wallet')) continue
      const least = getComputedStyle(target).display === 'inline' ? 24 : 44
      // Layouts round by up to half a pixel.
      if (width < least - 0.5 || height < least - 0.5)
        small.push(`${target.outerHTML.slice(0, 120)}: ${width.toFixed(1)} x ${height.toFixed(1)}, not ${least}`)
    }
    return small
  })

/** What is wider than the page or its open dialog, with text twice as large at 320 px. */
export async function overflow(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const found = await page.evaluate(async () => {
    // The frame that tells the page of its new width, and the one that shows what it made of that.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    document.documentElement.style.fontSize = '200%'
    const wide: string[] = []
    if (document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth) {
      for (const element of document.body.querySelectorAll('main *,header *,footer *'))
        if (element.getBoundingClientRect().right > innerWidth + 1 && wide.length < 12)
          wide.push(`${element.outerHTML.slice(0, 100)}: up to ${element.getBoundingClientRect().right.toFixed(0)}`)
      wide.push(`the page: ${document.documentElement.scrollWidth}`)
    }
    for (const box of document.querySelectorAll('[role$=dialog]'))
      if (box.scrollWidth > box.clientWidth) wide.push(`the box: ${box.scrollWidth} in ${box.clientWidth}`)
    document.documentElement.style.fontSize = ''
    return wide
  })
  if (before) await page.setViewportSize(before)
  return found
}

/** What forced colours make indistinguishable from its background, or leave without a visible focus. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('a[href],button,input,select')) {
      const { width, bottom } = element.getBoundingClientRect()
      if (width < 2 || bottom <= 0) continue
      const { color } = getComputedStyle(element)
      let ground: Element | null = element
      while (ground && /^rgba\(.*, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement
      if (ground && getComputedStyle(ground).backgroundColor === color) found.push(`unseen: ${element.outerHTML}`)
      const isBordered = getComputedStyle(element).borderTopStyle !== 'none'
      const isAction = element.tagName === 'BUTTON' && getComputedStyle(element).minHeight === '44px'
      if (isAction && element.textContent && !isBordered && !element.closest('nav,footer,header'))
        found.push(`no edge: ${element.outerHTML.slice(0, 120)}`)
    }
    // A chosen item must differ from its neighbour by a line, an outline, an underline or its background.
    for (const chosen of document.querySelectorAll(
      '[aria-current=page],[aria-current=true],[aria-selected=true],[aria-pressed=true],[data-on=true]',
    )) {
      const other = [...(chosen.parentElement?.children ?? [])].find(
        (each) => each !== chosen && each.tagName === chosen.tagName && !each.matches('[aria-current],[data-on=true]'),
      )
      // The gallery may show the focus on all of them at once.
      if (!other || chosen.getBoundingClientRect().width < 2 || chosen.closest('[data-state=focus]')) continue
      const [one, rest] = [chosen, other].map((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part)
          const { outlineStyle, textDecorationLine, backgroundColor, borderTopWidth, borderTopColor } = style
          return `${outlineStyle} ${textDecorationLine} ${backgroundColor} ${borderTopWidth} ${borderTopColor}`
        }),
      )
      if (String(one) === String(rest)) found.push(`chosen like the rest: ${chosen.outerHTML.slice(0, 120)}`)
    }
    // A filled bar must keep its own colour.
    for (const bar of document.querySelectorAll('[role=progressbar] > *')) {
      if (getComputedStyle(bar).backgroundColor === getComputedStyle(document.body).backgroundColor)
        found.push(`an empty bar: ${bar.parentElement?.outerHTML.slice(0, 120)}`)
    }
    return found
  })
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press('Tab')
    const unmarked = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element.tagName === 'DEMO-WALLET') return null
      // A field marks the focus on its box, which is its label's parent.
      for (const marked of [element, element.closest('label')?.parentElement]) {
        if (!marked) continue
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(marked)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor))
          return null
      }
      return `no focus: ${element.outerHTML.slice(0, 120)}`
    })
    if (unmarked) lost.push(unmarked)
  }
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}
