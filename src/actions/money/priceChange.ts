import { encodeSetPrice } from '../../chain/auction'
import { AUCTION_STEP, assertOwnLot } from './lot'
import type { ChainAction } from './moneyAction'
import { priceOf } from './payment'
import { tokenOf } from './tokenOf'

/** Gives an auction another price; a locked one opens again. Spec 4. */
export const priceChange: ChainAction = {
  ...AUCTION_STEP,
  kind: 'priceChange',
  check: (entry, reader) => assertOwnLot(entry, reader, ['open', 'locked']),
  functionName: () => 'setPrice',
  call: (entry) => encodeSetPrice({ ...tokenOf(entry), price: priceOf(entry) }),
}
