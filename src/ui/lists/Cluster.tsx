import { css } from 'goober'
import type { ComponentChildren } from 'preact'

const cluster = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: -4px;
  & > * {
    margin: 4px;
  }
  &[data-fill='true'] > * {
    flex: 1 1 8rem;
  }
`

export type ClusterProps = {
  children: ComponentChildren
  /** Children share the width: rows of buttons. */
  fill?: boolean
}

/** Children in a row that wraps. */
export function Cluster({ children, fill }: ClusterProps) {
  return (
    <div class={cluster} data-fill={fill}>
      {children}
    </div>
  )
}
