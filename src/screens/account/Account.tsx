import { useEffect } from 'preact/hooks'
import { t } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { activityIcon } from '../../ui/icons/activity'
import { LinkButton } from '../../ui/LinkButton'
import { PageTitle } from '../../ui/PageTitle'
import { account } from './Account.style'
import { ActivationNotice } from './ActivationNotice'
import { Balances } from './Balances'
import { OwnAssets } from './OwnAssets'
import { Who } from './Who'

/** The player's coins and assets, in the wallet, in the game and in the protocol. Spec 2. */
export default function Account() {
  const title = t('account.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div class={account}>
      <PageTitle
        title={title}
        text={<Who />}
        actions={
          <LinkButton href="/activity">
            <Icon path={activityIcon} size={20} />
            {t('account.activity')}
          </LinkButton>
        }
      />
      <ActivationNotice />
      <div data-side="coins">
        <Balances />
      </div>
      <div data-side="assets">
        <OwnAssets />
      </div>
    </div>
  )
}
