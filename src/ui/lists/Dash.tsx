import { visuallyHidden } from '../text/visuallyHidden'

/** A dash for no amount, with words for screen readers. */
export function Dash({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span class={visuallyHidden}>{text}</span>
    </>
  )
}
