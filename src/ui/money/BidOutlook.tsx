import { minimumBid, split } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import { t } from '../../i18n'
import { Facts } from '../lists/Facts'
import { amountText } from './amountText'

/** What a price means: the lowest bid on it, and what the holder at that time gets of that bid. */
export function BidOutlook({ label, price }: { label: string; price: bigint | null }) {
  const bid = price === null ? null : minimumBid(price)
  const amount = (units: bigint) => `${amountText(units)} ${PRICE_COIN}`
  return (
    <div aria-live="polite">
      <Facts
        items={[
          { label, value: bid === null ? '—' : amount(bid) },
          {
            label: t('review.holderGets'),
            value: bid === null ? '—' : amount(split(bid, { hasPastTraders: true }).holder),
          },
        ]}
      />
    </div>
  )
}
