import { useSignal } from '@preact/signals'
import { useRef } from 'react'
import { closeFlow } from '../../actions/money/closeFlow'
import { t } from '../../i18n'
import { type Draft, type Flow, flow } from '../../state/flow'
import { journal } from '../../state/journal'
import { BrokenSheet } from '../../ui/frame/BrokenSheet'
import { Sheet } from '../../ui/frame/Sheet'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { Boundary } from '../../ui/states/Boundary'
import { Done } from './Done'
import { Failed } from './Failed'
import { knownAsset } from './knownAsset'
import { Review } from './review/Review'
import { Run } from './run/Run'
import { reachedStep, stageShown } from './run/reachedStep'
import { shownPrice } from './shownPrice'

/** The sheet of the current money action, from the review to its end. Closing it stops nothing. */
export default function MoneySheet() {
  return (
    flow.value && (
      <Boundary fallback={(retry) => <BrokenSheet title={t('money.tray')} onRetry={retry} onClose={closeFlow} />}>
        <OpenSheet flow={flow.value} />
      </Boundary>
    )
  )
}

/** What is being done; of a purchase that ended, what was got. */
const titleOf = ({ kind, stage, asset }: Flow): string =>
  stage === 'done' && kind === 'buy' && asset ? t('money.title_bought', { name: asset.name }) : t(`money.title_${kind}`)

function OpenSheet({ flow }: { flow: Flow }) {
  useBackToClose(closeFlow)
  // Typed input survives a failed try.
  const draft = useSignal<Draft>({ amount: '', coin: null, assetKind: null, ...flow.choice })
  const choice = useRef(flow.choice)
  // A review that opens again in the same sheet brings what its entry has.
  if (flow.choice && flow.choice !== choice.current) draft.value = { ...draft.peek(), ...flow.choice }
  choice.current = flow.choice
  const reached = useRef(0)
  const entry = journal.value.find(({ id }) => id === flow.entryId) ?? null
  const asset = flow.asset ?? (entry && knownAsset(entry))
  const shown = { ...flow, asset, stage: stageShown(flow, entry) }
  reached.current = reachedStep(shown, entry, reached.current)
  const props = { flow: shown, entry, price: shownPrice(flow, entry), reached: reached.current }
  return (
    <Sheet title={titleOf(shown)} closeLabel={t('money.close')} onClose={closeFlow}>
      {shown.stage === 'review' ? (
        <Review key={`${flow.kind}-${asset?.id}`} flow={shown} draft={draft} />
      ) : shown.stage === 'failed' ? (
        <Failed {...props} />
      ) : shown.stage === 'done' ? (
        <Done {...props} />
      ) : (
        <Run {...props} />
      )}
    </Sheet>
  )
}
