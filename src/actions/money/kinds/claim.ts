import { claimCard } from '../../../api/card'
import { api } from '../../calls/services'
import type { ProviderAction } from './moneyAction'

/** Has the provider's vault send an asset from the game to the player's wallet. Spec 4. */
export const claim: ProviderAction<'claim'> = {
  kind: 'claim',
  prepare: async (entry): Promise<Record<string, string>> => {
    const { hash } = await claimCard(api, { id: entry.payload.assetId }, { key: entry.id })
    return hash === null ? {} : { hash }
  },
}
