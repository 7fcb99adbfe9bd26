import { useEffect, useRef } from 'preact/hooks'
import type { Asset } from '../../domain/asset'
import { user } from '../../state/session'

/**
 * Has each listed asset held to the chain, once it is there and again when it was read anew. The code that reads the
 * chain comes by then; where it does not come, nothing is said.
 */
export function useUnfinished(assets: readonly Asset[] | undefined): void {
  const looked = useRef(new WeakSet<Asset>())
  // The list can be here before the player is.
  const hasWallet = !!user.value?.address
  useEffect(() => {
    if (!hasWallet) return
    const fresh = (assets ?? []).filter((asset) => !looked.current.has(asset))
    if (fresh.length === 0) return
    for (const asset of fresh) looked.current.add(asset)
    void import('../../actions/findUnfinished').then((action) => action.findUnfinished(fresh), Boolean)
  }, [assets, hasWallet])
}
