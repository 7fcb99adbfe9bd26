import type { Signal } from '@preact/signals'
import { decimalsOf } from '../../../config'
import { bidSteps, minimumBid } from '../../../domain/bid'
import { PRICE_COIN } from '../../../domain/coin'
import { validateBid } from '../../../domain/validation/validateBid'
import { AppError } from '../../../errors'
import { t } from '../../../i18n'
import type { Draft } from '../../../state/flow'
import { AmountField } from '../../../ui/inputs/AmountField'
import { Chips } from '../../../ui/inputs/Chips'
import { asTyped, typedPrice } from '../../../ui/inputs/typedPrice'
import { amountText } from '../../../ui/money/amountText'

export interface BidChoiceProps {
  /** The auction's price, in the price coin's smallest unit. */
  price: bigint
  draft: Signal<Draft>
}

/** Lets the player type a bid, or pick one of a few steps above the price. */
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
