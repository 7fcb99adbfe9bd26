import { useEffect } from 'react'
import { t } from '../../i18n'
import { greeting } from '../../state/greeting'
import { isPageMissing } from '../../state/isPageMissing'
import { Icon } from '../../ui/art/Icon'
import { closeIcon } from '../../ui/art/icons/close'
import { infoIcon } from '../../ui/art/icons/info'
import { IconButton } from '../../ui/inputs/IconButton'
import { noPage } from './NoPage.style'

const dismiss = () => {
  isPageMissing.value = false
}

/** Tells in the greeting that the address has no page, until the visitor closes it or goes on. Spec 2. */
export default function NoPage() {
  useEffect(() => {
    greeting.value = (
      <span class={noPage} role="status">
        <Icon path={infoIcon} />
        {t('frame.noPage')}
        <IconButton icon={closeIcon} label={t('frame.dismiss')} onClick={dismiss} />
      </span>
    )
    return () => {
      greeting.value = null
      dismiss()
    }
  }, [])
  return null
}
