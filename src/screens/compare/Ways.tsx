import { chooseForComparison, holdForComparison } from '../../actions/page/holdForComparison'
import { t } from '../../i18n'
import { isLoggedIn } from '../../state/session'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { ways } from './Compare.style'

/** Ways to what is still to be chosen. @param one the id of the first; null: both are to be chosen */
export function Ways({ one }: { one: string | null }) {
  const begin = () => {
    if (one === null) chooseForComparison()
    else holdForComparison({ id: one, name: '' })
    void Promise.all([import('../../ui/choosing/showChooseBar'), import('../../actions/page/choosing')])
      .then(([bar, { choosing }]) => bar.showChooseBar(choosing))
      .catch(Boolean)
  }
  return (
    <p class={ways}>
      <LinkButton kind="primary" href="/marketplace" onClick={begin}>
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
