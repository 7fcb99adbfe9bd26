import { visuallyHidden } from './visuallyHidden'

/** No amount, and in words for who cannot see the dash. */
export function Dash({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span class={visuallyHidden}>{text}</span>
    </>
  )
}
