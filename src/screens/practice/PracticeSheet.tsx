import { useState } from 'react'
import { factsOf } from '../../domain/moneyFacts'
import type { PracticeEvent, PracticeWorld } from '../../domain/practice'
import { t } from '../../i18n'
import { Sheet } from '../../ui/frame/Sheet'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import type { Opened } from './Opened'
import { PracticeDone } from './PracticeDone'
import { PracticeMark } from './PracticeMark'
import { PracticeReview } from './PracticeReview'
import { PretendWallet } from './PretendWallet'

type Asked = Exclude<PracticeEvent, { kind: 'wait' }>

type Stage = 'review' | 'allowance' | 'wallet' | 'done'

export interface PracticeSheetProps {
  world: PracticeWorld
  opened: Opened
  onAct: (event: PracticeEvent) => void
  onClose: () => void
}

/** A pretend money action from its review over the wallet's questions to its end. */
export function PracticeSheet({ world, opened, onAct, onClose }: PracticeSheetProps) {
  useBackToClose(onClose)
  // Once it is done the market has changed, and the end tells by how much.
  const [before] = useState(world)
  const [stage, setStage] = useState<Stage>('review')
  const [event, setEvent] = useState<Asked | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isDeclined, setDeclined] = useState(false)
  const { kind } = opened
  const allows = factsOf(kind).allows !== null
  const ask = (next: Asked) => {
    setEvent(next)
    setDeclined(false)
    setStage(allows ? 'allowance' : 'wallet')
  }
  const confirm = () => {
    if (stage === 'allowance') return setStage('wallet')
    if (event) onAct(event)
    setStage('done')
  }
  const decline = () => {
    setDeclined(true)
    setStage('review')
  }
  return (
    <Sheet title={t(`money.title_${kind}`)} closeLabel={t('money.close')} onClose={onClose}>
      <PracticeMark onSheet />
      {stage === 'review' || !event ? (
        <PracticeReview
          world={before}
          opened={opened}
          typed={typed}
          isDeclined={isDeclined}
          onType={setTyped}
          onConfirm={ask}
        />
      ) : stage === 'done' ? (
        <PracticeDone before={before} after={world} event={event} onClose={onClose} />
      ) : (
        <PretendWallet
          key={stage}
          world={before}
          event={event}
          stage={stage}
          allows={allows}
          onConfirm={confirm}
          onDecline={decline}
        />
      )}
    </Sheet>
  )
}
