import type { Address } from 'viem'
import { claimCard, confirmDeposit } from '../../../../src/api/card'
import { sendAsset } from '../chain/vault'
import { confirmAsset, proving } from '../confirm'
import { type Api, route } from '../route'
import { assertAtDisposal } from '../rules/disposal'
import { NEEDS_OF } from '../rules/needs'
import { assertFundPassword, assertStanding, walletOf } from '../rules/standing'
import { changeAsset, getAsset } from '../store/assets'
import { toAssetWire } from '../wire/asset'

/** Into the game and out of it. Spec 4. */
export function vaultRoutes(api: Api): void {
  route(api, confirmDeposit, (asked, tx) => confirmAsset(asked, tx, 'deposit', asked.body.id), {
    before: proving('card', 'dragon'),
  })

  route(api, claimCard, async ({ provider, player, body, key, language, now }, tx) => {
    await assertStanding(tx, player, ...NEEDS_OF.claim)
    const asset = await getAsset(tx, body.id)
    assertAtDisposal(asset, player, 'game')
    if (body.fund_password !== null) await assertFundPassword(tx, player, body.fund_password, now)
    const hash = await sendAsset(provider.chain, asset, walletOf(player) as Address)
    await tx.insert('claims', { hash, player_id: player.id, asset_id: asset.id, key })
    await changeAsset(tx, asset.id, { status: 3 }, now)
    return { item: await toAssetWire(tx, { ...asset, status: 3 }, language, now), hash }
  })
}
