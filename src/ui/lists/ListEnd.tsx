import { css } from 'goober'
import { t } from '../../i18n'
import { Button } from '../inputs/Button'

const listEnd = css`
  display: flex;
  justify-content: center;
  min-height: 44px;
  color: var(--soft);
`

export type ListEndProps = {
  /** Without it the list is complete. */
  onMore?: (() => void) | false
  busy?: boolean
}

/** The end of a list: a button for more, or a note that this is all. */
export function ListEnd({ onMore, busy }: ListEndProps) {
  return (
    <div class={listEnd}>
      {onMore ? (
        <Button busy={busy} onClick={onMore}>
          {t('frame.loadMore')}
        </Button>
      ) : (
        <p>{t('frame.listEnd')}</p>
      )}
    </div>
  )
}
