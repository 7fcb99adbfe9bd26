import type { Coin } from '../../domain/coin'
import { Readings } from './Readings'

/** Both readings of 1.000, each written unambiguously: some use the mark for thousands, others for a fraction. */
function readingsOf(typed: string): string[] {
  const match = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(typed.trim())
  if (!match) return []
  const [, whole = '', digits = ''] = match
  const fraction = digits.replace(/0+$/, '')
  return [whole + digits, fraction ? `${whole}.${fraction.length === 3 ? `${fraction}0` : fraction}` : whole]
}

export interface DidYouMeanProps {
  typed: string
  coin: Coin
  decimals: number
  onChoose: (text: string) => void
}

/** Asks which of two amounts was meant; draws nothing if the text has only one reading. */
export function DidYouMean({ typed, ...rest }: DidYouMeanProps) {
  const readings = readingsOf(typed)
  return readings.length > 0 ? <Readings readings={readings} {...rest} /> : null
}
