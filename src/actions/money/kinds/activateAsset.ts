import { confirmActivationHfh, confirmActivationMdv } from '../../../api/activation'
import { encodeActivateAsset, isAssetActivated, readAssetPrice } from '../../../chain/activation'
import { AppError } from '../../../errors'
import { api } from '../../calls/services'
import type { ChainAction } from './moneyAction'
import { assertCanPay, assertSamePrice, coinAllowance, priceOf } from './payment'
import { tokenOf } from './tokenOf'

/** Activates a dragon or a hero for MDV or HFH. Spec 4. */
export const activateAsset: ChainAction<'activateAsset'> = {
  kind: 'activateAsset',
  check: async (entry, reader) => {
    const { coin } = entry.payload
    const [price, isActivated] = await Promise.all([
      readAssetPrice(reader, coin),
      isAssetActivated(reader, tokenOf(entry)),
      assertCanPay(entry, reader),
    ])
    if (isActivated || price === 0n) throw new AppError('notPossible')
    assertSamePrice(priceOf(entry), price, coin)
  },
  allowance: (entry) => coinAllowance(entry, 'activation'),
  contract: () => 'activation',
  functionName: () => 'activateAsset',
  call: (entry) => encodeActivateAsset({ ...tokenOf(entry), coin: entry.payload.coin, price: priceOf(entry) }),
  confirm: (entry) => {
    const confirm = entry.payload.coin === 'HFH' ? confirmActivationHfh : confirmActivationMdv
    return confirm(api, { id: entry.payload.assetId, hash: entry.hash }, { key: entry.id })
  },
}
