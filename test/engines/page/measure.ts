/** A part of a page, where it lies in the document, in CSS pixels. */
export interface Block {
  /** Kind, words and which of its like. */
  key: string
  x: number
  y: number
  width: number
  height: number
}

/** What can be measured of a page's looks. */
export interface Layout {
  blocks: Block[]
  view: { width: number; height: number }
  /** Of the whole document. */
  size: { width: number; height: number }
  /** What sticks out of the view sideways, without a box around it that scrolls. */
  outside: string[]
  /** What can be tapped or should show something, and has no room at all. */
  empty: string[]
  /** From the view's edges, at the page's end: of the top bar and of the bottom bar. */
  bars: { top: number | null; bottom: number | null }
}

const PARTS =
  'header,nav,main,section,footer,h1,h2,h3,a,button,input,select,textarea,img,svg,ul,ol,li,p,dl,dt,dd,table,tr,form,label,[role]'
/** Of a long list, which draws them as they come into view. */
const ROW = 'li[aria-setsize]'
/** As wide as the engine's own way to write a time. */
const TIME = /\b(AM|PM)$/
/** Newer engines keep the room of what is folded away. */
const CLOSED = 'details:not([open]) > :not(summary)'
/** What is for screen readers only has a pixel. */
const LEAST = 2

/** Their words are those of what is in them, which may be a list of choices or rows that come and go. */
const HOLDERS = 'main,section,nav,header,footer,form,ul,ol,dl,table,tr,select'

/** Without what a clock says, which goes on from engine to engine. */
const timelessText = (element: Element): string =>
  Array.from(element.querySelectorAll('time')).reduce(
    (text, { textContent }) => text.replace(textContent || '', ''),
    element.textContent || '',
  )

/** Letters alone: times, ids and what is left differ from run to run, and blanks from engine to engine. */
const wordsOf = (element: Element): string =>
  element.matches(HOLDERS) || element.querySelector('select')
    ? ''
    : timelessText(element)
        .replace(/[^A-Za-z]+/g, ' ')
        .trim()
        .slice(0, 40)

const nameOf = (element: Element): string => `${element.tagName.toLowerCase()} ${wordsOf(element)}`.trim()

/** Measures the page as it is. */
export function measure(): Layout {
  const counts = new Map<string, number>()
  const layout: Layout = {
    blocks: [],
    view: { width: innerWidth, height: innerHeight },
    size: { width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight },
    outside: [],
    empty: [],
    bars: readBars(),
  }
  for (const element of Array.from(document.body.querySelectorAll(PARTS))) {
    const style = getComputedStyle(element)
    if (style.visibility !== 'visible' || !element.getClientRects().length || element.closest(CLOSED)) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    if (top > innerHeight && element.closest(ROW)) continue
    if ((width === 0 || height === 0) && element.matches('a,button,input,select,img,svg'))
      layout.empty.push(nameOf(element))
    if (width < LEAST || height < LEAST) continue
    if ((left < -1 || left + width > innerWidth + 1) && !isInScroller(element)) layout.outside.push(nameOf(element))
    const kind = nameOf(element)
    if (TIME.test(kind)) continue
    const count = (counts.get(kind) || 0) + 1
    counts.set(kind, count)
    layout.blocks.push({ key: `${kind} #${count}`, x: left + scrollX, y: top + scrollY, width, height })
  }
  return layout
}

function readBars(): Layout['bars'] {
  const top = document.querySelector('header')
  // A page with a bar of its own hides the frame's.
  const bottom = Array.from(document.querySelectorAll('nav, main footer')).find(
    (bar) => getComputedStyle(bar).position === 'fixed' && bar.getClientRects().length > 0,
  )
  return {
    top: top && getComputedStyle(top).position === 'sticky' ? top.getBoundingClientRect().top : null,
    bottom: bottom ? innerHeight - bottom.getBoundingClientRect().bottom : null,
  }
}

/** Whether a box around it scrolls or cuts sideways, as rows of tabs do. */
function isInScroller(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') return true
  return false
}
