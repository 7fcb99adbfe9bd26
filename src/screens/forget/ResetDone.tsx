import { useLayoutEffect, useRef } from 'react'
import { t } from '../../i18n'
import { checkIcon } from '../../ui/art/icons/check'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { EmptyState } from '../../ui/states/EmptyState'

/** The password was reset. The provider tells the player the new one, never this page. Spec 9. */
export function ResetDone() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <EmptyState
        icon={checkIcon}
        title={t('forget.done')}
        text={t('forget.doneText')}
        action={
          <LinkButton href="/login" kind="primary" wide>
            {t('forget.toLogin')}
          </LinkButton>
        }
      />
    </div>
  )
}
