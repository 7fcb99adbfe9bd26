import { effect } from '@preact/signals'
import { isOnBsc } from '../../state/walletQuestion'
import { checkWalletEvery } from './wallet'

const LOOK_MS = 3000

/**
 * Calls `goOn` as soon as the wallet is on the app's chain, whether the page or its owner switched it. Returns a
 * function that stops watching.
 */
export function onceOnBsc(goOn: () => void): () => void {
  const stopLooking = checkWalletEvery(LOOK_MS)
  let isOver = false
  const forget = effect(() => {
    if (!isOnBsc.value || isOver) return
    isOver = true
    // Deferred, so that signals `goOn` reads do not run the effect again.
    void Promise.resolve().then(goOn)
  })
  return () => {
    stopLooking()
    forget()
  }
}
