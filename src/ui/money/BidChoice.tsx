import { bidSteps, minimumBid } from '../../domain/bid'
import { PRICE_COIN } from '../../domain/coin'
import { roundSteps } from '../../domain/roundBid'
import type { AppError } from '../../errors'
import { t } from '../../i18n'
import { AmountField } from '../inputs/AmountField'
import { Chips } from '../inputs/Chips'
import { asTyped, typedPrice } from '../inputs/typedPrice'
import { amountText } from './amountText'

export interface BidChoiceProps {
  /** The auction's price, in the price coin's smallest unit. */
  price: bigint
  typed: string
  /** What is wrong with the typed bid; null: nothing. */
  judge: (typed: string) => AppError | null
  onInput: (typed: string) => void
}

/** Lets the player type a bid, or pick one of a few round ones above the price; what is accepted exactly, in small print. */
export function BidChoice({ price, typed, judge, onInput }: BidChoiceProps) {
  const steps = roundSteps(bidSteps(price))
  const minimum = minimumBid(price)
  return (
    <>
      <AmountField label={t('review.bid')} name="bid" typed={typed} coin={PRICE_COIN} judge={judge} onInput={onInput} />
      <Chips
        label={t('review.bidSteps')}
        name="bid-step"
        items={steps.map((units, index) => ({
          value: String(units),
          text: index === 0 ? t('review.bidLowest', { amount: amountText(units) }) : amountText(units),
        }))}
        current={String(typedPrice(typed))}
        onSelect={(units) => onInput(asTyped(BigInt(units)))}
      />
      {steps[0] !== minimum && (
        <p>
          <small>{t('review.bidExact', { amount: `${amountText(minimum)} ${PRICE_COIN}` })}</small>
        </p>
      )}
    </>
  )
}
