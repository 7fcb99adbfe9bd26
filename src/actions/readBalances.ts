import { toAppError } from '../errors'
import { toast } from './toast'

/** Reads what the wallet holds; the code that reads the chain comes when the page is already there. */
export async function readBalances(): Promise<void> {
  try {
    const { loadWalletBalances } = await import('./loadWalletBalances')
    await loadWalletBalances()
  } catch (cause) {
    toast('error', toAppError(cause, 'chunk'))
  }
}
