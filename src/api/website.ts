import type { Role, Server } from '../domain/player'
import { call } from './call'
import { id, list, record, text, type Wire, whole } from './shape'

/** GET /api/website/setting: key and value pairs; spec 3 names the keys. */
export const listSettings = call({
  method: 'GET',
  path: '/api/website/setting',
  answer: list(record({ key: text, value: text })),
  open: true,
})

const serverShape = record({ server_id: id, name: text, title: text })
export const toServer = (wire: Wire<typeof serverShape>): Server => ({
  serverId: wire.server_id,
  name: wire.name,
  title: wire.title,
})

/** GET /api/website/servers */
export const listServers = call({
  method: 'GET',
  path: '/api/website/servers',
  answer: list(serverShape),
  open: true,
})

const roleShape = record({ server_id: id, name: text, level: whole })
export const toRole = (wire: Wire<typeof roleShape>): Role => ({
  serverId: wire.server_id,
  name: wire.name,
  level: wire.level,
})

/** GET /api/user/players: the player's roles, one per server. */
export const listRoles = call({
  method: 'GET',
  path: '/api/user/players',
  answer: list(roleShape),
})

/** POST /api/user/create_player/{serverId}: creates a role on a server and makes it the current one. */
export const createRole = call({
  method: 'POST',
  path: '/api/user/create_player/{serverId}',
  body: record({ name: text }),
  answer: roleShape,
})
