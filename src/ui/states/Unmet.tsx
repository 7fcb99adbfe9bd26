import { css } from 'goober'
import type { ComponentChildren } from 'preact'
import { Notice } from './Notice'

const list = css`
  & > li {
    margin-top: 12px;
  }
  & > li > :not(:last-child) {
    margin-bottom: 6px;
  }
`

export type UnmetProps = {
  title: string
  /** The conditions, each with the way to meet it. */
  items: ReadonlyArray<{ id: string; text: string; way: ComponentChildren }>
}

/** Everything that is still missing, at once, each with a way to get it. */
export function Unmet({ title, items }: UnmetProps) {
  return (
    <Notice tone="warning">
      <b>{title}</b>
      <ul class={list}>
        {items.map(({ id, text, way }) => (
          <li key={id}>
            <p>{text}</p>
            {way}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
