import type { Tx } from '../db/database'

export interface RoleRow {
  player_id: string
  server_id: string
  name: string
  level: number
}

export const findRole = (tx: Tx, playerId: string, serverId: string): Promise<RoleRow | null> =>
  tx.one('SELECT * FROM roles WHERE player_id = ? AND server_id = ?', [playerId, serverId])

export const listRoleRows = (tx: Tx, playerId: string): Promise<RoleRow[]> =>
  tx.all('SELECT * FROM roles WHERE player_id = ? ORDER BY server_id', [playerId])
