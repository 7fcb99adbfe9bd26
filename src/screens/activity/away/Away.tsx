import { useEffect } from 'react'
import { t } from '../../../i18n'
import { awayNews } from '../../../state/away'
import { user } from '../../../state/session'
import { eyeIcon } from '../../../ui/art/icons/eye'
import { LinkButton } from '../../../ui/inputs/LinkButton'
import { PageTitle } from '../../../ui/lists/PageTitle'
import { Panel } from '../../../ui/lists/Panel'
import { Stack } from '../../../ui/lists/Stack'
import { EmptyState } from '../../../ui/states/EmptyState'
import { LoadError } from '../../../ui/states/LoadError'
import { Loading } from '../../../ui/states/Loading'
import { Notice } from '../../../ui/states/Notice'
import { away } from './Away.style'
import { NewsList } from './NewsList'
import { WishPanel } from './WishPanel'

const AGAIN_MS = 3000

/** Has the news shown; tries again where the code for it cannot be fetched. */
function show(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    import('../../../actions/away/showAway').then(
      (action) => action.showAway(),
      () => {
        timer = setTimeout(ask, AGAIN_MS)
      },
    )
  }
  ask()
  return () => clearTimeout(timer)
}

/** What happened to the player's assets, coins and wishes since the last look, and the wishes themselves. */
export default function Away() {
  const userid = user.value?.userid
  useEffect(() => (userid ? show() : undefined), [userid])
  return (
    <div class={away}>
      <Stack>
        <PageTitle title={t('away.title')} text={t('away.lead')} />
        <Happened />
        <WishPanel />
      </Stack>
    </div>
  )
}

function Happened() {
  const { data, busy, error } = awayNews.value
  const isEmpty = !data?.news.length
  return (
    <>
      {error && <LoadError title={t('away.notLoaded')} error={error} onRetry={show} busy={busy} />}
      {isEmpty && !error && (busy || !data) && <Loading height="12rem" />}
      {isEmpty && !error && !busy && data && (
        <EmptyState icon={eyeIcon} title={t('away.empty')} text={t('away.emptyText')} />
      )}
      {data && !isEmpty && (
        <Panel title={t('away.since')} tone="gold">
          <NewsList news={data.news} />
        </Panel>
      )}
      {busy && !isEmpty && <p role="status">{t('away.looking')}</p>}
      {data?.isPart && (
        <Notice action={<LinkButton href="/activity">{t('away.toActivity')}</LinkButton>}>
          {t('away.part', { count: data.news.length })}
        </Notice>
      )}
    </>
  )
}
