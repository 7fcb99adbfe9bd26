import type { ComponentChildren } from 'preact'
import { t } from '../../i18n'
import { visuallyHidden } from '../text/visuallyHidden'
import { Skeleton } from './Skeleton'

export type LoadingProps = {
  /** Height of the single block; ignored with children. */
  height?: string
  children?: ComponentChildren
}

/** Blocks in the shape of what is loading, announced to screen readers. */
export function Loading({ height, children = <Skeleton height={height} /> }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('shell.loading')}</span>
      {children}
    </div>
  )
}
