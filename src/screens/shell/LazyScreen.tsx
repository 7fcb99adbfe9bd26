import type { ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'react'
import { loadTexts, type TableName, t, wishedLocale } from '../../i18n'
import { Button } from '../../ui/inputs/Button'
import { lazyPart } from '../../ui/lazyPart'
import { Boundary } from '../../ui/states/Boundary'

const BrokenScreen = lazyPart(() => import('./BrokenScreen'), ['menu'])

const RETRY_AFTER_MS = 10_000
/** Spec 9 */
const GIVE_UP_MS = 120_000

type Screen = ComponentType<Record<string, never>>
type Loading = { is: 'busy' | 'slow' | 'late' | 'failed' } | { is: 'here'; Screen: Screen }

/**
 * The first screen leaves the focus where the browser put it; later ones take it, so that screen readers announce them.
 */
let shown: LazyScreenProps['screen'] | null = null

/** Once per screen; changing the language does not count as a new one. */
function takeFocus(screen: LazyScreenProps['screen']): void {
  if (shown && shown !== screen) document.getElementById('main')?.focus({ preventScroll: true })
  shown = screen
}

export interface LazyScreenProps {
  screen: { load: () => Promise<{ default: Screen }>; texts: readonly TableName[] }
}

/** A screen with its texts, once they are loaded. Offers a retry after 10 s, and gives up at 120 s. */
export function LazyScreen({ screen }: LazyScreenProps) {
  const [loading, setLoading] = useState<Loading>({ is: 'busy' })
  const language = wishedLocale.value
  // Not after the paint: at a tap, nothing comes before the request.
  useLayoutEffect(() => {
    let isOver = false
    const show = (next: Loading) =>
      !isOver && setLoading((now) => (now.is === 'here' && next.is !== 'here' ? now : next))
    const slow = setTimeout(show, RETRY_AFTER_MS, { is: 'slow' })
    const end = setTimeout(show, GIVE_UP_MS, { is: 'late' })
    const stop = () => {
      clearTimeout(slow)
      clearTimeout(end)
    }
    Promise.all([screen.load(), loadTexts(language, screen.texts)])
      .then(([module]) => {
        show({ is: 'here', Screen: module.default })
        if (!isOver) takeFocus(screen)
      })
      .catch(() => show({ is: 'failed' }))
      .then(stop)
    return () => {
      isOver = true
      stop()
    }
  }, [screen, language])
  if (loading.is === 'here') {
    return (
      <Boundary
        fallback={(retry) => (
          <BrokenScreen onRetry={retry}>
            <Wait text={t('shell.notLoaded')} onRetry={retry} />
          </BrokenScreen>
        )}
      >
        <loading.Screen />
      </Boundary>
    )
  }
  const isOver = loading.is === 'late' || loading.is === 'failed'
  // Many engines never refetch what an import() has failed to fetch (https://github.com/whatwg/html/issues/6768), so that
  // only a reload does; without a network it would show the browser's own page.
  const retry = () => {
    setLoading({ is: 'busy' })
    fetch(location.href).then(
      () => location.reload(),
      () => setLoading({ is: 'failed' }),
    )
  }
  return (
    <Wait
      busy={!isOver}
      text={t(isOver ? 'shell.notLoaded' : 'shell.loading')}
      onRetry={loading.is !== 'busy' && retry}
    />
  )
}

interface WaitProps {
  busy?: boolean
  text: string
  onRetry: (() => void) | false
}

const Wait = ({ busy, text, onRetry }: WaitProps) => (
  <div role="status" aria-busy={busy} style="padding-top:28vh;text-align:center">
    <p>{text}</p>
    {onRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
  </div>
)
