import { coinOf } from '../../../domain/coinOf'
import { reachedAt } from '../../../domain/journal'
import { factsOf } from '../../../domain/moneyFacts'
import { t } from '../../../i18n'
import { chainTrouble, isJournalDurable, journal } from '../../../state/journal'
import { AssetHead } from '../../../ui/money/AssetHead'
import { smallPrint, stageBox } from '../../../ui/money/MoneySheet.style'
import { useFocusOnce } from '../../../ui/money/useFocusOnce'
import { Notice } from '../../../ui/states/Notice'
import { visuallyHidden } from '../../../ui/text/visuallyHidden'
import { Doubt } from '../Doubt'
import { ExplorerLink } from '../ExplorerLink'
import { usualMs } from '../usualMs'
import { allowedOf } from './allowedOf'
import { Elapsed } from './Elapsed'
import { LinkWait } from './LinkWait'
import type { RunProps } from './RunProps'
import { RunSteps } from './RunSteps'
import { Statement } from './Statement'

/** What to do or wait for at a stage. */
function noteOf({ flow: { kind, stage, call }, entry }: RunProps, allowed: ReturnType<typeof allowedOf>): string {
  // The page that asked is gone, so nobody knows whether the wallet's prompt is still open.
  if (stage === 'wallet' && !call) return t('money.note_checkWallet')
  if (stage === 'allowance' && allowed) return t('money.now_allowanceOf', allowed)
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

/** An action in progress: its steps, what to do now, how long it has taken, and where to see it. */
export function Run(props: RunProps) {
  const { flow, entry, price, reached } = props
  const box = useFocusOnce<HTMLDivElement>()
  const allowed = allowedOf(props)
  const note = noteOf(props, allowed)
  const isSent = flow.stage === 'chain' || flow.stage === 'game'
  const doubt = entry && <Doubt entry={entry} isAsking={!!flow.call} />
  return (
    <div ref={box} class={stageBox} tabIndex={-1} aria-busy="true">
      {/* First, because on a phone a wallet that slides over the page covers the rest. */}
      {flow.call && !isSent && <Statement call={flow.call} />}
      {flow.asset && <AssetHead asset={flow.asset} price={price} coin={coinOf(entry)} small />}
      {!isSent && doubt}
      <RunSteps flow={flow} entry={entry} reached={reached} allowed={allowed} note={note} />
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
