import { css, keyframes } from 'goober'

const turn = keyframes`to{transform:rotate(1turn);}`

const spinner = css`
display:flex;flex-direction:column;align-items:center;padding:24px;color:var(--soft);
& > i{width:36px;height:36px;margin-bottom:10px;border:3px solid var(--mist);border-top-color:var(--gold);border-radius:50%;animation:${turn} .9s linear infinite;}
`

/** Waiting, with words: a ring alone tells nothing when motion is off. */
export function Spinner({ text }: { text: string }) {
  return (
    <div class={spinner} role="status">
      <i aria-hidden="true" />
      {text}
    </div>
  )
}
