import { useEffect } from 'react'
import { saleSplit } from '../../domain/bid'
import { COINS, type Coin } from '../../domain/coin'
import { coinOf } from '../../domain/coinOf'
import type { JournalEntry } from '../../domain/journal'
import { factsOf } from '../../domain/moneyFacts'
import type { MoneyKind } from '../../domain/moneyKinds'
import { isOtherwise, type Outcome } from '../../domain/outcome'
import { t } from '../../i18n'
import { fees } from '../../state/assets'
import { outcomes } from '../../state/outcomes'
import { type Fact, Facts } from '../../ui/lists/Facts'
import { amountText } from '../../ui/money/amountText'
import { smallPrint } from '../../ui/money/MoneySheet.style'
import { Price } from '../../ui/money/Price'
import { Notice } from '../../ui/states/Notice'
import { fetchThen } from './fetchThen'

export interface FiguresProps {
  kind: MoneyKind
  entry: JournalEntry | null
  /** The agreed price, in the coin's smallest unit; null: the action has none. */
  price: bigint | null
}

/** What was agreed to; shown until the chain has been read. */
function promisedOf({ kind, price, entry }: FiguresProps): Outcome {
  const { pays, prices } = factsOf(kind)
  return {
    paid: price !== null && pays ? { [coinOf(entry)]: price } : {},
    earned: {},
    received: [],
    given: [],
    price: prices ? price : null,
  }
}

function figuresOf(kind: MoneyKind, { paid, received, given, price }: Outcome): Fact[] {
  const money = (units: bigint, coin?: Coin) => <Price amount={amountText(units, coin)} coin={coin ?? 'MDS'} />
  const tokens = (numbers: readonly bigint[]) =>
    numbers.map((number) => t('money.number', { number: String(number) })).join(', ')
  const bps = kind === 'sell' ? fees.value.data?.saleFeeBps : undefined
  return [
    ...COINS.filter((coin) => coin in paid).map((coin) => ({
      label: t('money.paid'),
      value: money(paid[coin] ?? 0n, coin),
    })),
    ...(price === null ? [] : [{ label: t(kind === 'sell' ? 'money.listedAt' : 'money.price'), value: money(price) }]),
    ...(price === null || bps === undefined
      ? []
      : [{ label: t('money.youReceiveLater'), value: money(saleSplit(price, bps).seller) }]),
    ...(received.length > 0 ? [{ label: t('money.got'), value: tokens(received) }] : []),
    ...(given.length > 0 ? [{ label: t('money.gave'), value: tokens(given) }] : []),
  ]
}

/** What really happened according to the chain, and whether that is what was promised. */
export function Figures(props: FiguresProps) {
  const { kind, entry } = props
  useEffect(() => {
    if (entry?.hash)
      void fetchThen(
        () => import('../../actions/load/loadOutcome'),
        ({ loadOutcome }) => loadOutcome(entry),
      )
  }, [entry?.id])
  const outcome = entry && outcomes.value[entry.id]
  const facts = figuresOf(kind, outcome ?? promisedOf(props))
  return (
    <>
      {facts.length > 0 && <Facts items={facts} />}
      {outcome && isOtherwise(entry, outcome) ? (
        <Notice tone="bad" live>
          {t('money.otherwise')}
        </Notice>
      ) : (
        // Says at any time whose word the figures are, and keeps its place, so that no button moves under a finger.
        (outcome || entry?.hash) && <p class={smallPrint}>{t(outcome ? 'money.byChain' : 'money.asAgreed')}</p>
      )}
    </>
  )
}
