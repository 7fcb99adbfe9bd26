import { css } from 'goober'

const skipLink = css`
position:absolute;z-index:50;top:8px;left:20px;padding:10px 16px;border:1px solid var(--gold);border-radius:var(--round);background:var(--ink);transform:translateY(-80px);
&:focus{transform:none;}
`

/** The first stop of the Tab key: past the bars, to the content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a class={skipLink} href="#main">
      {text}
    </a>
  )
}
