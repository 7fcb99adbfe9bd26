import { call } from './call'
import { id, list, record, text, whole } from './shape'

/** GET /api/website/setting: key and value pairs; spec 3 names the keys. */
export const listSettings = call({
  method: 'GET',
  path: '/api/website/setting',
  answer: list(record({ key: text, value: text })),
  open: true,
})

/** GET /api/website/servers */
export const listServers = call({
  method: 'GET',
  path: '/api/website/servers',
  answer: list(record({ server_id: id, name: text, title: text })),
  open: true,
})

/** GET /api/user/players: the player's roles, one a server. */
export const listRoles = call({
  method: 'GET',
  path: '/api/user/players',
  answer: list(record({ server_id: id, name: text, level: whole })),
})

/** POST /api/user/create_player/{serverId}: creates a role on a server and makes it the current one. */
export const createRole = call({
  method: 'POST',
  path: '/api/user/create_player/{serverId}',
  body: record({ name: text }),
  answer: record({ server_id: id, name: text, level: whole }),
})
