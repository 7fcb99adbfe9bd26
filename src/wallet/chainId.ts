import { AppError } from '../errors'
import { clientOf } from './client'
import type { Wallet } from './provider'

/**
 * A chain id in any shape a wallet gives it: number (Trust Android returns its config's), decimal text, 0x, 0X and
 * padded hex, CAIP-2 (reown-com/appkit#5764). null when it says nothing.
 */
export function toChainId(answer: unknown): number | null {
  const text = String(answer).replace(/^eip155:/i, '')
  const id = /^0x[0-9a-f]+$/i.test(text) || /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * eth_chainId, then net_version: the wallet's chain, or null for unknown, which is not the same as wrong. Not by viem's
 * getChainId, which throws on half of the shapes above.
 */
export async function readChain(wallet: Wallet): Promise<number | null> {
  const client = clientOf(wallet)
  try {
    const id = toChainId(await client.request({ method: 'eth_chainId' }, { dedupe: true }))
    if (id !== null) return id
  } catch (cause) {
    if (cause instanceof AppError && cause.key === 'walletSilent') return null
  }
  return client.request({ method: 'net_version' }, { dedupe: true }).then(toChainId, () => null)
}
