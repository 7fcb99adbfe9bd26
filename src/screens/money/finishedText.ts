import { PRICE_COIN } from '../../domain/coin'
import type { JournalEntry } from '../../domain/journal'
import type { MoneyKind } from '../../domain/moneyKinds'
import type { AnyPayload } from '../../domain/payload'
import { t } from '../../i18n'
import { outcomes } from '../../state/outcomes'
import { amountText } from '../../ui/money/amountText'

/** What has happened; of a payout with the amount, from the chain as soon as it was read, and until then as reviewed. */
export function finishedText(kind: MoneyKind, entry: JournalEntry | null): string {
  const { amount }: AnyPayload = entry?.payload ?? {}
  const units = (entry && outcomes.value[entry.id]?.earned[PRICE_COIN]) ?? amount
  if (kind !== 'payout' || units === undefined) return t(`money.finished_${kind}`)
  return t('money.arrived', { amount: `${amountText(BigInt(units))} ${PRICE_COIN}` })
}
