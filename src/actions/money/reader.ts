import { createReader } from '../../chain/read'
import type { Reader } from '../../wallet/provider'
import { foundWallet } from '../wallet'

/** Reads of the chain: the pinned nodes first, then the wallet. */
export const reader: Reader = createReader({ wallet: foundWallet })
