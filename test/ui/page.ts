import { act } from 'preact/test-utils'

/** The roles that elements have without saying so. */
const ROLES: Record<string, string> = {
  button: 'button',
  link: 'a[href]',
  textbox: 'input:not([type]),input[type=text],input[type=tel],input[type=email]',
  searchbox: 'input[type=search]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  slider: 'input[type=range]',
  combobox: 'select',
  heading: 'h1,h2,h3',
  list: 'ul,ol',
  listitem: 'li',
  navigation: 'nav',
  group: 'fieldset',
  region: 'section[aria-label]',
  table: 'table',
  img: 'img[alt]:not([alt=""])',
}

/** The accessible name, as far as our parts use it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    const [own] = element.closest('label')?.childNodes ?? []
    return (element.closest('label')?.querySelector('span') ?? own)?.textContent?.trim() ?? ''
  }
  if (element.tagName === 'FIELDSET') return element.querySelector('legend')?.textContent ?? ''
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? ''
  if (element.tagName === 'TABLE') return element.querySelector('caption')?.textContent ?? ''
  const spoken = element.cloneNode(true) as Element
  for (const silent of spoken.querySelectorAll('[aria-hidden=true]')) silent.remove()
  return spoken.textContent?.trim() ?? ''
}

/** Every element of a role, in the order of the page; with `name`, those that carry it. */
export function allByRole(role: string, name?: string): HTMLElement[] {
  const implicit = ROLES[role]?.split(',').map((selector) => `${selector}:not([role])`) ?? []
  const found = document.body.querySelectorAll<HTMLElement>([`[role=${role}]`, ...implicit].join(','))
  return [...found].filter((element) => name === undefined || nameOf(element) === name)
}

/** The one element of a role and name. @throws {Error} when there is none, or more than one */
export function byRole(role: string, name?: string): HTMLElement {
  const [first, second] = allByRole(role, name)
  if (!first) throw new Error(`no ${role} "${name ?? ''}" in ${document.body.innerHTML}`)
  if (second) throw new Error(`more than one ${role} "${name ?? ''}"`)
  return first
}

/** A tap. */
export const tap = (element: HTMLElement): void => void act(() => element.click())

/** Types over what is in a field. */
export function type(element: HTMLElement, text: string): void {
  act(() => {
    ;(element as HTMLInputElement).value = text
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Presses a key on an element; answers whether the page left the key to the browser. */
export function key(element: Element, name: string, shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true })
  act(() => {
    element.dispatchEvent(event)
  })
  return !event.defaultPrevented
}
