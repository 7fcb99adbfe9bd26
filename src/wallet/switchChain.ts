import { config } from '../config'
import { AppError } from '../errors'
import { readChain } from './chainId'
import { isRejected } from './isRejected'
import type { Wallet } from './provider'
import { request } from './request'
import { assertNotAborted, unlessAborted } from './unlessAborted'
import { wait } from './wait'

const LOOK_AGAIN_MS = 300
const LOOKS = 10
const CEILING_MS = 60_000

/**
 * Brings the wallet to the app's chain: asks it to switch, then once to add. What it answers is not believed, the chain
 * is read again: `null` may come without a switch (MetaMask/metamask-mobile#12502), a switch without an event
 * (MetaMask/metamask-mobile#15239), 4902 inside -32603 (MetaMask/metamask-mobile#2944), nothing (wevm/wagmi#2643).
 * @throws {AppError} rejected (also when aborted); wrongChain: the player has to switch in the wallet
 */
export async function switchChain(wallet: Wallet, signal?: AbortSignal): Promise<void> {
  await unlessAborted(bringToChain(wallet, signal), signal)
}

async function bringToChain(wallet: Wallet, signal?: AbortSignal): Promise<void> {
  if (await isRight(wallet)) return
  const end = Date.now() + CEILING_MS
  const steps = [
    { method: 'wallet_switchEthereumChain', params: [{ chainId: hexId() }] },
    // imToken before 2.10 knows only this one (OffchainLabs/arbitrum-token-bridge#310)
    { method: 'wallet_addEthereumChain', params: [chainToAdd()] },
  ]
  for (const { method, params } of steps) {
    if (Date.now() >= end) break
    assertNotAborted(signal)
    const asked = { ended: false, rejected: false }
    request(wallet, method, params).then(
      () => {
        asked.ended = true
      },
      (cause) => Object.assign(asked, { ended: true, rejected: isRejected(cause) }),
    )
    if (await becomesRight(wallet, asked, end, signal)) return
    if (asked.rejected) throw new AppError('rejected')
  }
  throw new AppError('wrongChain')
}

/** Reads the chain until it is right, or 10 times after the wallet has answered. */
async function becomesRight(
  wallet: Wallet,
  asked: { ended: boolean; rejected: boolean },
  end: number,
  signal?: AbortSignal,
): Promise<boolean> {
  for (let looks = 0; looks < LOOKS && Date.now() < end && !signal?.aborted; ) {
    await wait(LOOK_AGAIN_MS, signal)
    if (asked.ended) looks++
    if (await isRight(wallet)) return true
    if (asked.rejected) return false
  }
  return false
}

const isRight = async (wallet: Wallet): Promise<boolean> => (await readChain(wallet)) === config.chainId

const hexId = (): string => `0x${config.chainId.toString(16)}`

/** EIP-3085. Wallets want whole addresses, a build may name a path. */
function chainToAdd() {
  const whole = (path: string) => new URL(path, location.href).href
  return {
    chainId: hexId(),
    chainName: config.chainName,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: config.rpcUrls.map(whole),
    ...(config.explorer ? { blockExplorerUrls: [config.explorer] } : {}),
  }
}
