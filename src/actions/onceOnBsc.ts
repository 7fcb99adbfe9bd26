import { effect } from '@preact/signals'
import { isOnBsc } from '../state/walletQuestion'
import { checkWalletEvery } from './wallet'

const LOOK_MS = 3000

/**
 * Goes on as soon as the wallet shows the app's chain, whether the page's question or its owner's own hand brought it
 * there. Returns how to stop looking.
 */
export function onceOnBsc(goOn: () => void): () => void {
  const stopLooking = checkWalletEvery(LOOK_MS)
  let isOver = false
  const forget = effect(() => {
    if (!isOnBsc.value || isOver) return
    isOver = true
    // Later, so that what it reads does not bring it about again.
    void Promise.resolve().then(goOn)
  })
  return () => {
    stopLooking()
    forget()
  }
}
