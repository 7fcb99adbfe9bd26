import type { ComponentChildren } from 'preact'
import type { Loadable } from '../../state/loading'
import { LoadError } from './LoadError'
import { Loading } from './Loading'

export type LoadedProps<T> = {
  of: Loadable<T>
  /** Height of the block that holds its place. */
  height: string
  /** What could not be read, if so. */
  failed: string
  onRetry: () => void
  children: (data: T) => ComponentChildren
}

/** Draws its children from what was read; until then its place, or why it could not be read. */
export function Loaded<T>({ of: { data, error, busy }, height, failed, onRetry, children }: LoadedProps<T>) {
  if (data) return <>{children(data)}</>
  return error ? <LoadError title={failed} error={error} onRetry={onRetry} busy={busy} /> : <Loading height={height} />
}
