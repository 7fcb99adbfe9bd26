import { claimCard } from '../../api/card'
import { api } from '../services'
import type { ProviderAction } from './moneyAction'
import { assetIdOf } from './tokenOf'

/** Has the vault send an asset from the game to the player's wallet. Spec 4. */
export const claim: ProviderAction = {
  kind: 'claim',
  prepare: async (entry): Promise<Record<string, string>> => {
    const { hash } = await claimCard(api, { id: assetIdOf(entry) }, { key: entry.id })
    return hash === null ? {} : { hash }
  },
}
