import { css } from 'goober'

const skipLink = css`
  position: fixed;
  z-index: 21;
  top: -99px;
  padding: 14px 20px;
  background: var(--ink);
  &:focus {
    top: 0;
  }
`

/** The first stop of the Tab key: past the bars, to the content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a class={skipLink} href="#main">
      {text}
    </a>
  )
}
