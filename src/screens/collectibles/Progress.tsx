import { css } from 'goober'

const progress = css`
  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    margin-bottom: 6px;
    font-size: var(--small);
    color: var(--soft);
  }
  & > div {
    height: 10px;
    overflow: hidden;
    border: 1px solid var(--edge);
    border-radius: 5px;
    background: var(--ink);
  }
  & > div > i {
    display: block;
    height: 100%;
    background: linear-gradient(90deg, var(--violet), var(--teal));
    transform-origin: 0 0;
    transition: transform 0.2s;
  }
  @media (forced-colors: active) {
    & > div > i {
      background: Highlight;
    }
  }
`

export type ProgressProps = {
  label: string
  /** 0 to 1 */
  share: number
  /** How far, in words: "12 of 30 levels". */
  text: string
}

/** How far something has come, as a bar and in words. */
export function Progress({ label, share, text }: ProgressProps) {
  const part = Math.max(0, Math.min(1, share))
  return (
    <div class={progress} data-part="progress">
      <p aria-hidden="true">
        <span>{label}</span>
        <span>{text}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={text}
      >
        <i style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  )
}
