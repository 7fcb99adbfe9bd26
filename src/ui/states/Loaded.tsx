import type { ComponentChildren } from 'preact'
import type { Loadable } from '../../state/loading'
import { LoadError } from './LoadError'
import { Loading } from './Loading'
import { Skeleton } from './Skeleton'

export type LoadedProps<T> = {
  of: Loadable<T>
  /** Height of the block that holds its place; ignored with a skeleton. */
  height?: string
  /** Its shape while it loads, where one block is not enough. */
  skeleton?: ComponentChildren
  /** What could not be read, if so. */
  failed: string
  onRetry: () => void
  children: (data: T) => ComponentChildren
}

/** Draws its children from what was read; until then its place, or why it could not be read. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { of, height = '1rem', skeleton = <Skeleton height={height} />, failed, onRetry, children } = props
  const { data, error, busy } = of
  if (data) return <>{children(data)}</>
  if (error) return <LoadError title={failed} error={error} onRetry={onRetry} busy={busy} />
  return <Loading>{skeleton}</Loading>
}
