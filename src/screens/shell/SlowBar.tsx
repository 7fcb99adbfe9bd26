import { wayOutHref } from '../../domain/wayOutHref'
import { locale, t } from '../../i18n'
import { type SlowWait, slowWaits } from '../../state/slowWaits'
import { Button } from '../../ui/inputs/Button'
import { LinkButton } from '../../ui/inputs/LinkButton'

/** Says that what the screen waits for takes long, with a new try and a way out; what holds its place stays below. */
export default function SlowBar() {
  const { pathname } = location
  // What a screen that the player has left still waits for ends by itself.
  const waits = slowWaits.value.filter(({ path }) => path === pathname)
  if (waits.length === 0) return null
  const end = (wish: Parameters<SlowWait['end']>[0]) => () => {
    for (const wait of waits) wait.end(wish)
  }
  return (
    <div>
      <p>{t('menu.slow')}</p>
      <Button onClick={end('retry')}>{t('common.retry')}</Button>
      <Button kind="quiet" onClick={end('stop')}>
        {t('menu.stopWaiting')}
      </Button>
      <LinkButton href={wayOutHref(locale.value)} kind="quiet">
        {t('menu.wayOut')}
      </LinkButton>
    </div>
  )
}
