import { useEffect } from 'react'
import { loadTexts, locale, t } from '../../i18n'
import { LinkButton } from '../inputs/LinkButton'
import { ErrorState } from './ErrorState'

export type BrokenProps = {
  onRetry: () => void
  /** A way on to where all is well; without it there is none. */
  home?: { href: string; text: string }
}

/** In place of a part that cannot be drawn: says so, with a retry and a way home. Fetches its texts only then. */
export function Broken({ onRetry, home }: BrokenProps) {
  useEffect(() => {
    void loadTexts(locale.value, ['menu']).catch(Boolean)
  }, [])
  const hasTexts = t('menu.broken') !== 'menu.broken'
  return (
    <>
      <ErrorState
        title={t(hasTexts ? 'menu.broken' : 'shell.notLoaded')}
        text={hasTexts ? t('menu.brokenText') : undefined}
        onRetry={onRetry}
        retryText={t('common.retry')}
      />
      {home && (
        <p style="text-align:center">
          <LinkButton href={home.href}>{home.text}</LinkButton>
        </p>
      )}
    </>
  )
}
