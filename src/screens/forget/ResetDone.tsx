import { useLayoutEffect, useRef } from 'react'
import { t } from '../../i18n'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { done } from './Forget.style'

/** The password was reset. The provider tells the player the new one, never this page. Spec 9. */
export function ResetDone() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} class={done} role="status" tabIndex={-1}>
      <h2>{t('forget.done')}</h2>
      <p>{t('forget.doneText')}</p>
      <LinkButton href="/login" kind="primary" wide>
        {t('forget.toLogin')}
      </LinkButton>
    </div>
  )
}
