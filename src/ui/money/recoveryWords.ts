import type { Asset } from '../../domain/asset'
import type { Recovery } from '../../domain/recovery'
import { t } from '../../i18n'
import { statusWord } from '../art/assetWords'

/** One sentence on why a recovery is offered for an asset about which chain and provider disagree. */
export function whyRecover(asset: Asset, { action, place }: Recovery): string {
  if (action === 'wait') return t(place === 'vault' ? 'recovery.why_waitVault' : 'recovery.why_waitWallet')
  return t(`recovery.why_${action}`, { place: t(`recovery.at_${place ?? 'other'}`), status: statusWord(asset) })
}
