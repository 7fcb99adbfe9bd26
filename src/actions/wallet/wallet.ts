import { config } from '../../config'
import type { Address } from '../../domain/address'
import { AppError } from '../../errors'
import { isWrongChain, walletAccount, walletChainId, walletName, walletState } from '../../state/wallet'
import { isOnBsc, switchError } from '../../state/walletQuestion'
import { readAccount } from '../../wallet/account'
import { readChain } from '../../wallet/chainId'
import { type FindOptions, findProvider, toWallet } from '../../wallet/findProvider'
import { expectedWallet, identifyWallet } from '../../wallet/identify'
import type { Wallet } from '../../wallet/provider'
import { type WalletWatch, watchWallet } from '../../wallet/watchWallet'

/** Events that hint at a wallet injected after the search ended, or at the player's return to the page. */
const HINTS = ['focus', 'pageshow', 'visibilitychange', 'ethereum#initialized', 'eip6963:announceProvider']

let wallet: Wallet | null = null
let watch: WalletWatch | null = null
let isLookingOn = false

/** The wallet around the page. Searches at each call until one is found, and watches it from then on. */
async function findWallet(options: FindOptions = {}): Promise<Wallet | null> {
  if (wallet) return wallet
  const found = await findProvider(options)
  if (wallet) return wallet
  if (!found) {
    walletState.value = 'none'
    lookOn()
    return null
  }
  walletName.value = identifyWallet(found)
  wallet = toWallet(found)
  watch = watchWallet(wallet, ({ account, chainId }) => noteWallet(account, chainId))
  return wallet
}

/** After a search found nothing: looks again at every hint, so that "none" is never stale. */
function lookOn(): void {
  if (isLookingOn) return
  isLookingOn = true
  const targetOf = (event: string): EventTarget => (event === 'visibilitychange' ? document : window)
  const look = () => {
    // Without these listeners, because a search itself triggers some of the events.
    for (const event of HINTS) targetOf(event).removeEventListener(event, look)
    isLookingOn = false
    void lookAtWallet(LATE_LOOK_MS)
  }
  for (const event of HINTS) targetOf(event).addEventListener(event, look)
}

/** An announcement is believed only after the first pause. */
const LATE_LOOK_MS = 250

/** The wallet, if one has been found so far. */
export const foundWallet = (): Wallet | null => wallet

/** @throws {AppError} installWallet, walletAbsent or walletWithoutBsc when none came in time; rejected when aborted */
export async function requireWallet(signal?: AbortSignal): Promise<Wallet> {
  const expected = expectedWallet()
  // For the texts shown while waiting.
  if (!wallet) walletName.value = expected ?? ''
  const found = await findWallet({ signal })
  if (found) return found
  // TokenPocket injects nothing while the wallet in use is on another kind of chain (TP-Lab/tp-js-sdk#18).
  if (expected === 'tokenpocket') throw new AppError('walletWithoutBsc')
  throw new AppError(expected === null ? 'installWallet' : 'walletAbsent')
}

/** Records the account and chain that the wallet reported. */
export function noteWallet(account: Address | null, chainId: number | null): void {
  walletState.value = account ? 'ready' : 'locked'
  walletAccount.value = account ?? ''
  walletChainId.value = chainId
  isWrongChain.value = chainId !== null && chainId !== config.chainId
  isOnBsc.value = chainId === config.chainId
  if (isOnBsc.value) switchError.value = null
}

/** Reads account and chain quietly, without opening the wallet. */
export async function lookAtWallet(waitMs?: number): Promise<void> {
  const found = await findWallet({ waitMs })
  if (!found) return
  const [account, chainId] = await Promise.all([readAccount(found).catch(() => null), readChain(found)])
  noteWallet(account, chainId)
}

/**
 * Reads account and chain every `ms`, because not every wallet sends events; two equal readings in a row are recorded.
 * Returns a function that stops it.
 */
export function checkWalletEvery(ms: number): () => void {
  const look = () => {
    watch?.check()
    timer = setTimeout(look, ms)
  }
  let timer = setTimeout(look, ms)
  return () => clearTimeout(timer)
}
