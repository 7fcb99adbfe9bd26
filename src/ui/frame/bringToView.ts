/** How much of the tab before the present one may take of the row, in CSS pixels: with large text, it is cut. */
const BEFORE = 130
/** Space around a tab's words, in CSS pixels: without it the row's edge would show the end of a word before. */
const AROUND = 6

/** Scrolls the row of a tab so that it begins with the tab before this one. */
export function bringToView(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!row) return
  const first = row.firstElementChild as HTMLElement
  const before = (tab.previousElementSibling ?? tab) as HTMLElement
  const left = Math.max(before.offsetLeft, tab.offsetLeft - BEFORE) - first.offsetLeft
  row.scrollTo(left && left + AROUND, 0)
}
