import { css } from 'goober'
import type { ComponentChildren } from 'preact'

/** Class: the spacing of `Stack`, for forms and lists. */
export const stack = css`
  & > :not(:last-child) {
    margin-bottom: 16px;
  }
  &[data-gap='small'] > :not(:last-child) {
    margin-bottom: 8px;
  }
`

/** Children below each other with an even distance, without flex gap. */
export function Stack({ children, gap }: { children: ComponentChildren; gap?: 'small' }) {
  return (
    <div class={stack} data-gap={gap}>
      {children}
    </div>
  )
}
