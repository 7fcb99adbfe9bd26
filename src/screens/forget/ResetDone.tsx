import { useLayoutEffect, useRef } from 'react'
import { t } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { checkIcon } from '../../ui/icons/check'
import { LinkButton } from '../../ui/LinkButton'
import { resetDone } from './Forget.style'

/** The password was reset. Which one it is now is the provider's to tell, never this page's. Spec 9. */
export function ResetDone() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} class={resetDone} role="status" tabIndex={-1}>
      <i aria-hidden="true">
        <Icon path={checkIcon} size={32} />
      </i>
      <h2>{t('forget.done')}</h2>
      <p>{t('forget.doneText')}</p>
      <LinkButton href="/login" kind="primary" wide>
        {t('forget.toLogin')}
      </LinkButton>
    </div>
  )
}
