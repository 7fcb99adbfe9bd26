import { t } from '../../i18n'
import { isLoggedIn } from '../../state/session'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { beginChoosing } from './beginChoosing'
import { ways } from './Compare.style'

/** Ways to what is still to be chosen. @param one the id of the first; null: both are to be chosen */
export function Ways({ one }: { one: string | null }) {
  const begin = () => beginChoosing(one)
  return (
    <p class={ways}>
      <LinkButton href="/marketplace" onClick={begin}>
        {t('compare.toMarket')}
      </LinkButton>
      {isLoggedIn.value && (
        <LinkButton href="/accountAccount" onClick={begin}>
          {t('compare.toAccount')}
        </LinkButton>
      )}
    </p>
  )
}
