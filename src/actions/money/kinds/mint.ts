import { coinToUnits } from '../../../api/amounts'
import { confirmMint, prepareMint } from '../../../api/mint'
import { AppError } from '../../../errors'
import { api } from '../../calls/services'
import { checkMint, mintCall, mintContractOf, mintFunctionOf } from './minting'
import type { ChainAction } from './moneyAction'
import { assertSamePrice, coinAllowance, priceOf } from './payment'
import { welcome } from './welcome'

/** Mints a card for BNB or MDS. Spec 4. */
export const mint: ChainAction<'mint'> = {
  kind: 'mint',
  prepare: async (entry) => {
    const { kind, coin } = entry.payload
    const wire = await prepareMint(api, { kind, coin }, { key: entry.id })
    return { id: wire.id, kind: wire.kind, coin: wire.coin, price: String(coinToUnits(wire.price, wire.coin)) }
  },
  check: async (entry, reader) => {
    const { order, payload } = entry
    if (order.kind !== payload.kind || order.coin !== payload.coin) {
      throw new AppError('contractMismatch', { what: 'order' })
    }
    assertSamePrice(priceOf(entry), BigInt(order.price ?? 0), payload.coin)
    await checkMint(entry, reader)
  },
  allowance: (entry) => coinAllowance(entry, mintContractOf(entry)),
  contract: mintContractOf,
  functionName: mintFunctionOf,
  call: mintCall,
  confirm: async (entry) =>
    welcome(entry, await confirmMint(api, { id: entry.order.id ?? '', hash: entry.hash }, { key: entry.id })),
}
