import { encodeSetPrice } from '../../../chain/auction'
import { AUCTION_STEP, assertOwnLot } from './lot'
import type { ChainAction } from './moneyAction'
import { priceOf } from './payment'
import { tokenOf } from './tokenOf'

/** Changes an auction's price; a locked auction opens again. Spec 4. */
export const priceChange: ChainAction<'priceChange'> = {
  ...AUCTION_STEP,
  kind: 'priceChange',
  check: (entry, reader) => assertOwnLot(entry, reader, ['open', 'locked']),
  functionName: () => 'setPrice',
  call: (entry) => encodeSetPrice({ ...tokenOf(entry), price: priceOf(entry) }),
}
