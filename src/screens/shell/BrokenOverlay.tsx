import { endPuzzle } from '../../actions/account/solvePuzzle'
import { t } from '../../i18n'
import { BrokenSheet } from '../../ui/frame/BrokenSheet'

/** In place of a menu or dialog that cannot be drawn. Whoever waits for the puzzle learns that it was put away. */
export default function BrokenOverlay({ onRetry }: { onRetry: () => void }) {
  return <BrokenSheet title={t('shell.menu')} onRetry={onRetry} onClose={() => endPuzzle(false)} />
}
