import type { ComponentChildren } from 'preact'
import { Icon } from '../art/Icon'
import { emptyState } from './EmptyState.style'
import { LateScene } from './LateScene'

export type EmptyStateProps = {
  /** A path from `icons/`. */
  icon: string
  title: string
  text?: ComponentChildren
  /** What to do next: a button or link. */
  action?: ComponentChildren
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div class={emptyState}>
      <i>
        <LateScene />
        <Icon path={icon} size={34} />
      </i>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
