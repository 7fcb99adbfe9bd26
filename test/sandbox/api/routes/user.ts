import { bindContact, changeNickname, getUser, refreshFromChain } from '../../../../src/api/user'
import type { ContractName } from '../chain/events'
import { proveIfSent, proveStep } from '../chain/prove'
import { rereadAsset } from '../chain/reread'
import { ApiError, assertThat } from '../errors'
import { type Api, route } from '../route'
import { contactName, readContact } from '../rules/contact'
import { readNickname } from '../rules/nickname'
import { type AssetRow, getAsset } from '../store/assets'
import { useCode } from '../store/codes'
import { findPlayerByContact } from '../store/players'
import { findRole } from '../store/roles'
import { toAssetWires } from '../wire/asset'
import { toUserWire } from '../wire/user'

const SHOWN_CHANGES = 60
const ALL_CONTRACTS: readonly ContractName[] = ['auction', 'card', 'dragon', 'activation']

/** The player's own record. Spec 3, 5. */
export function userRoutes(api: Api): void {
  route(api, getUser, async ({ player, serverId, origin }, tx) => {
    const role = serverId === null ? null : await findRole(tx, player.id, serverId)
    return toUserWire(tx, player, { serverId: role?.server_id ?? null, origin })
  })

  route(api, changeNickname, async ({ player, body }, tx) => {
    const nickname = readNickname(body.nickname, player.nickname)
    const taken = await tx.one('SELECT 1 FROM players WHERE nickname = ? COLLATE NOCASE AND id <> ?', [
      nickname,
      player.id,
    ])
    assertThat(!taken, 'nameTaken')
    await tx.update('players', { id: player.id }, { nickname })
    return null
  })

  route(api, bindContact, async ({ player, body, now }, tx) => {
    const contact = readContact(body.account, body.area)
    await useCode(tx, contactName(contact), 'bind', body.code, now)
    const owner = await findPlayerByContact(tx, contact)
    if (owner && owner.id !== player.id) throw new ApiError('accountTaken')
    const { account, area } = contact
    await tx.update('players', { id: player.id }, area === null ? { email: account } : { area, mobile: account })
    return null
  })

  route(
    api,
    refreshFromChain,
    async ({ player, body, language, now }, tx) => {
      const rows =
        body.id === null
          ? await tx.all<AssetRow>(
              `SELECT * FROM assets WHERE owner_id = ? AND changed_at >= ? ORDER BY changed_at DESC, seq DESC`,
              [player.id, player.refreshed_at],
            )
          : [await getAsset(tx, body.id)]
      const changed = rows.filter((asset) => asset.changed_at >= player.refreshed_at).length
      await tx.update('players', { id: player.id }, { refreshed_at: now })
      return { changed, items: await toAssetWires(tx, rows.slice(0, SHOWN_CHANGES), language, now) }
    },
    {
      before: async ({ provider, player, key, body }) => {
        const { hash } = body
        if (player.address === null) return
        const step = { account: player.address, key, hash, contracts: ALL_CONTRACTS }
        assertThat(hash === null || /^0x[0-9a-f]{64}$/i.test(hash), 'badRequest', { at: 'body.hash' })
        // With a hash it completes a chain step, so it must not answer before the step counts.
        await (hash === null ? proveIfSent(provider, step) : proveStep(provider, step))
        const { id } = body
        if (id !== null) await rereadAsset(provider, player, await provider.db.turn((tx) => getAsset(tx, id)))
      },
    },
  )
}
