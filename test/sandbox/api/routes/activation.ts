import { confirmAccountActivation, confirmActivationHfh, confirmActivationMdv } from '../../../../src/api/activation'
import type { AssetWire } from '../../../../src/api/asset'
import { type Callback, confirmAsset, provedEffect, proving } from '../confirm'
import type { Tx } from '../db/database'
import { assertThat } from '../errors'
import { type Api, route } from '../route'

const prove = proving('activation')

async function confirmActivation(asked: Callback, tx: Tx, id: string, coin: 'MDV' | 'HFH'): Promise<AssetWire> {
  const effect = await provedEffect(asked, tx, 'activateAsset')
  assertThat(effect.coin === coin, 'effectMismatch')
  const asset = await confirmAsset(asked, tx, 'activateAsset', id)
  assertThat(asset.kind === 'dragon' || asset.kind === 'hero', 'kindWrong')
  return asset
}

/** Activation of the account, and of dragons and heroes, paid on chain. Spec 4, 9. */
export function activationRoutes(api: Api): void {
  route(
    api,
    confirmAccountActivation,
    async (asked, tx) => {
      if (asked.player.activated_at === null) await provedEffect(asked, tx, 'activateAccount')
      return { activated: true }
    },
    { before: async (asked) => (asked.player.activated_at === null ? prove(asked) : undefined) },
  )
  route(api, confirmActivationMdv, (asked, tx) => confirmActivation(asked, tx, asked.path.id, 'MDV'), { before: prove })
  route(api, confirmActivationHfh, (asked, tx) => confirmActivation(asked, tx, asked.path.id, 'HFH'), { before: prove })
}
