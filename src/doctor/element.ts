export type Child = Node | string

type Attributes = Record<string, string | null | (() => void)>

/** An element with attributes, listeners (`onclick`) and children; null leaves an attribute out. */
export function element(tag: string, attributes: Attributes, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag)
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value != null) made.setAttribute(name, value)
  }
  fill(made, children)
  return made
}

/** Replaces all children with these. */
export function fill(parent: Node, children: readonly Child[]): void {
  while (parent.firstChild) parent.removeChild(parent.firstChild)
  for (const child of children) {
    parent.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** A line drawing on a 24 x 24 grid in the colour of the text. */
export function icon(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  svg.appendChild(line)
  return svg
}
