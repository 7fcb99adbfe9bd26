import type { Signal } from '@preact/signals'
import { decimalsOf } from '../../../../config'
import { bidSteps, minimumBid } from '../../../../domain/bid'
import { PRICE_COIN } from '../../../../domain/coin'
import { validateBid } from '../../../../domain/validation/validateBid'
import { AppError } from '../../../../errors'
import { t } from '../../../../i18n'
import type { Draft } from '../../../../state/journal'
import { AmountField } from '../../../../ui/AmountField'
import { amountText } from '../../../../ui/amountText'
import { Chips } from '../../../../ui/Chips'
import { asTyped, typedPrice } from '../../../../ui/typedPrice'

export interface BidChoiceProps {
  /** The auction's, in the price coin's smallest unit. */
  price: bigint
  draft: Signal<Draft>
}

/** A bid to type, or to take from a few steps above the price. */
export function BidChoice({ price, draft }: BidChoiceProps) {
  const decimals = decimalsOf(PRICE_COIN)
  const put = (text: string) => {
    draft.value = { ...draft.value, amount: text }
  }
  const judge = (typed: string) => {
    const key = validateBid(typed, { decimals, price, balance: null })
    return key && new AppError(key, { decimals, minimum: amountText(minimumBid(price)), coin: PRICE_COIN })
  }
  return (
    <>
      <AmountField
        label={t('review.bid')}
        name="bid"
        typed={draft.value.amount}
        coin={PRICE_COIN}
        judge={judge}
        onInput={put}
      />
      <Chips
        label={t('review.bidSteps')}
        name="bid-step"
        items={bidSteps(price).map((units, index) => ({
          value: String(units),
          text: index === 0 ? t('review.bidLowest', { amount: amountText(units) }) : amountText(units),
        }))}
        current={String(typedPrice(draft.value.amount))}
        onSelect={(units) => put(asTyped(BigInt(units)))}
      />
    </>
  )
}
