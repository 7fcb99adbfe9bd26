import { toAssetDetail, toDragonDetail } from '../api/asset'
import { getCard, getDragon } from '../api/card'
import { openAsset } from '../state/assets'
import { load } from './load'
import { api } from './services'

/** Reads one asset for its page. `dragon` reads the team values and skills too. */
export async function loadAsset(kind: 'card' | 'dragon', id: string): Promise<void> {
  const isSame = openAsset.value.data?.id === id || openAsset.value.data?.indexId === id
  await load(
    openAsset,
    async (signal) => {
      const card = kind === 'card' && toAssetDetail(await getCard(api, { id }, { signal }))
      // A link that does not name its kind may lead to a dragon, too.
      return card && card.kind !== 'dragon' ? card : toDragonDetail(await getDragon(api, { id }, { signal }))
    },
    { fresh: !isSame },
  )
}
