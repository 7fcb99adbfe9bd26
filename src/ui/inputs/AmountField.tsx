import { useEffect, useState } from 'react'
import { decimalsOf } from '../../config'
import type { Coin } from '../../domain/coin'
import type { AppError } from '../../errors'
import { errorText } from '../text/errorText'
import { amountUnit } from './AmountField.style'
import { DidYouMean } from './DidYouMean'
import { Field } from './Field'

/** After so long without a key the player has typed what they meant, in milliseconds. */
export const PAUSE_MS = 900

export interface AmountFieldProps {
  label: string
  name: string
  typed: string
  coin: Coin
  /** What is wrong with the typed text; null: nothing. */
  judge: (typed: string) => AppError | null
  onInput: (typed: string) => void
  /** The player tried to send the form: shows what is wrong from now on, even of an empty field. */
  checked?: boolean
}

/**
 * A field for an amount. It shows what is wrong after a pause or on leaving the field, so nobody is corrected mid-word.
 */
export function AmountField({ label, name, typed, coin, judge, onInput, checked }: AmountFieldProps) {
  const [judged, setJudged] = useState<string | null>(null)
  useEffect(() => {
    if (typed === '') return
    const timer = setTimeout(() => setJudged(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const error = checked || judged === typed ? judge(typed) : null
  return (
    <div>
      <Field
        label={label}
        name={name}
        value={typed}
        inputMode="decimal"
        autocomplete="off"
        placeholder="0"
        maxLength={60}
        suffix={<span class={amountUnit}>{coin}</span>}
        error={error && errorText(error)}
        onInput={onInput}
        onBlur={() => setJudged(typed || null)}
      />
      {error?.key === 'amountWrong' && (
        <DidYouMean typed={typed} coin={coin} decimals={decimalsOf(coin)} onChoose={onInput} />
      )}
    </div>
  )
}
