import { confirmDeposit } from '../../api/card'
import { encodeDeposit } from '../../chain/collection'
import { api } from '../services'
import { assertVault } from './assertVault'
import type { ChainAction } from './moneyAction'
import { assertHolds, assetIdOf, tokenOf } from './tokenOf'

/** Moves an asset from the wallet into the game. Spec 4. */
export const deposit: ChainAction = {
  kind: 'deposit',
  check: async (entry, reader) => {
    await Promise.all([assertVault(), assertHolds(entry, reader)])
  },
  contract: (entry) => tokenOf(entry).collection,
  functionName: () => 'deposit',
  call: (entry) => encodeDeposit(tokenOf(entry)),
  confirm: (entry) => confirmDeposit(api, { id: assetIdOf(entry), hash: entry.hash }, { key: entry.id }),
}
