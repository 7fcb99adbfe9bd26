import { openAsset } from '../../state/assets'
import { load } from './load'
import { readAsset } from './readAsset'
import { stampAsset } from './stampAssets'

/** Reads one asset for its page. `dragon` reads the team values and skills too. */
export async function loadAsset(kind: 'card' | 'dragon', id: string): Promise<void> {
  const isSame = openAsset.value.data?.id === id || openAsset.value.data?.indexId === id
  await load(openAsset, (signal) => readAsset(kind, id, signal), {
    fresh: !isSame,
    kept: { name: `${kind} ${id}`, stamp: stampAsset },
  })
}
