import { useState } from 'react'
import { endPuzzle } from '../../actions/account/solvePuzzle'
import { t } from '../../i18n'
import { Dialog } from '../../ui/frame/Dialog'
import { useBackToClose } from '../../ui/frame/useBackToClose'
import { SlidePuzzle } from './SlidePuzzle'

/** Where the gap can be, 0 to 100: far enough from the stone. */
const NEAREST = 20
const FURTHEST = 95

const close = () => endPuzzle(false)

/** The slide puzzle, with its gap in another place each time. Spec 5. */
export default function PuzzleDialog() {
  useBackToClose(close)
  const [target] = useState(() => NEAREST + Math.floor(Math.random() * (FURTHEST - NEAREST)))
  return (
    <Dialog title={t('puzzle.title')} closeLabel={t('common.close')} onClose={close}>
      <SlidePuzzle
        target={target}
        label={t('puzzle.label')}
        hint={t('puzzle.hint')}
        leftLabel={t('puzzle.left')}
        rightLabel={t('puzzle.right')}
        missText={(side) => t(`puzzle.missed_${side}`)}
        onSolved={() => endPuzzle(true)}
      />
    </Dialog>
  )
}
