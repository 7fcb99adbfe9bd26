import { effect } from '@preact/signals'
import type { Address } from '../../domain/address'
import { shortAddress } from '../../domain/address'
import { AppError, toAppError } from '../../errors'
import { walletAccount } from '../../state/wallet'
import { checkWalletEvery } from './wallet'

const LOOK_MS = 5000

/**
 * Waits for the wallet's owner to answer as this account, and stops as soon as they choose another one in the wallet.
 * It reads the account every five seconds, because not every wallet tells (MetaMask/metamask-mobile#24163).
 * @param signal aborts the wait
 * @throws {AppError} accountChanged, and what `ask` throws
 */
export async function whileAccountStays<T>(
  account: Address,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  const stopLooking = checkWalletEvery(LOOK_MS)
  let other = ''
  const forget = effect(() => {
    const now = walletAccount.value
    if (now === '' || now === account) return
    other = now
    end()
  })
  try {
    return await ask(stop.signal)
  } catch (cause) {
    const error = toAppError(cause)
    const found = other || (error.key === 'accountAbnormal' ? String(error.params.account) : '')
    throw found ? new AppError('accountChanged', { account: shortAddress(found) }) : error
  } finally {
    forget()
    stopLooking()
    signal.removeEventListener('abort', end)
  }
}
