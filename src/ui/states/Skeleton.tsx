import { css, keyframes } from 'goober'

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
`

export type SkeletonProps = {
  /** A CSS length: "60%", "8rem". */
  width?: string
  height?: string | undefined
}

/** A quiet block where content will be. Put `aria-busy` on the region that holds it. */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <span class={skeleton} style={{ width, height }} aria-hidden="true" />
}
