import type { Address } from '../domain/address'
import { readAccount } from './account'
import { readChain } from './chainId'
import type { Wallet } from './provider'
import { wait } from './wait'

/** Of two events in a row, the last may carry the old account (MetaMask/metamask-mobile#2162). */
const SETTLE_MS = 300

export interface WalletReading {
  /** lower case; null: locked or not linked, which is no mismatch */
  account: Address | null
  /** null: unknown, which is not wrong */
  chainId: number | null
}

export interface WalletWatch {
  /** Reads again now, for example every 5 s while a signature is pending. */
  check(): void
  stop(): void
}

/**
 * Reports the wallet's account and chain whenever they may have changed. Events are only hints: they may be missing
 * (MetaMask/metamask-mobile#24163), doubled, stale, or fire on a plain reload (MetaMask/metamask-mobile#6041). So each
 * event, and each return to the page, only starts reading, and only two equal readings in a row are reported.
 */
export function watchWallet(
  wallet: Wallet,
  onReading: (reading: WalletReading) => void,
  page: Window = window,
): WalletWatch {
  let round = 0
  const check = async () => {
    const mine = ++round
    let last: string | null = null
    while (mine === round) {
      await wait(SETTLE_MS)
      if (mine !== round) return
      const reading = await readWallet(wallet)
      if (mine !== round || reading === null) return
      const text = JSON.stringify(reading)
      if (text === last) return onReading(reading)
      last = text
    }
  }
  let stopped = false
  const hint = () => {
    if (!stopped) void check()
  }
  const provider = wallet.provider()
  const walletEvents = ['accountsChanged', 'chainChanged']
  const pageEvents = ['focus', 'pageshow', 'visibilitychange']
  for (const event of walletEvents) provider.on?.(event, hint)
  for (const event of pageEvents) targetOf(page, event).addEventListener(event, hint)
  return {
    check: hint,
    stop() {
      stopped = true
      round++
      // Trust has no removeListener (wevm/wagmi#3526): a listener left behind does nothing
      for (const event of walletEvents) provider.removeListener?.(event, hint)
      for (const event of pageEvents) targetOf(page, event).removeEventListener(event, hint)
    },
  }
}

/** null when the wallet does not answer: then nothing is known to have changed. */
async function readWallet(wallet: Wallet): Promise<WalletReading | null> {
  try {
    const [account, chainId] = await Promise.all([readAccount(wallet), readChain(wallet)])
    return { account, chainId }
  } catch {
    return null
  }
}

const targetOf = (page: Window, event: string): EventTarget => (event === 'visibilitychange' ? page.document : page)
