import { confirmCancel, prepareCancel } from '../../api/card'
import { encodeCancel } from '../../chain/collection'
import { api } from '../services'
import type { ChainAction } from './moneyAction'
import { toOrder } from './order'
import { assertOrder, assetIdOf, tokenOf } from './tokenOf'

/** Takes an asset off sale. Spec 4. */
export const cancel: ChainAction = {
  kind: 'cancel',
  prepare: async (entry) => toOrder(await prepareCancel(api, { id: assetIdOf(entry) }, { key: entry.id })),
  check: async (entry) => assertOrder(entry),
  contract: (entry) => tokenOf(entry).collection,
  functionName: () => 'cancel',
  call: (entry) => encodeCancel(tokenOf(entry)),
  confirm: (entry) => confirmCancel(api, { id: assetIdOf(entry), hash: entry.hash }, { key: entry.id }),
}
