import { confirmAccountActivation, confirmActivationHfh, confirmActivationMdv } from '../../../../src/api/activation'
import { coinToUnits } from '../../../../src/api/amounts'
import type { AssetWire } from '../../../../src/api/asset'
import { readCoinBalance } from '../chain/coinBalance'
import { type Callback, confirmAsset, provedEffect, proving } from '../confirm'
import type { Tx } from '../db/database'
import { ApiError, assertThat } from '../errors'
import { type Api, route } from '../route'
import { ACCOUNT_ACTIVATION_MDV } from '../rules/limits'

const prove = proving('activation')

/** Tells a player who has not paid, and could not, what to do instead of waiting. */
async function proveAccountActivation(asked: Callback): Promise<void> {
  if (asked.player.activated_at !== null) return
  try {
    await prove(asked)
  } catch (cause) {
    const isMissing = cause instanceof ApiError && cause.refusal === 'notYet'
    const price = coinToUnits(ACCOUNT_ACTIVATION_MDV, 'MDV')
    const canPay = !isMissing || (await readCoinBalance(asked.provider, asked.player, 'MDV')) >= price
    throw canPay ? cause : new ApiError('topUpFirst')
  }
}

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
    { before: proveAccountActivation },
  )
  route(api, confirmActivationMdv, (asked, tx) => confirmActivation(asked, tx, asked.path.id, 'MDV'), { before: prove })
  route(api, confirmActivationHfh, (asked, tx) => confirmActivation(asked, tx, asked.path.id, 'HFH'), { before: prove })
}
