import { css, keyframes } from 'goober'
import { t } from '../../i18n'

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`

const skeleton = css`
  display: block;
  max-width: 100%;
  border-radius: var(--round);
  background: linear-gradient(var(--mist) 1.5rem, var(--veil) 12rem);
  box-shadow: inset 0 0 0 1px var(--line);
  animation: ${breathe} 1.6s ease-in-out infinite;
  &[role] {
    display: inline-block;
    vertical-align: middle;
  }
`

export type SkeletonProps = {
  /** A CSS length: "60%", "8rem". */
  width?: string
  height?: string | undefined
  /** It is in place of a figure in a line, and says so: a dash would look like a minus. */
  isFigure?: boolean
}

/** A quiet block where content will be. Put `aria-busy` on the region that holds it. */
export function Skeleton({ width = '100%', height = '1rem', isFigure }: SkeletonProps) {
  const said = isFigure ? { role: 'img' as const, 'aria-label': t('shell.loading') } : { 'aria-hidden': true }
  return <span class={skeleton} style={{ width, height }} {...said} />
}
