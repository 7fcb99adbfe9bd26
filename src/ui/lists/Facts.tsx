import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const facts = css`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  & > div:last-child {
    border-bottom: 0;
  }
  & dt {
    max-width: 75%;
    padding-right: 16px;
    color: var(--soft);
  }
  & dd {
    min-width: 0;
    margin-left: auto;
    text-align: right;
  }
`

export type Fact = { label: string; value: ComponentChildren }

export type FactsProps = {
  items: ReadonlyArray<Fact>
}

/** Pairs of a label and its value: price, owner, level. */
export function Facts({ items }: FactsProps) {
  return (
    <dl class={facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
