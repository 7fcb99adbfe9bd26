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
    async (signal) =>
      kind === 'dragon'
        ? toDragonDetail(await getDragon(api, { id }, { signal }))
        : toAssetDetail(await getCard(api, { id }, { signal })),
    { fresh: !isSame },
  )
}
