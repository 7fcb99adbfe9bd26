import { css } from 'goober'
import { t } from '../../i18n'
import { visuallyHidden } from '../text/visuallyHidden'
import { Skeleton } from './Skeleton'

const pending = css`
  display: inline-block;
  max-width: 100%;
  vertical-align: middle;
`

/** In place of a figure that is still being read: a dash would look like a minus. @param width a CSS length */
export function Pending({ width = '4rem' }: { width?: string }) {
  return (
    <span class={pending} style={{ width }}>
      <Skeleton />
      <span class={visuallyHidden}>{t('shell.loading')}</span>
    </span>
  )
}
