import { addChain, switchChain as askToSwitch } from 'viem/actions'
import { config } from '../config'
import { AppError } from '../errors'
import { appChain } from './appChain'
import { askWhileBusy, type BusyOptions } from './askWhileBusy'
import { readChain } from './chainId'
import { clientOf } from './client'
import { refusalOf } from './isRejected'
import type { Wallet } from './provider'
import { assertNotAborted, unlessAborted } from './unlessAborted'
import { wait } from './wait'

const LOOK_AGAIN_MS = 300
const LOOKS = 10
const CEILING_MS = 60_000

/**
 * Brings the wallet to the app's chain: asks it to switch, then once to add. Its answer is not trusted; the chain is
 * read again. A wallet may answer `null` without switching (MetaMask/metamask-mobile#12502), switch without an event
 * (MetaMask/metamask-mobile#15239), wrap 4902 in -32603 (MetaMask/metamask-mobile#2944), or not answer at all
 * (wevm/wagmi#2643).
 * @throws {AppError} rejected (also when aborted), walletClosed; wrongChain, chainUnknown: the player has to switch in
 *   the wallet
 */
export async function switchChain(wallet: Wallet, signal?: AbortSignal, onBusy?: () => void): Promise<void> {
  await unlessAborted(bringToChain(wallet, { signal, onBusy }), signal)
}

async function bringToChain(wallet: Wallet, options: BusyOptions): Promise<void> {
  const { signal } = options
  if (await isRight(wallet)) return
  const end = Date.now() + CEILING_MS
  const client = clientOf(wallet)
  const chain = appChain()
  const steps = [
    () => askToSwitch(client, chain),
    // imToken before 2.10 knows only this one (OffchainLabs/arbitrum-token-bridge#310)
    () => addChain(client, { chain }),
  ]
  for (const askWallet of steps) {
    if (Date.now() >= end) break
    assertNotAborted(signal)
    const asked: Asked = { ended: false, refusal: null }
    askWhileBusy(askWallet, options).then(
      () => {
        asked.ended = true
      },
      (cause) => Object.assign(asked, { ended: true, refusal: refusalOf(cause) }),
    )
    if (await becomesRight(wallet, asked, end, signal)) return
    if (asked.refusal) throw new AppError(asked.refusal)
  }
  throw new AppError((await readChain(wallet)) === null ? 'chainUnknown' : 'wrongChain', { chain: config.chainName })
}

interface Asked {
  ended: boolean
  refusal: ReturnType<typeof refusalOf>
}

/** Reads the chain until it is right, or 10 times after the wallet has answered. */
async function becomesRight(wallet: Wallet, asked: Asked, end: number, signal?: AbortSignal): Promise<boolean> {
  for (let looks = 0; looks < LOOKS && Date.now() < end && !signal?.aborted; ) {
    await wait(LOOK_AGAIN_MS, signal)
    if (asked.ended) looks++
    if (await isRight(wallet)) return true
    if (asked.refusal) return false
  }
  return false
}

const isRight = async (wallet: Wallet): Promise<boolean> => (await readChain(wallet)) === config.chainId
