import * as assert from 'uvu/assert'

/** Elements that run, load or change what the page is. */
const BANNED = 'script,iframe,frame,object,embed,base,meta,link,style,template,audio,video,math,foreignObject,marquee'
const ADDRESSES = [
  'href',
  'src',
  'xlink:href',
  'action',
  'formaction',
  'srcdoc',
  'data',
  'poster',
  'background',
  'ping',
]
/** A page of our own, a place in this one, or another site by https. */
const GOOD_LINK = /^(\/(?![/\\])|#|https:\/\/\S*$)/
const GOOD_PICTURE = /^(\/(?![/\\])|https:\/\/|data:image\/|blob:)/

/** Whether an element's attribute does something that no text from outside may do; what it is, or null. */
function oddity(element: Element, { name, value }: Attr): string | null {
  const where = `${element.tagName} ${name}=${value}`
  if (/^on/i.test(name)) return where
  if (name === 'style' && /url\(|expression|@import/i.test(value)) return where
  if (!ADDRESSES.includes(name)) return null
  const isPicture = element.tagName.toLowerCase() === 'img' && name === 'src'
  const isGood = isPicture ? GOOD_PICTURE.test(value) : name === 'href' && GOOD_LINK.test(value)
  return isGood ? null : where
}

/** Everything below `root` that could run, load or lead somewhere by a text from outside. */
export function oddities(root: ParentNode): string[] {
  const found: string[] = [...root.querySelectorAll(BANNED)].map((element) => element.outerHTML.slice(0, 200))
  for (const element of root.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      const odd = oddity(element, attribute)
      if (odd) found.push(odd)
    }
    const rel = element.getAttribute('rel') ?? ''
    const isOutside = element.getAttribute('target') === '_blank'
    if (isOutside && !/noopener/.test(rel)) found.push(`${element.outerHTML.slice(0, 200)}: no noopener`)
  }
  return found
}

/** Nothing of that is in the page, and no script of a text has run. */
export function assertInert(where: string, root: ParentNode = document.body): void {
  assert.equal(oddities(root), [], where)
  assert.is((globalThis as { pwned?: unknown }).pwned, undefined, where)
}
