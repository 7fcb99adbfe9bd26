import type { ComponentChildren } from 'preact'
import { Icon } from '../art/Icon'
import { warningIcon } from '../art/icons/warning'
import { Button } from '../inputs/Button'
import { emptyState } from './EmptyState.style'
import { LateScene } from './LateScene'

export type ErrorStateProps = {
  title: string
  text?: ComponentChildren | undefined
  /** Without it there is no retry button. */
  onRetry?: () => void
  retryText?: string | undefined
  /** The retry is under way. */
  busy?: boolean | undefined
}

/** Something did not load, in words, with a way to try again. */
export function ErrorState({ title, text, onRetry, retryText, busy }: ErrorStateProps) {
  return (
    <div class={emptyState} data-tone="bad" role="alert">
      <i>
        <LateScene isBad />
        <Icon path={warningIcon} size={34} />
      </i>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {onRetry && (
        <Button onClick={onRetry} busy={busy}>
          {retryText}
        </Button>
      )}
    </div>
  )
}
