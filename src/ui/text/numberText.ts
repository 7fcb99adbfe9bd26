import { groupDigits } from '../../domain/groupDigits'
import { locale } from '../../i18n'

/** A whole number, grouped as the player's language groups it. */
export const numberText = (value: number): string => groupDigits(String(value), locale.value)
