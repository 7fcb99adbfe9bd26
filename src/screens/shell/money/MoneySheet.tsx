import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { closeFlow } from '../../../actions/closeFlow'
import { t } from '../../../i18n'
import { type Draft, type Flow, flow, journal } from '../../../state/journal'
import { Sheet } from '../../../ui/Sheet'
import { useBackToClose } from '../../../ui/useBackToClose'
import { Done } from './Done'
import { Failed } from './Failed'
import { knownAsset } from './knownAsset'
import { Review } from './review/Review'
import { Run } from './run/Run'
import { reachedStep, stageShown } from './run/reachedStep'
import { shownPrice } from './shownPrice'

/** The sheet of the money action on screen, from the review to its end. Closing it stops nothing. */
export default function MoneySheet() {
  return flow.value && <OpenSheet flow={flow.value} />
}

function OpenSheet({ flow }: { flow: Flow }) {
  useBackToClose(closeFlow)
  // What was typed outlives a failed try.
  const draft = useSignal<Draft>({ amount: '', coin: null, assetKind: null, ...flow.choice })
  const reached = useRef(0)
  const entry = journal.value.find(({ id }) => id === flow.entryId) ?? null
  const asset = flow.asset ?? (entry && knownAsset(entry))
  const shown = { ...flow, asset, stage: stageShown(flow, entry) }
  reached.current = reachedStep(shown, entry, reached.current)
  const props = { flow: shown, entry, price: shownPrice(flow, entry), reached: reached.current }
  return (
    <Sheet title={t(`money.title_${flow.kind}`)} closeLabel={t('money.close')} onClose={closeFlow}>
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
