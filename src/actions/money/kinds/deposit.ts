import { confirmDeposit } from '../../../api/card'
import { encodeDeposit } from '../../../chain/collection'
import { api } from '../../calls/services'
import { assertVault } from './assertVault'
import type { ChainAction } from './moneyAction'
import { assertHolds, tokenOf } from './tokenOf'

/** Moves an asset from the wallet into the game. Spec 4. */
export const deposit: ChainAction<'deposit'> = {
  kind: 'deposit',
  check: async (entry, reader) => {
    await Promise.all([assertVault(), assertHolds(entry, reader)])
  },
  contract: (entry) => tokenOf(entry).collection,
  functionName: () => 'deposit',
  call: (entry) => encodeDeposit(tokenOf(entry)),
  confirm: (entry) => confirmDeposit(api, { id: entry.payload.assetId, hash: entry.hash }, { key: entry.id }),
}
