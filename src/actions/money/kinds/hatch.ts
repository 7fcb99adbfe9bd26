import { confirmHatch } from '../../../api/mint'
import { api } from '../../calls/services'
import { checkMint, mintCall, mintContractOf, mintFunctionOf } from './minting'
import type { ChainAction } from './moneyAction'
import { coinAllowance } from './payment'
import { welcome } from './welcome'

/** Mints a small dragon, which the provider hatches. Spec 4. */
export const hatch: ChainAction<'hatch'> = {
  kind: 'hatch',
  check: checkMint,
  allowance: (entry) => coinAllowance(entry, mintContractOf(entry)),
  contract: mintContractOf,
  functionName: mintFunctionOf,
  call: mintCall,
  confirm: async (entry) =>
    welcome(entry, await confirmHatch(api, { coin: entry.payload.coin, hash: entry.hash }, { key: entry.id })),
}
