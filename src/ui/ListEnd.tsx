import { css } from 'goober'
import { t } from '../i18n'
import { Button } from './Button'

const listEnd = css`
  display: flex;
  justify-content: center;
  min-height: 44px;
  color: var(--soft);
`

export type ListEndProps = {
  /** Without it there are no more. */
  onMore?: (() => void) | false
  busy?: boolean
}

/** What stands under a list: the way to more of it, or that this is all. */
export function ListEnd({ onMore, busy }: ListEndProps) {
  return (
    <div class={listEnd}>
      {onMore ? (
        <Button busy={busy} onClick={onMore}>
          {t('common.more')}
        </Button>
      ) : (
        <p>{t('common.end')}</p>
      )}
    </div>
  )
}
