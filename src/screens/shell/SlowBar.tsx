import { t } from '../../i18n'
import { type SlowWait, slowWaits } from '../../state/slowWaits'
import { Button } from '../../ui/inputs/Button'

/** Says that what the screen waits for takes long, with a new try and a way out; what holds its place stays below. */
export function SlowBar() {
  const { pathname } = location
  // Those of a screen that the player has left end by themselves.
  const waits = slowWaits.value.filter(({ path }) => path === pathname)
  const all = (end: (wait: SlowWait) => void) => () => waits.forEach(end)
  return (
    <div role="status">
      {waits.length > 0 && (
        <div data-bar="slow">
          <p>{t('frame.slow')}</p>
          <Button onClick={all((wait) => wait.retry())}>{t('common.retry')}</Button>
          <Button kind="quiet" onClick={all((wait) => wait.cancel())}>
            {t('frame.stopWaiting')}
          </Button>
        </div>
      )}
    </div>
  )
}
