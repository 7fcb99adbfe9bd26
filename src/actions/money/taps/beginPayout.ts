import { toDigits } from '../../../domain/payload'
import { type Payment, toTokensText } from '../../../domain/waiting'
import { beginMoney } from '../begin'

/** Takes what the review has shown: shares of trades of any assets, and the payments that failed. */
export const beginPayout = ({ shares, sum }: Payment): Promise<void> =>
  beginMoney('payout', null, () => ({ tokens: toTokensText(shares), amount: toDigits(sum) }))
