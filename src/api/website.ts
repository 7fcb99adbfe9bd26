import type { Role, Server } from '../domain/player'
import { call } from './call'
import { id, items, level, name, record, setting, text, type Wire } from './shape'

/** GET /api/website/setting: key and value pairs; spec 3 names the keys. */
export const listSettings = call({
  method: 'GET',
  path: '/api/website/setting',
  answer: items(record({ key: text, value: setting })),
  open: true,
})

const serverShape = record({ server_id: id, name, title: name })
export const toServer = (wire: Wire<typeof serverShape>): Server => ({
  serverId: wire.server_id,
  name: wire.name,
  title: wire.title,
})

/** GET /api/website/servers */
export const listServers = call({
  method: 'GET',
  path: '/api/website/servers',
  answer: items(serverShape),
  open: true,
})

const roleShape = record({ server_id: id, name, level })
export const toRole = (wire: Wire<typeof roleShape>): Role => ({
  serverId: wire.server_id,
  name: wire.name,
  level: wire.level,
})

/** GET /api/user/players: the player's roles, one per server. */
export const listRoles = call({
  method: 'GET',
  path: '/api/user/players',
  answer: items(roleShape),
})

/** POST /api/user/create_player/{serverId}: creates a role on a server and makes it the current one. */
export const createRole = call({
  method: 'POST',
  path: '/api/user/create_player/{serverId}',
  body: record({ name: text }),
  answer: roleShape,
})
