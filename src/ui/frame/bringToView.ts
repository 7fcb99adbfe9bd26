/** How much of the tab before the present one may take of the row, in CSS pixels: with large text, it is cut. */
const BEFORE = 130

/** Scrolls the row of a tab, its own or one that has more than tabs, so that it begins with the tab before this one. */
export function bringToView(tab: HTMLElement | null): void {
  if (!tab?.parentElement) return
  const first = tab.parentElement.firstElementChild as HTMLElement
  const before = (tab.previousElementSibling ?? tab) as HTMLElement
  const row = tab.closest('[data-row]') ?? tab.parentElement
  row.scrollTo(Math.max(before.offsetLeft, tab.offsetLeft - BEFORE) - first.offsetLeft, 0)
}
