import type { Signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { decimalsOf } from '../../../../config'
import { PRICE_COIN } from '../../../../domain/coin'
import { validatePrice } from '../../../../domain/validation/validatePrice'
import { AppError } from '../../../../errors'
import { t } from '../../../../i18n'
import { Field } from '../../../../ui/Field'
import { errorText } from '../errorText'
import { DidYouMean } from './DidYouMean'
import { priceUnit } from './PriceField.style'

/** So long without a key: the player has typed what they meant. */
const PAUSE_MS = 900

/** A price to type. What is wrong with it is said at a pause or when the field is left, so nobody is corrected mid-word. */
export function PriceField({ draft }: { draft: Signal<string> }) {
  const typed = draft.value
  const [judged, setJudged] = useState<string | null>(null)
  useEffect(() => {
    if (typed === '') return
    const timer = setTimeout(() => setJudged(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const decimals = decimalsOf(PRICE_COIN)
  const error = judged === typed ? validatePrice(typed, decimals) : null
  const put = (text: string) => {
    draft.value = text
  }
  return (
    <div>
      <Field
        label={t('money.price')}
        name="price"
        value={typed}
        inputMode="decimal"
        autocomplete="off"
        placeholder="0"
        maxLength={60}
        suffix={<span class={priceUnit}>{PRICE_COIN}</span>}
        error={error && errorText(new AppError(error, { decimals, coin: PRICE_COIN }))}
        onInput={put}
        onBlur={() => setJudged(typed || null)}
      />
      {error === 'amountWrong' && <DidYouMean typed={typed} decimals={decimals} onChoose={put} />}
    </div>
  )
}
