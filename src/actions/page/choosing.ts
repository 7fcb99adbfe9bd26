import { computed } from '@preact/signals'
import { ownAssets } from '../../state/assets'
import { heldForComparison, isChoosingFirst } from '../../state/comparison'
import { openEntries } from '../../state/journal'
import { market } from '../../state/market'
import type { Choosing } from '../../ui/choosing/Choosing'
import { chooseForComparison, holdForComparison } from './holdForComparison'

/** Two assets for a comparison, chosen in the market's and the account's lists. */
export const choosing: Choosing = {
  held: heldForComparison,
  isFirst: isChoosingFirst,
  isRaised: computed(() => openEntries.value.length > 0),
  listed: () => [...(market.value.data?.items ?? []), ...(ownAssets.value.data?.items ?? [])],
  hold: holdForComparison,
  begin: chooseForComparison,
}
