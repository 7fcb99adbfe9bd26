import type { Coin } from '../../../domain/coin'
import { coinOf } from '../../../domain/coinOf'
import { factsOf } from '../../../domain/moneyFacts'
import type { AnyPayload } from '../../../domain/payload'
import { amountText } from '../../../ui/money/amountText'
import type { RunProps } from './RunProps'

/** What a contract is allowed to take, as texts; undefined where it is a token, or the price is not known. */
export function allowedOf({ flow: { kind }, entry, price }: RunProps): { amount: string; coin: Coin } | undefined {
  const { allowed = price }: AnyPayload | { allowed?: bigint | null } = entry?.payload ?? {}
  if (factsOf(kind).allows !== 'coin' || allowed === null) return undefined
  const coin = coinOf(entry)
  return { amount: amountText(BigInt(allowed), coin), coin }
}
