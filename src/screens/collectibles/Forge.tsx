import type { ComponentChildren } from 'preact'
import { useState } from 'react'
import type { Fees } from '../../domain/fees'
import { t } from '../../i18n'
import { newborn } from '../../state/collection'
import { openEntries } from '../../state/journal'
import { tileGrid } from '../../ui/art/AssetTile.style'
import { clockIcon } from '../../ui/art/icons/clock'
import { Button } from '../../ui/inputs/Button'
import { Panel } from '../../ui/lists/Panel'
import { amountText } from '../../ui/money/amountText'
import { EmptyState } from '../../ui/states/EmptyState'
import { Notice } from '../../ui/states/Notice'
import { usePrices } from './AccountNotice'
import { gallery as galleryStyle } from './Forge.style'
import { Hatchling } from './Hatchling'
import { OwnCard } from './OwnCard'
import { PriceTiles } from './PriceTiles'
import { forgeSkeleton } from './skeletons'
import { WalletNotice } from './WalletNotice'
import { WithFees } from './WithFees'

const COINS = ['MDS', 'BNB'] as const
type ForgeCoin = (typeof COINS)[number]

export interface ForgeProps {
  making: 'mint' | 'hatch'
  /** List items: the possible results. */
  gallery: ComponentChildren
  /** Opens the review. */
  onMake: (coin: ForgeCoin) => void
}

/** Where new assets are made: the possible results, the price, what is under way, and what was made. Spec 4. */
export function Forge({ making, gallery, onMake }: ForgeProps) {
  usePrices()
  return (
    <WithFees skeleton={forgeSkeleton(making)}>
      {({ mint }) =>
        COINS.some((coin) => mint[coin]) ? (
          <>
            <Newborn making={making} />
            {openEntries.value.some(({ kind }) => kind === making) && <Notice>{t('collectibles.underWay')}</Notice>}
            <p data-outcome>{t(`collectibles.outcome_${making}`)}</p>
            <ul class={galleryStyle} data-making={making}>
              {gallery}
            </ul>
            <Terms making={making} prices={mint} onMake={onMake} />
          </>
        ) : (
          <EmptyState icon={clockIcon} title={t('collectibles.notOpen')} text={t('collectibles.notOpenText')} />
        )
      }
    </WithFees>
  )
}

type TermsProps = Pick<ForgeProps, 'making' | 'onMake'> & { prices: Fees['mint'] }

/** The price in each coin, one of them chosen, and the button that names it. */
function Terms({ making, prices, onMake }: TermsProps) {
  const offered = COINS.filter((coin) => prices[coin])
  const [chosen, setChosen] = useState<ForgeCoin | undefined>(offered[0])
  const coin = offered.find((name) => name === chosen) ?? offered[0]
  if (!coin) return null
  const price = amountText(prices[coin] ?? 0n, coin)
  return (
    <Panel title={t('collectibles.price')} tone="gold">
      <PriceTiles coins={offered} prices={prices} current={coin} onSelect={setChosen} />
      <WalletNotice />
      <Button kind="primary" wide onClick={() => onMake(coin)}>
        {t(making === 'mint' ? 'collectibles.mintFor' : 'collectibles.hatchFor', { price, coin })}
      </Button>
    </Panel>
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
          <li key={asset.id}>{making === 'hatch' ? <Hatchling asset={asset} /> : <OwnCard asset={asset} />}</li>
        ))}
      </ul>
    </Panel>
  )
}
