import { reviewMoney } from '../../actions/money/reviewMoney'
import type { Fees } from '../../domain/fees'
import { t } from '../../i18n'
import { heldCoins } from '../../state/assets'
import { LinkButton } from '../../ui/inputs/LinkButton'
import { Panel } from '../../ui/lists/Panel'
import { Notice } from '../../ui/states/Notice'
import { AccountNotice, usePrices } from './AccountNotice'
import { CollectionPage } from './CollectionPage'
import { Prices } from './Prices'
import { Roster } from './Roster'
import { WalletNotice } from './WalletNotice'
import { WithFees } from './WithFees'

const COINS = ['MDV', 'HFH'] as const

/** Heroes and their activation, with its price and everything that prevents it, all at once. Spec 2, 4, 9. */
export function Activate() {
  usePrices()
  return (
    <CollectionPage current="activate">
      <AccountNotice />
      <WithFees>{({ assetActivation }) => <ActivationPrice prices={assetActivation} />}</WithFees>
      <Roster
        label={t('collectibles.heroes')}
        kind="hero"
        onActivate={(asset) => reviewMoney('activateAsset', asset)}
      />
    </CollectionPage>
  )
}

/** What activation costs in each coin, and whether the wallet has enough. */
function ActivationPrice({ prices }: { prices: Fees['assetActivation'] }) {
  const taken = COINS.filter((coin) => prices[coin])
  const held = heldCoins.value
  const isShort = held && taken.every((coin) => (held[coin] ?? prices[coin] ?? 0n) < (prices[coin] ?? 0n))
  return (
    <Panel title={t('collectibles.price')}>
      <Prices coins={COINS} prices={prices} />
      <WalletNotice />
      {taken.length === 0 && <Notice tone="warning">{t('error.notOpen')}</Notice>}
      {taken.length > 0 && isShort && (
        <Notice tone="warning" action={<LinkButton href="/coins">{t('collectibles.toBalances')}</LinkButton>}>
          {t('collectibles.short')}
        </Notice>
      )}
    </Panel>
  )
}
