import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'react'
import { loadFees } from '../../../actions/load/loadFees'
import { decimalsOf } from '../../../config'
import { PRICE_COIN } from '../../../domain/coin'
import { validatePrice } from '../../../domain/validation/validatePrice'
import { AppError } from '../../../errors'
import { t } from '../../../i18n'
import type { Draft } from '../../../state/flow'
import { AmountField } from '../../../ui/inputs/AmountField'
import { Facts } from '../../../ui/lists/Facts'
import { amountText } from '../../../ui/money/amountText'
import { priced } from './PriceField.style'
import { useDoubt, usePatience } from './useDoubt'
import { WorthBeside } from './WorthBeside'
import { highestPrice, lowestPrice } from './wantedPrice'

export interface PriceFieldProps {
  draft: Signal<Draft>
  label?: string
  /** The price that is to be changed, in its coin's smallest unit. */
  present?: bigint | null
  /** What the price brings. */
  children: ComponentChildren
  /** It is narrow enough to be beside the field on a desktop. */
  beside?: boolean
}

/** A field for a price, what it brings, what the asset is worth, and the lowest price that is accepted. */
export function PriceField({ draft, label = t('money.price'), present = null, children, beside }: PriceFieldProps) {
  useEffect(() => void loadFees(), [])
  const minimum = lowestPrice()
  const judge = (typed: string) => {
    const decimals = decimalsOf(PRICE_COIN)
    const maximum = highestPrice()
    const key = validatePrice(typed, { decimals, minimum, maximum, present })
    const limits = { minimum: amountText(minimum), maximum: amountText(maximum ?? 0n), coin: PRICE_COIN }
    return key && new AppError(key, { decimals, ...limits })
  }
  return (
    <>
      <div class={priced} data-beside={beside}>
        <AmountField
          label={label}
          name="price"
          typed={draft.value.amount}
          coin={PRICE_COIN}
          judge={judge}
          onInput={(text) => {
            draft.value = { ...draft.value, amount: text }
          }}
        />
        {children}
      </div>
      <WorthBeside draft={draft} present={present}>
        <Unjudged draft={draft} />
      </WorthBeside>
      {minimum > 0n && (
        <Facts items={[{ label: t('money.lowestPrice'), value: `${amountText(minimum)} ${PRICE_COIN}` }]} />
      )}
    </>
  )
}

/** Holds the price until the part is there that tells a slip from a price. */
function Unjudged({ draft }: Pick<PriceFieldProps, 'draft'>) {
  useDoubt(draft, usePatience())
  return null
}
