import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { decimalsOf } from '../../../../config'
import { PRICE_COIN } from '../../../../domain/coin'
import { validatePrice } from '../../../../domain/validation/validatePrice'
import { AppError } from '../../../../errors'
import { t } from '../../../../i18n'
import { Field } from '../../../../ui/Field'
import { errorText } from '../errorText'
import { DidYouMean } from './DidYouMean'
import { priceUnit } from './PriceField.style'

/** A price to type. What is wrong with it is said once the field is left, so nobody is corrected in mid-word. */
export function PriceField({ draft }: { draft: Signal<string> }) {
  const [isLeft, setLeft] = useState(false)
  const decimals = decimalsOf(PRICE_COIN)
  const error = isLeft ? validatePrice(draft.value, decimals) : null
  const put = (text: string) => {
    draft.value = text
  }
  return (
    <div>
      <Field
        label={t('money.price')}
        name="price"
        value={draft.value}
        inputMode="decimal"
        autocomplete="off"
        placeholder="0"
        maxLength={60}
        suffix={<span class={priceUnit}>{PRICE_COIN}</span>}
        error={error && errorText(new AppError(error, { decimals, coin: PRICE_COIN }))}
        onInput={put}
        onBlur={() => setLeft(draft.value.trim() !== '')}
      />
      {error === 'amountWrong' && <DidYouMean typed={draft.value} decimals={decimals} onChoose={put} />}
    </div>
  )
}
