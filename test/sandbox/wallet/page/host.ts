import { addStyles } from './style'

let root: ShadowRoot | null = null

/** Where the wallet draws: beside the page's body, in a shadow tree that the page's styles do not reach. */
export function shadowRoot(): ShadowRoot {
  if (root) return root
  const host = document.createElement('demo-wallet')
  root = host.attachShadow({ mode: 'open' })
  addStyles(root)
  // What is done in the wallet is none of the page's business: its key handlers and focus traps do not hear of it.
  for (const event of ['keydown', 'keyup', 'focusin', 'focusout', 'click', 'pointerdown', 'input', 'change']) {
    host.addEventListener(event, (heard) => heard.stopPropagation())
  }
  document.documentElement.append(host)
  return root
}

/** Runs it once the document has been read. */
export function whenReady(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
