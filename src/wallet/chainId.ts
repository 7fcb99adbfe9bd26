import { AppError } from '../errors'
import { clientOf } from './client'
import type { Wallet } from './provider'
import { toChainId } from './toChainId'

/**
 * eth_chainId, then net_version: the wallet's chain, or null for unknown, which is not the same as wrong. Not viem's
 * getChainId, which throws on half of the shapes that toChainId accepts.
 */
export async function readChain(wallet: Wallet): Promise<number | null> {
  const client = clientOf(wallet)
  try {
    const id = toChainId(await client.request({ method: 'eth_chainId' }))
    if (id !== null) return id
  } catch (cause) {
    if (cause instanceof AppError && cause.key === 'walletSilent') return null
  }
  return client.request({ method: 'net_version' }).then(toChainId, () => null)
}
