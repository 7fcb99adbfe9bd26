import { toItems } from '../../api/shape'
import { listRoles, listServers, toRole, toServer } from '../../api/website'
import type { Role } from '../../domain/player'
import { serverPlaces } from '../../state/servers'
import { roles } from '../../state/session'
import { servers } from '../../state/site'
import { readItem, writeItem } from '../../storage/settings'
import { api } from '../calls/services'
import { load } from './load'

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
    const found = { servers: toItems(all, toServer), roles: toItems(own, toRole) }
    return {
      items: found.servers.items.map((server) => ({
        server,
        role: found.roles.items.find(({ serverId }) => serverId === server.serverId) ?? null,
      })),
      unread: found.servers.unread + found.roles.unread,
    }
  })
  const { data } = serverPlaces.value
  if (!data) return
  servers.value = data.items.map(({ server }) => server)
  const own: Role[] = []
  for (const { role } of data.items) if (role) own.push(role)
  roles.value = own
  writeItem('playList', JSON.stringify(own))
}
