import { css } from 'goober'
import type { Fact } from './Facts'

const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  grid-gap: 8px;
  text-align: center;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 10px 4px;
    border: 1px solid var(--line);
    border-radius: var(--round);
    background: var(--ink);
  }
  & dt {
    font-size: var(--small);
    line-height: 1.3;
    color: var(--soft);
  }
  & dd {
    font: 700 1.375rem / 1.3 var(--display);
    color: var(--gold);
  }
`

/** Numbers in frames beside each other. */
export function Figures({ items }: { items: ReadonlyArray<Fact> }) {
  return (
    <dl class={figures}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
