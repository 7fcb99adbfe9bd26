import { nameOf, selectorOf, textOf } from './names'

/** How a player would name a thing on the page. */
export interface Query {
  role?: string
  /** Its accessible name: all of it, or a pattern. */
  name?: string | { pattern: string }
  /** Words that it shows: all of them, or a pattern. */
  text?: string | { pattern: string }
  /** Something that it lies in. */
  within?: Query
}

/** The page and the trees of its own inside it, such as the demo wallet's. */
function roots(): ParentNode[] {
  const wallet = document.querySelector('demo-wallet')
  return wallet?.shadowRoot ? [document, wallet.shadowRoot] : [document]
}

const isLike = (said: string, wanted: Query['name']): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? said === wanted : new RegExp(wanted.pattern).test(said))

/** Whether it takes up room that can be seen. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

/** Everything in sight that is called so, outermost first. */
export function findAll(query: Query): Element[] {
  const places = query.within ? findAll(query.within) : roots()
  const found: Element[] = []
  for (const place of places)
    for (const element of Array.from(place.querySelectorAll(query.role ? selectorOf(query.role) : '*')))
      if (isLike(nameOf(element), query.name) && isLike(textOf(element), query.text) && isShown(element))
        found.push(element)
  return found
}

/** What has a text is the innermost element with it. */
export function findOne(query: Query): Element | null {
  const found = findAll(query)
  return (query.role ? found[0] : found[found.length - 1]) || null
}
