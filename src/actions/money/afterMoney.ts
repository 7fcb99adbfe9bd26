import type { JournalEntry } from '../../domain/journal'
import { openAsset, ownFilter } from '../../state/assets'
import { flow } from '../../state/flow'
import { market } from '../../state/market'
import { loadAsset } from '../load/loadAsset'
import { loadOwnAssets } from '../load/loadOwnAssets'
import { loadUser } from '../load/loadUser'
import { afterPayout } from '../load/loadWaiting'
import { loadWalletBalances } from '../load/loadWalletBalances'
import { toast } from '../page/toast'

/** Reloads what a finished action has changed. */
export function afterMoney(entry: JournalEntry): void {
  // If its sheet is open, the sheet shows this already.
  if (flow.value?.entryId !== entry.id) toast('done', `money.finished_${entry.kind}`)
  void loadUser().catch(Boolean)
  void loadWalletBalances()
  const shown = openAsset.value.data
  if (shown && entry.resource === `asset:${shown.id}`)
    void loadAsset(shown.kind === 'dragon' ? 'dragon' : 'card', shown.id)
  void loadOwnAssets(ownFilter.value.kind, ownFilter.value.place)
  if (entry.kind === 'payout') void afterPayout(entry).catch(Boolean)
  // The market list reloads when it is next shown.
  market.value = { data: null, busy: false, error: null }
}
