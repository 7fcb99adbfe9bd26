import { useEffect } from 'react'
import type { AssetDetail } from '../../domain/asset'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { clockSkew } from '../../state/clock'
import { user } from '../../state/session'
import { elementWord, levelWord, statusWord } from '../../ui/art/assetWords'
import { Badge } from '../../ui/art/Badge'
import { elementColour } from '../../ui/art/elements/ElementMark.style'
import { Foil } from '../../ui/art/Foil'
import { bandColour, Grade } from '../../ui/art/Grade'
import { gradeBand } from '../../ui/art/gradeBand'
import { Picture } from '../../ui/art/Picture'
import { pictureOf } from '../../ui/art/pictureOf'
import { Stars } from '../../ui/art/Stars'
import { AuctionClock } from '../../ui/money/AuctionClock'
import { amountText } from '../../ui/money/amountText'
import { Price } from '../../ui/money/Price'
import { shortAmount } from '../../ui/money/shortAmount'
import { dayText } from '../../ui/text/dateText'
import { visuallyHidden } from '../../ui/text/visuallyHidden'
import { head } from './AssetHead.style'

/** Characters of a name that are one line in large letters: on a phone, and in the column of a desktop. */
const PHONE_LINE = 25
const COLUMN_LINE = 22

/** The card itself: picture, name, level, rank, state, price and, up for bids, the time left. */
export function AssetHead({ asset }: { asset: AssetDetail }) {
  const { picture, fallback } = pictureOf(asset)
  useEffect(() => {
    document.title = asset.name
  }, [asset.name])
  const band = gradeBand(asset.grade)
  const { length } = asset.name
  // The newest comes first.
  const last = asset.trades.find(({ price }) => price > 0n)
  return (
    <header
      class={`${head} ${bandColour} ${elementColour}`}
      data-band={band}
      data-element={asset.kind === 'dragon' ? `skill${asset.skill}` : `camp${asset.camp}`}
      data-market={asset.market}
    >
      <figure>
        <Picture src={picture} fallback={fallback} alt="" width={240} height={320} eager />
        <Foil band={band} />
      </figure>
      <div>
        <h1 data-long={length > PHONE_LINE ? 'everywhere' : length > COLUMN_LINE ? 'column' : undefined}>
          {asset.name}
        </h1>
        <p>
          {`${t(`asset.kind_${asset.kind}`)} · ${elementWord(asset)} · ${levelWord(asset)}`}
          {asset.price === null && user.value?.userid !== asset.ownerId && (
            <>
              {' · '}
              <span>{t('asset.notForSale')}</span>
            </>
          )}
        </p>
        <ul>
          <li>
            <Grade band={band} text={t(`asset.band${band}`, { grade: asset.grade })} />
          </li>
          {asset.star > 0 && (
            <li>
              <Badge tone="gold">
                <Stars count={1} label={t('asset.stars', { count: asset.star })} />
                <span aria-hidden="true">{asset.star}</span>
              </Badge>
            </li>
          )}
          {asset.market === 'sale' ? (
            <li class={visuallyHidden}>{t('asset.market_sale')}</li>
          ) : (
            <li>
              <Badge tone={asset.market ? 'gold' : 'neutral'}>
                {asset.market ? t('asset.market_auction') : statusWord(asset)}
              </Badge>
            </li>
          )}
        </ul>
        {asset.price !== null && <Price amount={amountText(asset.price)} coin={PRICE_COIN} size="large" />}
        {last && (
          <small>
            {t('asset.lastSale', { amount: `${shortAmount(last.price)} ${PRICE_COIN}`, day: dayText(last.time) })}
          </small>
        )}
        {asset.auction && <AuctionClock asset={asset} clockOffset={clockSkew.value} />}
      </div>
    </header>
  )
}
