// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` below 40 rem takes the roles from the elements.
import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { visuallyHidden } from '../text/visuallyHidden'

/**
 * Below 40 rem a row is two cells wide: the first and second column; the others follow below, smaller, with their
 * headers. So nothing scrolls sideways, and doubled text gets one column.
 */
const table = css`
  width: 100%;
  border-collapse: collapse;
  & th {
    padding: 8px 12px;
    border-bottom: 1px solid var(--amber);
    font-size: var(--small);
    font-weight: 600;
    color: var(--soft);
    text-align: left;
  }
  & td {
    padding: 10px 12px;
    border-bottom: 1px solid var(--line);
  }
  & tr:last-child > td {
    border-bottom: 0;
  }
  & [data-align='end'] {
    text-align: right;
  }
  & [aria-current] {
    background: var(--mist);
  }
  @media (max-width: 39.99rem) {
    &[data-compact='true'] th,
    &[data-compact='true'] td {
      padding: 8px 4px;
      word-break: break-word;
    }
    &[data-compact='true'] td[data-align='end'] {
      word-break: normal;
    }
    &[data-rows='true'],
    &[data-rows='true'] tbody {
      display: block;
    }
    &[data-rows='true'] thead {
      position: absolute;
      left: 0;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip: rect(0, 0, 0, 0);
    }
    &[data-rows='true'] tr {
      display: flex;
      flex-wrap: wrap;
      padding: 10px 0;
      border-bottom: 1px solid var(--line);
    }
    &[data-rows='true'] tr:last-child {
      border-bottom: 0;
    }
    &[data-rows='true'] td {
      flex: 1 1 32%;
      min-width: 0;
      padding: 2px 12px 2px 0;
      border: 0;
      text-align: left;
    }
    &[data-rows='true'] td:nth-child(2n) {
      flex: 0 1 auto;
      min-width: 38%;
      max-width: 100%;
      padding-right: 0;
      text-align: right;
    }
    &[data-rows='true'] td + td + td {
      font-size: var(--small);
    }
    &[data-rows='true'] td + td + td::before {
      content: attr(data-head);
      display: block;
      color: var(--soft);
    }
  }
`

export type Column = { id: string; head: string; align?: 'start' | 'end' }

export type Row = {
  key: string | number
  /** In the order of the columns. */
  cells: ReadonlyArray<ComponentChildren>
  /** The player's own row. */
  current?: boolean
}

export type TableProps = {
  /** What the table is about, for screen readers. */
  caption: string
  columns: ReadonlyArray<Column>
  rows: ReadonlyArray<Row>
  /** Stays a table on a phone: for three or four narrow columns. */
  compact?: boolean
}

/** Rows and columns; on a phone, a few lines per row. */
export function Table({ caption, columns, rows, compact }: TableProps) {
  return (
    <table class={table} role="table" data-compact={compact} data-rows={!compact}>
      <caption class={visuallyHidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, head, align }) => (
            <th key={id} role="columnheader" scope="col" data-align={align}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells, current }) => (
          <tr key={key} role="row" aria-current={current ? 'true' : undefined}>
            {columns.map(({ id, head, align }, index) => (
              <td key={id} role="cell" data-head={head} data-align={align}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
