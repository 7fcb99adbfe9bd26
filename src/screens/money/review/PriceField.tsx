import type { Signal } from '@preact/signals'
import { decimalsOf } from '../../../config'
import { PRICE_COIN } from '../../../domain/coin'
import { validatePrice } from '../../../domain/validation/validatePrice'
import { AppError } from '../../../errors'
import { t } from '../../../i18n'
import type { Draft } from '../../../state/flow'
import { AmountField } from '../../../ui/inputs/AmountField'

function judge(typed: string): AppError | null {
  const decimals = decimalsOf(PRICE_COIN)
  const key = validatePrice(typed, decimals)
  return key && new AppError(key, { decimals, coin: PRICE_COIN })
}

export interface PriceFieldProps {
  draft: Signal<Draft>
  label?: string
}

/** A field for a price. */
export function PriceField({ draft, label = t('money.price') }: PriceFieldProps) {
  return (
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
  )
}
