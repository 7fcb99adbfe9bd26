import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { loadServers } from '../../actions/load/loadServers'
import { t } from '../../i18n'
import { type ServerPlace, serverPlaces } from '../../state/servers'
import { gameIcon } from '../../ui/art/icons/game'
import { PageTitle } from '../../ui/lists/PageTitle'
import { EmptyState } from '../../ui/states/EmptyState'
import { LoadError } from '../../ui/states/LoadError'
import { Loading } from '../../ui/states/Loading'
import { Unread } from '../../ui/states/Unread'
import { RoleDialog } from './RoleDialog'
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
  const { items, unread } = data
  if (items.length === 0 && !unread) {
    return <EmptyState icon={gameIcon} title={t('servers.empty')} text={t('servers.emptyText')} />
  }
  return (
    <>
      <Unread count={unread} />
      <Roles places={items} />
    </>
  )
}

/** The servers, and the form for a new role on one of them. The address can open it: `?open=role`. */
function Roles({ places }: { places: readonly ServerPlace[] }) {
  const search = useSearch()
  /** The server whose button was tapped; '': none yet; null: the form is closed. */
  const [chosen, setChosen] = useState(new URLSearchParams(search).get('open') === 'role' ? '' : null)
  const free = places.filter(({ role }) => !role)
  return (
    <>
      <ServerList places={places} onNew={setChosen} />
      {free.length === 0 && <p>{t('servers.full')}</p>}
      {free.length > 0 && chosen !== null && <RoleDialog places={free} first={chosen} onDone={() => setChosen(null)} />}
    </>
  )
}
