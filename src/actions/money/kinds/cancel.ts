import { confirmCancel, prepareCancel } from '../../../api/card'
import { encodeCancel } from '../../../chain/collection'
import { api } from '../../calls/services'
import type { ChainAction } from './moneyAction'
import { toOrder } from './order'
import { assertOrder, tokenOf } from './tokenOf'

/** Takes an asset off sale. Spec 4. */
export const cancel: ChainAction<'cancel'> = {
  kind: 'cancel',
  prepare: async (entry) => toOrder(await prepareCancel(api, { id: entry.payload.assetId }, { key: entry.id })),
  check: async (entry) => assertOrder(entry),
  contract: (entry) => tokenOf(entry).collection,
  functionName: () => 'cancel',
  call: (entry) => encodeCancel(tokenOf(entry)),
  confirm: (entry) => confirmCancel(api, { id: entry.payload.assetId, hash: entry.hash }, { key: entry.id }),
}
