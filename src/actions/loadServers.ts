import { listRoles, listServers, toRole, toServer } from '../api/website'
import type { Role } from '../domain/player'
import { serverPlaces } from '../state/servers'
import { roles } from '../state/session'
import { servers } from '../state/site'
import { readItem, writeItem } from '../storage/settings'
import { load } from './load'
import { api } from './services'

/**
 * The roles stored at the last visit; null if there are none, or they are unreadable. Spec 3, client-side stored items.
 */
function keptRoles(): Role[] | null {
  try {
    const kept: unknown = JSON.parse(readItem('playList') ?? '')
    return Array.isArray(kept) ? kept : null
  } catch {
    return null
  }
}

/** Reads the servers and the player's roles on them; until they arrive, the roles stored last time are used. */
export async function loadServers(): Promise<void> {
  roles.value ??= keptRoles()
  await load(serverPlaces, async (signal) => {
    const [all, own] = await Promise.all([listServers(api, {}, { signal }), listRoles(api, {}, { signal })])
    const found = { servers: all.map(toServer), roles: own.map(toRole) }
    return found.servers.map((server) => ({
      server,
      role: found.roles.find(({ serverId }) => serverId === server.serverId) ?? null,
    }))
  })
  const { data } = serverPlaces.value
  if (!data) return
  servers.value = data.map(({ server }) => server)
  const own: Role[] = []
  for (const { role } of data) if (role) own.push(role)
  roles.value = own
  writeItem('playList', JSON.stringify(own))
}
