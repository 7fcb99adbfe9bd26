import { element } from './element'
import { shadowRoot } from './host'

export interface Dialog {
  close(): void
}

/** A modal sheet: it traps the focus, restores it on closing, and calls `onCancel` on Escape. */
export function openDialog(name: string, content: (Node | string)[], onCancel: () => void): Dialog {
  const before = document.activeElement
  const card = element(
    'div',
    { class: 'card', role: 'dialog', 'aria-modal': 'true', 'aria-label': name, tabindex: '-1' },
    ...content,
  )
  const back = element('div', { class: 'back' }, card)
  card.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Tab') keepFocus(event, card)
  })
  shadowRoot().append(back)
  card.focus()
  return {
    close() {
      back.remove()
      if (before instanceof HTMLElement) before.focus()
    },
  }
}

function keepFocus(event: KeyboardEvent, card: HTMLElement): void {
  const stops = [...card.querySelectorAll<HTMLElement>('button,select,input')]
  const last = stops[stops.length - 1]
  const active = shadowRoot().activeElement
  if (event.shiftKey ? active === stops[0] || active === card : active === last) {
    event.preventDefault()
    const next = event.shiftKey ? last : stops[0]
    next?.focus()
  }
}
