import { t } from '../../i18n'
import { Notice } from './Notice'

/** Says how many items of a list are missing because they could not be read; nothing where none is. */
export function Unread({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  return <Notice tone="warning">{t('frame.unreadItems', { count })}</Notice>
}
