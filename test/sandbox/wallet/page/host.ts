import { addStyles } from './style'

let root: ShadowRoot | null = null

/** Where the wallet draws: next to the page's body, in a shadow tree that the page's styles do not reach. */
export function shadowRoot(): ShadowRoot {
  if (root) return root
  const host = document.createElement('demo-wallet')
  root = host.attachShadow({ mode: 'open' })
  addStyles(root)
  // The page's key handlers and focus traps must not see what happens in the wallet.
  for (const event of ['keydown', 'keyup', 'focusin', 'focusout', 'click', 'pointerdown', 'input', 'change']) {
    host.addEventListener(event, (heard) => heard.stopPropagation())
  }
  document.documentElement.append(host)
  return root
}

/** Calls `run` once the document has been parsed. */
export function whenReady(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
