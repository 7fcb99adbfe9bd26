import { useEffect } from 'react'
import { t } from '../../i18n'
import { greeting } from '../../state/greeting'
import { isPageMissing } from '../../state/isPageMissing'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { noPage } from './NoPage.style'

/** The greeting where the address has no page, until the visitor goes on; the market comes before the logins. Spec 2. */
export default function NoPage() {
  useEffect(() => {
    const page = document.querySelector('main header')?.parentElement
    greeting.value = <NoPageGreeting />
    page?.classList.add(noPage)
    return () => {
      greeting.value = null
      isPageMissing.value = false
      page?.classList.remove(noPage)
    }
  }, [])
  return null
}

/** Drawn again in another language. An open form takes the paragraphs away on a phone. */
const NoPageGreeting = () => (
  <>
    <h1>
      <span role="status">{t('frame.noPage')}</span>
    </h1>
    <p>{t('handOff.noPage')}</p>
    <p>
      <LinkButton href="/marketplace" kind="primary">
        {t('login.market')}
      </LinkButton>
    </p>
  </>
)
