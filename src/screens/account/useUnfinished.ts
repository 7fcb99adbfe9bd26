import { useEffect, useRef } from 'react'
import { untilQuiet } from '../../actions/page/untilQuiet'
import type { Asset } from '../../domain/asset'
import { user } from '../../state/session'

/**
 * Compares each listed asset with the chain, when it is first listed and again whenever it was reloaded. Fetches the
 * code that reads the chain only then; if that fails, nothing is shown.
 */
export function useUnfinished(assets: readonly Asset[] | undefined): void {
  const looked = useRef(new WeakSet<Asset>())
  // The list may arrive before the player.
  const hasWallet = !!user.value?.address
  useEffect(() => {
    if (!hasWallet) return
    const fresh = (assets ?? []).filter((asset) => !looked.current.has(asset))
    if (fresh.length === 0) return
    for (const asset of fresh) looked.current.add(asset)
    void untilQuiet()
      .then(() => import('../../actions/money/findUnfinished'))
      .then((action) => action.findUnfinished(fresh), Boolean)
  }, [assets, hasWallet])
}
