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
  @media (min-width: 48rem) {
    &[data-wide='true'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-column-gap: 40px;
    }
    &[data-wide='true'] > div:nth-last-child(2):nth-child(odd) {
      border: 0;
    }
  }
`

export type Fact = { label: string; value: ComponentChildren }

export type FactsProps = {
  items: ReadonlyArray<Fact>
  /** For many: two columns where there is room. */
  wide?: boolean
}

/** Pairs of a label and its value: price, owner, level. */
export function Facts({ items, wide }: FactsProps) {
  return (
    <dl class={facts} data-wide={wide}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
