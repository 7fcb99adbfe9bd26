import { createRole, listRoles, listServers, listSettings } from '../../../../src/api/website'
import { assertThat } from '../errors'
import { isChinese, type Language } from '../language'
import { type Api, route } from '../route'
import { readNickname } from '../rules/nickname'
import { findRole, listRoleRows } from '../store/roles'

interface ServerRow {
  server_id: string
  number: number
  name_en: string
  name_zh: string
}

const toTitle = (number: number, language: Language): string =>
  isChinese(language) ? `${number} 服` : `Server ${number}`

/** Site settings, servers and the player's roles on them. Spec 3. */
export function websiteRoutes(api: Api): void {
  route(api, listSettings, (_, tx) => tx.all<{ key: string; value: string }>('SELECT key, value FROM settings'))

  route(api, listServers, async ({ language }, tx) => {
    const rows = await tx.all<ServerRow>('SELECT * FROM servers ORDER BY number')
    return rows.map(({ server_id, number, name_en, name_zh }) => ({
      server_id,
      name: isChinese(language) ? name_zh : name_en,
      title: toTitle(number, language),
    }))
  })

  route(api, listRoles, async ({ player }, tx) => {
    const rows = await listRoleRows(tx, player.id)
    return rows.map(({ server_id, name, level }) => ({ server_id, name, level }))
  })

  route(api, createRole, async ({ player, path, body }, tx) => {
    const server = await tx.one('SELECT 1 FROM servers WHERE server_id = ?', [path.serverId])
    assertThat(server, 'serverUnknown')
    const name = readNickname(body.name)
    assertThat(!(await findRole(tx, player.id, path.serverId)), 'roleExists')
    const taken = await tx.one('SELECT 1 FROM roles WHERE server_id = ? AND name = ? COLLATE NOCASE', [
      path.serverId,
      name,
    ])
    assertThat(!taken, 'nameTaken')
    await tx.insert('roles', { player_id: player.id, server_id: path.serverId, name, level: 1 })
    await tx.update('players', { id: player.id }, { server_id: path.serverId })
    return { server_id: path.serverId, name, level: 1 }
  })
}
