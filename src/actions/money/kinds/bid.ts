import { unitsToCoin } from '../../../api/amounts'
import { encodeBid, readMinimumBid } from '../../../chain/auction'
import { PRICE_COIN } from '../../../domain/coin'
import type { EntryOf } from '../../../domain/journal'
import { AppError } from '../../../errors'
import { AUCTION_STEP, readLot } from './lot'
import type { ChainAction } from './moneyAction'
import { assertCanPay, assertSamePrice, coinAllowance, priceOf } from './payment'
import { assertKind, tokenOf } from './tokenOf'

const expectedPriceOf = ({ payload }: EntryOf<'bid'>): bigint => BigInt(payload.expectedPrice)

/** Takes an auctioned asset for at least 1.11 times the price the player saw. Spec 4, 5. */
export const bid: ChainAction<'bid'> = {
  ...AUCTION_STEP,
  kind: 'bid',
  check: async (entry, reader) => {
    const [lot, minimum] = await Promise.all([
      readLot(entry, reader, ['open']),
      readMinimumBid(reader, tokenOf(entry)),
      assertKind(entry, reader),
      assertCanPay(entry, reader),
    ])
    assertSamePrice(expectedPriceOf(entry), lot.price, PRICE_COIN)
    if (priceOf(entry) >= minimum) return
    throw new AppError('bidTooLow', { minimum: unitsToCoin(minimum, PRICE_COIN), coin: PRICE_COIN })
  },
  allowance: (entry) => coinAllowance(entry, 'auction'),
  functionName: () => 'bid',
  call: (entry) => encodeBid({ ...tokenOf(entry), expectedPrice: expectedPriceOf(entry), amount: priceOf(entry) }),
}
