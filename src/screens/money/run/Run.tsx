import type { Coin } from '../../../domain/coin'
import { coinOf } from '../../../domain/coinOf'
import { type JournalEntry, reachedAt } from '../../../domain/journal'
import { factsOf } from '../../../domain/moneyFacts'
import { t } from '../../../i18n'
import type { Flow } from '../../../state/flow'
import { chainTrouble, isJournalDurable, journal } from '../../../state/journal'
import { amountText } from '../../../ui/money/amountText'
import { Notice } from '../../../ui/states/Notice'
import { visuallyHidden } from '../../../ui/text/visuallyHidden'
import { AssetHead } from '../AssetHead'
import { Doubt } from '../Doubt'
import { ExplorerLink } from '../ExplorerLink'
import { smallPrint, stageBox } from '../MoneySheet.style'
import { useFocusOnce } from '../useFocusOnce'
import { usualMs } from '../usualMs'
import { Elapsed } from './Elapsed'
import { LinkWait } from './LinkWait'
import { RunSteps } from './RunSteps'
import { Statement } from './Statement'

/** What to do or wait for at a stage. */
function noteOf({ flow: { kind, stage, call }, entry, price }: Omit<RunProps, 'reached'>, coin: Coin): string {
  // The page that asked is gone, so nobody knows whether the wallet's prompt is still open.
  if (stage === 'wallet' && !call) return t('money.note_checkWallet')
  if (stage === 'allowance' && factsOf(kind).allows === 'coin' && price !== null)
    return t('money.now_allowanceOf', { amount: amountText(price, coin), coin })
  switch (stage) {
    case 'chain':
      return t(entry?.seen ? 'money.now_chainSeen' : 'money.now_chain')
    case 'game':
      return t(factsOf(kind).isSlow ? 'money.now_gameSlow' : 'money.now_game')
    case 'preparing':
    case 'allowance':
    case 'wallet':
      return t(`money.now_${stage}`)
    default:
      return t('money.now_checking')
  }
}

export interface RunProps {
  flow: Flow
  entry: JournalEntry | null
  /** The price it is about, in the coin's smallest unit; null: the action has none. */
  price: bigint | null
  reached: number
}

/** An action in progress: its steps, what to do now, how long it has taken, and where to see it. */
export function Run({ flow, entry, price, reached }: RunProps) {
  const box = useFocusOnce<HTMLDivElement>()
  const note = noteOf({ flow, entry, price }, coinOf(entry))
  const isSent = flow.stage === 'chain' || flow.stage === 'game'
  const doubt = entry && <Doubt entry={entry} isAsking={!!flow.call} />
  return (
    <div ref={box} class={stageBox} tabIndex={-1} aria-busy="true">
      {/* First, because on a phone a wallet that slides over the page covers the rest. */}
      {flow.call && !isSent && <Statement call={flow.call} />}
      {flow.asset && <AssetHead asset={flow.asset} price={price} coin={coinOf(entry)} small />}
      {!isSent && doubt}
      <RunSteps flow={flow} entry={entry} reached={reached} note={note} />
      <p class={visuallyHidden} role="status">
        {note}
      </p>
      {flow.stage === 'checking' && <LinkWait />}
      {entry && (
        <p class={smallPrint}>
          <Elapsed since={reachedAt(entry)} usual={usualMs(journal.value, entry)} />
        </p>
      )}
      <ExplorerLink hash={entry?.hash} />
      {flow.stage === 'chain' && chainTrouble.value && <Notice>{t(`money.wait_${chainTrouble.value}`)}</Notice>}
      {isSent && doubt}
      {!isJournalDurable.value ? (
        <Notice tone="warning">{t('money.keepOpen')}</Notice>
      ) : (
        isSent && <Notice>{t('money.closable')}</Notice>
      )}
    </div>
  )
}
