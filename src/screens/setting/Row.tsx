import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/art/Icon'
import { nextIcon } from '../../ui/art/icons/next'
import { row } from './Setting.style'

export interface RowProps {
  /** Unique on the page. */
  id: string
  title: string
  /** A path from `icons/`. */
  icon: string
  /** The current value, in words. */
  value: string
  /** Nothing is set: drawn to stand out. */
  missing?: boolean
  open: boolean
  onToggle: () => void
  /** The form, drawn while the row is open. */
  children: ComponentChildren
}

/** One setting: a tap opens the form that changes it. */
export function Row({ id, title, icon, value, missing, open, onToggle, children }: RowProps) {
  return (
    <section class={row} aria-label={title}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={`${id}-form`} onClick={onToggle}>
          <Icon path={icon} size={20} />
          <b>{title}</b> <i data-missing={missing}>{value}</i>
          <Icon path={nextIcon} size={16} />
        </button>
      </h3>
      <div id={`${id}-form`} hidden={!open}>
        {open && children}
      </div>
    </section>
  )
}
