import type { Asset } from '../../domain/asset'
import { assetPath } from '../art/AssetCard'

/** The asset on whose tile a plain click is; null: it is on something else, or is meant for the browser. */
export function tileAt(event: MouseEvent, listed: readonly Asset[]): Asset | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = isPlain ? (event.target as Element | null)?.closest?.('a') : null
  if (!link || link.origin !== location.origin) return null
  const place = link.pathname + link.search
  return listed.find((asset) => assetPath(asset) === place) ?? null
}
