import type { JournalEntry } from '../../domain/journal'
import { openAsset, ownFilter } from '../../state/assets'
import { flow } from '../../state/journal'
import { market } from '../../state/market'
import { loadAsset } from '../loadAsset'
import { loadOwnAssets } from '../loadOwnAssets'
import { loadUser } from '../loadUser'
import { loadWalletBalances } from '../loadWalletBalances'
import { toast } from '../toast'

/** Reads again what a finished action has changed. */
export function afterMoney(entry: JournalEntry): void {
  // Where its sheet is open, that says it.
  if (flow.value?.entryId !== entry.id) toast('done', `money.finished_${entry.kind}`)
  void loadUser().catch(Boolean)
  void loadWalletBalances()
  const shown = openAsset.value.data
  if (shown && entry.resource === `asset:${shown.id}`)
    void loadAsset(shown.kind === 'dragon' ? 'dragon' : 'card', shown.id)
  void loadOwnAssets(ownFilter.value.kind, ownFilter.value.place)
  // The market list is read again when it is next looked at.
  market.value = { data: null, busy: false, error: null }
}
