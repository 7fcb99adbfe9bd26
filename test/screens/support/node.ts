import './balances'
import { config } from '../../../src/config'
import type { Hex } from '../../../src/domain/hex'

const ALLOWANCE = '0xdd62ed3e'
const BALANCE_OF = '0x70a08231'

export interface NodeSays {
  code?: Hex
  /** In the coin's smallest unit, as the balance. */
  allowance?: bigint
  balance?: bigint
}

const word = (units: bigint): Hex => `0x${units.toString(16).padStart(64, '0')}`

/** A node of our chain that tells an account's code, its allowance and its balance, as they are at the time. */
export const nodeSaying =
  (says: NodeSays) =>
  (_: URL, asked: unknown): Response => {
    const { method, params } = asked as { method: string; params: readonly [{ data?: string }] }
    const data = params?.[0]?.data ?? ''
    const result = (): string => {
      if (method === 'eth_chainId') return `0x${config.chainId.toString(16)}`
      if (method === 'eth_getCode') return says.code ?? '0x'
      if (data.startsWith(ALLOWANCE)) return word(says.allowance ?? 0n)
      if (data.startsWith(BALANCE_OF)) return word(says.balance ?? 0n)
      return '0x1'
    }
    return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result: result() }))
  }
