import type { ComponentChildren } from 'preact'
import { useEffect } from 'react'
import { t } from '../../../i18n'
import { Notice } from '../../../ui/states/Notice'
import { fetchThen } from '../fetchThen'
import { isSaidByChange } from '../isStale'
import { changeText } from './changeText'
import type { StaleProps } from './StaleProps'

/** What has happened to the asset of a refused action, in place of a refusal that says less. */
export default function StaleNews({ flow, asset, children }: StaleProps & { children?: ComponentChildren }) {
  const { change } = flow
  useEffect(() => {
    if (change === undefined)
      void fetchThen(
        () => import('../../../actions/money/readChange'),
        ({ readChange }) => readChange(asset),
      )
  }, [flow.entryId])
  if (change === null) return children
  return (
    <>
      {(!change || !isSaidByChange(flow)) && children}
      {change ? (
        <Notice tone={change.is === 'sold' ? 'good' : 'warning'} live>
          {changeText(change)}
        </Notice>
      ) : (
        <p role="status">{t('stale.reading')}</p>
      )}
    </>
  )
}
