import { comparison } from '../../state/comparison'
import { load } from './load'
import { readAsset } from './readAsset'

/** Reads two assets, side by side, by their ids. */
export async function loadComparison(one: string, other: string): Promise<void> {
  const shown = comparison.value.data?.map(({ id }) => id)
  await load(
    comparison,
    async (signal) => Promise.all([readAsset('card', one, signal), readAsset('card', other, signal)]),
    {
      fresh: shown?.[0] !== one || shown[1] !== other,
    },
  )
}
