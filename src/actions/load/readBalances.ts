import { toAppError } from '../../errors'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { toast } from '../page/toast'
import { untilQuiet } from '../page/untilQuiet'
import { KEPT_BALANCES } from './keptBalances'
import { showKept } from './load'

/**
 * Reads the wallet's balances; fetches the code that reads the chain only now, after the page is drawn. Until the player
 * is known, there are only those of the last visit.
 */
export async function readBalances(): Promise<void> {
  if (!user.value) return showKept(walletBalances, KEPT_BALANCES)
  if (!user.value.address) return
  await untilQuiet()
  try {
    const { loadWalletBalances } = await import('./loadWalletBalances')
    await loadWalletBalances()
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
  }
}
