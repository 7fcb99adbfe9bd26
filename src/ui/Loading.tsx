import type { ComponentChildren } from 'preact'
import { t } from '../i18n'
import { Skeleton } from './Skeleton'
import { visuallyHidden } from './visuallyHidden'

export type LoadingProps = {
  /** Of the one block that stands for everything; not needed with children. */
  height?: string
  children?: ComponentChildren
}

/** Blocks in the shape of what is on its way, said to who cannot see them. */
export function Loading({ height, children = <Skeleton height={height} /> }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      <span class={visuallyHidden}>{t('shell.loading')}</span>
      {children}
    </div>
  )
}
