import { css } from 'goober'

const statBars = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: 14px 16px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    align-content: flex-end;
    justify-content: space-between;
    line-height: 1.3;
  }
  & dt {
    flex: 1 1 2.5rem;
    padding-bottom: 1px;
    font-size: var(--small);
    color: var(--soft);
  }
  & dd {
    margin-left: 6px;
    font-weight: 600;
  }
  & i {
    flex: 1 1 100%;
    height: 6px;
    overflow: hidden;
    margin-top: 4px;
    border: 1px solid var(--line);
    border-radius: 3px;
    background: var(--ink);
  }
  & b {
    display: block;
    height: 100%;
    background: linear-gradient(90deg, var(--violet), var(--gold));
  }
  @media (forced-colors: active) {
    & b {
      background: Highlight;
    }
  }
`

export type Stat = {
  label: string
  /** Already formatted for the reader. */
  value: string
  /** Length of the bar, 0 to 1; without it there is no bar. */
  share?: number | undefined
}

/** Attributes of a card or dragon: words, number, bar. */
export function StatBars({ stats }: { stats: ReadonlyArray<Stat> }) {
  return (
    <dl class={statBars}>
      {stats.map(({ label, value, share }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {share !== undefined && (
            <i aria-hidden="true">
              <b style={{ width: `${share * 100}%` }} />
            </i>
          )}
        </div>
      ))}
    </dl>
  )
}
