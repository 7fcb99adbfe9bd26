import { t } from '../../i18n'
import { lazyPart } from '../../ui/lazyPart'
import { PageTitle } from '../../ui/lists/PageTitle'
import { account } from './Account.style'
import { Balances } from './Balances'
import { OwnAssets } from './OwnAssets'
import { Places } from './Places'
import { WaitingMoney } from './WaitingMoney'
import { Who } from './Who'

const Checklist = lazyPart(() => import('./Checklist'), ['error'])

/** The player's coins and assets, in the wallet, in the game and in the protocol. Spec 2. */
export default function Account() {
  return (
    <div class={account}>
      <PageTitle title={t('account.title')} text={<Who />} />
      <WaitingMoney />
      <Checklist />
      <Places />
      <div data-side="coins">
        <Balances />
      </div>
      <div data-side="assets">
        <OwnAssets />
      </div>
    </div>
  )
}
