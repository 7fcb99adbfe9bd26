import { useEffect } from 'react'
import { t } from '../../i18n'
import { greeting } from '../../state/greeting'
import { isPageMissing } from '../../state/isPageMissing'

/** The greeting's lead where the address has no page, until the visitor goes on. Spec 2. */
export default function NoPage() {
  useEffect(() => {
    greeting.value = <NoPageLead />
    return () => {
      greeting.value = null
      isPageMissing.value = false
    }
  }, [])
  return null
}

/** Drawn again in another language. */
const NoPageLead = () => <span role="status">{t('frame.noPage')}</span>
