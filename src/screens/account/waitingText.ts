import { PRICE_COIN } from '../../domain/coin'
import { amountText } from '../../ui/money/amountText'

/** The units of 0.1 MDS: from there on two digits after the point say enough. */
const TENTH = 10n ** 17n

/** The sum that waits, short; what it is made of and its review have all digits. */
export const waitingText = (sum: bigint): string => `${amountText(sum, PRICE_COIN, sum < TENTH ? 4 : 2)} ${PRICE_COIN}`
