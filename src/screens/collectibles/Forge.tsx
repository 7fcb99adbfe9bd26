import type { ComponentChildren } from 'preact'
import { t } from '../../i18n'
import { newborn } from '../../state/collection'
import { openEntries } from '../../state/journal'
import { tileGrid } from '../../ui/art/AssetTile.style'
import { clockIcon } from '../../ui/art/icons/clock'
import { Panel } from '../../ui/lists/Panel'
import { EmptyState } from '../../ui/states/EmptyState'
import { Notice } from '../../ui/states/Notice'
import { usePrices } from './AccountNotice'
import { gallery as galleryStyle } from './Forge.style'
import { OwnCard } from './OwnCard'
import { Prices } from './Prices'
import { WalletNotice } from './WalletNotice'
import { WithFees } from './WithFees'

const COINS = ['MDS', 'BNB'] as const

export interface ForgeProps {
  making: 'mint' | 'hatch'
  /** List items: the possible results. */
  gallery: ComponentChildren
  /** The button that opens the review. */
  action: ComponentChildren
}

/** Where new assets are made: the possible results, the price, what is under way, and what was made. Spec 4. */
export function Forge({ making, gallery, action }: ForgeProps) {
  usePrices()
  return (
    <WithFees>
      {({ mint }) =>
        COINS.some((coin) => mint[coin]) ? (
          <>
            <Newborn making={making} />
            {openEntries.value.some(({ kind }) => kind === making) && <Notice>{t('collectibles.underWay')}</Notice>}
            <ul class={galleryStyle} data-making={making}>
              {gallery}
            </ul>
            <Panel title={t('collectibles.price')} tone="gold">
              <Prices coins={COINS} prices={mint} />
              <WalletNotice />
              {action}
            </Panel>
          </>
        ) : (
          <EmptyState icon={clockIcon} title={t('collectibles.notOpen')} text={t('collectibles.notOpenText')} />
        )
      }
    </WithFees>
  )
}

/** What was made since the page was opened, the newest first, each a link to its own page. */
function Newborn({ making }: Pick<ForgeProps, 'making'>) {
  const made = Object.values(newborn.value).filter(({ kind }) => (kind === 'dragon') === (making === 'hatch'))
  if (made.length === 0) return null
  return (
    <Panel title={t('collectibles.newborn')}>
      <ul class={tileGrid}>
        {made.map((asset) => (
          <li key={asset.id}>
            <OwnCard asset={asset} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
