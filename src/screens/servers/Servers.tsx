import { useEffect } from 'react'
import { loadServers } from '../../actions/loadServers'
import { t } from '../../i18n'
import { serverPlaces } from '../../state/servers'
import { EmptyState } from '../../ui/EmptyState'
import { gameIcon } from '../../ui/icons/game'
import { LoadError } from '../../ui/LoadError'
import { Loading } from '../../ui/Loading'
import { PageTitle } from '../../ui/PageTitle'
import { NewRole } from './NewRole'
import { ServerList } from './ServerList'
import { servers } from './Servers.style'

const read = () => void loadServers()

/** The servers, the player's role on each, and a new role. Spec 2, 3. */
export default function Servers() {
  useEffect(read, [])
  return (
    <div class={servers}>
      <PageTitle title={t('servers.title')} text={t('servers.lead')} />
      <Content />
    </div>
  )
}

function Content() {
  const { data, busy, error } = serverPlaces.value
  if (!data) {
    if (error) return <LoadError title={t('servers.notLoaded')} error={error} onRetry={read} busy={busy} />
    return <Loading height="12rem" />
  }
  if (data.length === 0) {
    return <EmptyState icon={gameIcon} title={t('servers.empty')} text={t('servers.emptyText')} />
  }
  return (
    <>
      <ServerList places={data} />
      <NewRole places={data} />
    </>
  )
}
