import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { ways } from './Forget.style'

export type Tab<Id extends string = string> = { id: Id; text: string }

export type TabsProps<Id extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  items: ReadonlyArray<Tab<Id>>
  current: Id
  onSelect: (id: Id) => void
}

/** Tabs of one page: arrow keys, Home and End move and select. Give the content a `TabPanel` with the tab's id. */
export function Tabs<Id extends string>({ label, items, current, onSelect }: TabsProps<Id>) {
  const move = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item.id === current)
    const last = items.length - 1
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at ? at - 1 : last, Home: 0, End: last }[event.key]
    const item = to === undefined ? undefined : items[to]
    if (to === undefined || !item) return
    event.preventDefault()
    onSelect(item.id)
    const button = event.currentTarget.children[to]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div class={ways} role="tablist" aria-label={label} onKeyDown={move}>
      {items.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** The content of the chosen tab. */
export function TabPanel({ id, children }: { id: string; children: ComponentChildren }) {
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
      {children}
    </div>
  )
}
