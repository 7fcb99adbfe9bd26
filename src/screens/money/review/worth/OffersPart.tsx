import type { ComponentChildren } from 'preact'
import { loadOffers } from '../../../../actions/load/loadWorth'
import type { Asset } from '../../../../domain/asset'
import { minimumBid } from '../../../../domain/bid'
import { PRICE_COIN } from '../../../../domain/coin'
import { classOf } from '../../../../domain/worth/comparable'
import { bestOffer, type Offers, standingOf } from '../../../../domain/worth/offers'
import { t } from '../../../../i18n'
import { comparableOffers } from '../../../../state/worth'
import { classWord } from '../../../../ui/art/classWord'
import { gradeBand } from '../../../../ui/art/gradeBand'
import { Button } from '../../../../ui/inputs/Button'
import { typedPrice } from '../../../../ui/inputs/typedPrice'
import { amountText } from '../../../../ui/money/amountText'
import { basis, fold, offerTiles, verdict, verdictPlace } from './Worth.style'

/** Offers that are shown one by one. */
const SHOWN = 3

export interface OffersPartProps {
  asset: Asset
  /** The price that is being typed, where there is one. */
  typed: string | undefined
  /** Whether that is an auction's, so that it costs its lowest bid. */
  isAuction: boolean
  /** In the price coin's smallest unit. */
  pays: bigint | undefined
  /** Where an offer's price can be taken over. @param cost in the price coin's smallest unit */
  onTake: ((cost: bigint) => void) | undefined
}

/** What is asked for others like it, and where this price stands among that. */
export function OffersPart({ asset, typed, isAuction, pays, onTake }: OffersPartProps) {
  if (!classOf(asset)) return <p>{t('worth.noClass')}</p>
  const { data, error, busy } = comparableOffers.value
  if (data?.assetId !== asset.id)
    return error ? (
      <div role="status">
        <p>{t('worth.unknown')}</p>
        <Button kind="quiet" busy={busy} onClick={() => void loadOffers(asset)}>
          {t('worth.readAgain')}
        </Button>
      </div>
    ) : (
      <p class={basis}>{t('worth.reading')}</p>
    )
  if (data.items.length === 0) return <p>{t('worth.none', { class: classWord(asset) })}</p>
  const price = typed === undefined ? null : typedPrice(typed)
  const costs = price !== null && isAuction ? minimumBid(price) : price
  return (
    <div>
      {pays === undefined ? (
        <Cheapest asset={asset} offers={data} price={price} onTake={onTake}>
          <div class={verdictPlace} aria-live="polite">
            {price !== null && costs !== null ? (
              <Place price={price} costs={costs} offers={data} />
            ) : (
              onTake && data.items.some(isOfGrade(asset)) && <p class={basis}>{t('worth.take')}</p>
            )}
          </div>
        </Cheapest>
      ) : (
        <>
          <div aria-live="polite">
            <Difference pays={pays} offers={data} />
          </div>
          <details class={fold}>
            <summary>{t('worth.offers', { count: data.total ?? data.items.length })}</summary>
            <Cheapest asset={asset} offers={data} />
          </details>
        </>
      )}
    </div>
  )
}

interface CheapestProps {
  asset: Asset
  offers: Offers
  /** The typed one, in the price coin's smallest unit. */
  price?: bigint | null
  onTake?: OffersPartProps['onTake']
  /** What follows from them; below, so that no offer moves under the finger that taps it. */
  children?: ComponentChildren
}

/**
 * The cheapest of them one by one, and what they are of. Only a price of its own grade can be taken by a tap: another's
 * may be far from what it is worth. Who only pays has their answer above and opens this if they want.
 */
function Cheapest({ asset, offers, price, onTake, children }: CheapestProps) {
  const isSame = isOfGrade(asset)
  const hasSameGrade = offers.items.some(isSame)
  return (
    <>
      <h4>{t(hasSameGrade ? 'worth.cheapest' : 'worth.cheapestOthers')}</h4>
      <ul class={offerTiles} data-taps={onTake !== undefined && hasSameGrade}>
        {sameGradeFirst(asset, offers)
          .slice(0, SHOWN)
          .map((offer) => (
            <li key={offer.asset.id}>
              {onTake && isSame(offer) ? (
                <button type="button" aria-pressed={offer.cost === price} onClick={() => onTake(offer.cost)}>
                  <Tile offer={offer} />
                </button>
              ) : (
                <div>
                  <Tile offer={offer} />
                </div>
              )}
            </li>
          ))}
      </ul>
      {children}
      <p class={basis}>{basisText(asset, offers)}</p>
    </>
  )
}

function Tile({ offer: { asset, cost } }: { offer: Offers['items'][number] }) {
  return (
    <>
      <b>
        {amountText(cost)} {PRICE_COIN}
        {asset.market === 'auction' && (
          <>
            {' '}
            <small>{t('worth.nextBid')}</small>
          </>
        )}
      </b>{' '}
      <span>
        {t(`asset.band${gradeBand(asset.grade)}`, { grade: asset.grade })} · {t('worth.level', { level: asset.level })}
      </span>
    </>
  )
}

/** Whether an offer is of the asset's own grade band. */
const isOfGrade =
  ({ grade }: Asset) =>
  ({ asset: other }: Offers['items'][number]) =>
    gradeBand(other.grade) === gradeBand(grade)

/** Those of the asset's own grade band, then the others; each cheapest first. */
function sameGradeFirst(asset: Asset, { items }: Offers): Offers['items'] {
  const isSame = isOfGrade(asset)
  return [...items.filter(isSame), ...items.filter((offer) => !isSame(offer))]
}

/** What the figures rest on: how many offers were seen, of how many. */
function basisText(asset: Asset, { items, total, reach }: Offers): string {
  const slots = { count: items.length, class: classWord(asset) }
  if (total === null) return t('worth.basisSeen', slots)
  return reach === null ? t('worth.basisAll', slots) : t('worth.basisPart', { ...slots, total })
}

/** Where a price would stand, by what taking it would cost. */
function Place({ price, costs, offers }: { price: bigint; costs: bigint; offers: Offers }) {
  const { cheaper, isExact } = standingOf(costs, offers)
  const { total, items } = offers
  const slots = { price: amountText(price), coin: PRICE_COIN, place: cheaper + 1 }
  return (
    <p class={verdict}>
      {total === null
        ? t('worth.placeSeen', { ...slots, count: items.length })
        : isExact
          ? t('worth.place', { ...slots, count: total + 1 })
          : t('worth.placeBeyond', { ...slots, cheaper, count: total })}
    </p>
  )
}

/** How much less or more is paid than for the cheapest comparable offer; nothing where that is not known. */
function Difference({ pays, offers }: { pays: bigint; offers: Offers }) {
  const best = bestOffer(offers)
  if (!best) return null
  const less = best.cost - pays
  const tone = less > 0n ? 'less' : less < 0n ? 'more' : 'same'
  const amount = amountText(less < 0n ? -less : less)
  return (
    <p class={verdict} data-tone={tone}>
      {t(`worth.${tone}`, { amount, coin: PRICE_COIN })}
    </p>
  )
}
