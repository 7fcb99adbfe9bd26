import { toAppError } from '../errors'
import { toast } from './toast'

/** Reads the wallet's balances; fetches the code that reads the chain only now, after the page is drawn. */
export async function readBalances(): Promise<void> {
  try {
    const { loadWalletBalances } = await import('./loadWalletBalances')
    await loadWalletBalances()
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
  }
}
