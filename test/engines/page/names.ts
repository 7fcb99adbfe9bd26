/** What assistive technology would call an element's kind. Only what the site uses. */
const ROLES: Readonly<Record<string, string>> = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  button: 'button,[role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: '[role=dialog]',
  heading: 'h1,h2,h3,h4',
  img: 'img,[role=img]',
  link: 'a[href]',
  list: 'ul,ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  slider: 'input[type=range]',
  status: '[role=status]',
  textbox: 'input:not([type=checkbox]):not([type=range]):not([type=radio]),textarea',
}

/** The selector of a role. @throws for a role that nobody has asked for before */
export function selectorOf(role: string): string {
  const selector = ROLES[role]
  if (selector === undefined) throw new Error(`no selector for the role ${role}`)
  return selector
}

const squeeze = (text: string | null | undefined): string => (text || '').replace(/\s+/g, ' ').trim()

/** What a reader sees of an element, in one line. */
export const textOf = (element: Element): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read, and a block parts two words
  squeeze(element instanceof HTMLElement ? element.innerText : element.textContent)

/** Its text without what is for the eyes alone. */
const spokenOf = (element: Element): string =>
  Array.from(element.querySelectorAll('[aria-hidden=true]')).reduce(
    (text, silent) => squeeze(text.replace(textOf(silent), '')),
    textOf(element),
  )

/** What assistive technology would call it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return squeeze(label)
  const ids = squeeze(element.getAttribute('aria-labelledby'))
  if (ids)
    return ids
      .split(' ')
      .map((id) => squeeze((document.getElementById(id) as HTMLElement | null)?.textContent))
      .join(' ')
  const { labels } = element as HTMLInputElement
  if (labels?.[0]) return squeeze(labels[0].textContent)
  return spokenOf(element) || squeeze(element.getAttribute('alt') || element.getAttribute('title'))
}
