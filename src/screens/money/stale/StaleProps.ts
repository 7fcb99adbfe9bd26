import type { Asset } from '../../../domain/asset'
import type { Flow } from '../../../state/flow'

/** An action that was refused because its asset is not what the page has shown. */
export interface StaleProps {
  flow: Flow
  /** As the page showed it, until what happened is read; then as it is now. */
  asset: Asset
}
