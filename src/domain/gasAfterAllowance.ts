import type { JournalEntry } from './journal'
import { APPROVAL, factsOf } from './moneyFacts'
import { withMargin } from './networkFee'

/**
 * The gas limit to expect of an action once its allowance is given; the chain can only estimate it from then on. 0 where
 * nothing follows, because an allowance is taken back.
 */
export function gasAfterAllowance({ kind, payload }: Pick<JournalEntry, 'kind' | 'payload'>): bigint {
  const { usualGas, allows } = factsOf(kind)
  const isTakenBack = allows === 'coin' && 'price' in payload && payload.price === '0'
  return usualGas === null || isTakenBack ? 0n : withMargin(usualGas - (allows ? APPROVAL : 0n))
}
