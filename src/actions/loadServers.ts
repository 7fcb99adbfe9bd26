import { listRoles, listServers, toRole, toServer } from '../api/website'
import type { Role } from '../domain/player'
import { serverPlaces } from '../state/servers'
import { roles } from '../state/session'
import { servers } from '../state/site'
import { load } from './load'
import { api } from './services'

/** Reads the servers and the player's roles on them. */
export async function loadServers(): Promise<void> {
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
}
