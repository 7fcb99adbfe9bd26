// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` below 40 rem takes the roles from the elements.
import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { visuallyHidden } from './visuallyHidden'

/** Below 40 rem each row becomes a small card with its own labels, so nothing scrolls sideways. */
const table = css`
width:100%;border-collapse:collapse;
& th{padding:8px 12px;border-bottom:1px solid var(--amber);font-size:var(--small);font-weight:600;color:var(--soft);text-align:left;}
& td{padding:10px 12px;border-bottom:1px solid var(--line);}
& [data-align=end]{text-align:right;}
& [aria-current]{background:var(--mist);}
@media(max-width:39.99rem){
&[data-compact=true] th,&[data-compact=true] td{padding:8px 4px;word-break:break-word;}
&:not([data-compact=true]),&:not([data-compact=true]) tbody,&:not([data-compact=true]) tr{display:block;}
&:not([data-compact=true]) thead{position:absolute;left:0;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);}
&:not([data-compact=true]) tr{margin-bottom:10px;padding:4px 14px;border:1px solid var(--line);border-radius:var(--round);background:var(--night);}
&:not([data-compact=true]) td{display:flex;flex-wrap:wrap;justify-content:flex-end;padding:7px 0;text-align:right;}
&:not([data-compact=true]) td:last-child{border-bottom:0;}
&:not([data-compact=true]) td::before{content:attr(data-head);margin-right:auto;padding-right:16px;font-size:var(--small);color:var(--soft);}
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

/** Rows and columns; on a phone, one small card a row. */
export function Table({ caption, columns, rows, compact }: TableProps) {
  return (
    <table class={table} role="table" data-compact={compact}>
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
