import { useEffect } from 'react'
import type { AppError } from '../../errors'
import { loadTexts, locale, t } from '../../i18n'
import { lazyPart } from '../lazyPart'
import { errorText } from '../text/errorText'
import { ErrorState } from './ErrorState'

const WayOutHint = lazyPart(() => import('./WayOutHint'), ['menu'])

export type LoadErrorProps = {
  title: string
  error: AppError
  onRetry: () => void
  busy?: boolean
}

/** Says what could not be read, and why. Fetches the table of error texts only now: most visits never need it. */
export function LoadError({ title, error, onRetry, busy }: LoadErrorProps) {
  useEffect(() => {
    void loadTexts(locale.value, ['error']).catch(Boolean)
  }, [])
  const sentence = errorText(error)
  return (
    <>
      <ErrorState
        title={title}
        // If even the table cannot be fetched, the title has to do.
        text={sentence === `error.${error.key}` ? undefined : sentence}
        onRetry={onRetry}
        retryText={t('common.retry')}
        busy={busy}
      />
      <WayOutHint error={error} />
    </>
  )
}
