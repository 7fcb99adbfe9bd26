import { listSettings } from '../../api/website'
import { config } from '../../config'
import { settings, stopReason } from '../../state/site'
import { api } from '../calls/services'

/**
 * Reads the site settings. The coin contract in them is a check, not a source: any other than the pinned one stops all
 * payments. Spec 3.
 */
export async function loadSite(): Promise<void> {
  const pairs = await listSettings(api, {})
  const found: Record<string, string> = {}
  for (const { key, value } of pairs) found[key] = value
  settings.value = found
  const named = found.coin_contract_address
  stopReason.value = named && named.toLowerCase() !== config.coins.MDS.address.toLowerCase() ? 'contractMismatch' : null
}
