import { type Address, type Hex, numberToHex } from 'viem'
import type { SandboxChain } from '../../chain/startChain'

export interface SeedTransaction {
  from: Address
  to: Address
  data: Hex
  gas?: bigint
}

interface RpcReply {
  id: number
  result?: unknown
  error?: { message: string }
}

const GAS = 400_000n
const nonces = new WeakMap<SandboxChain, Map<string, number>>()

/** Sends many JSON-RPC requests in one batch. */
export async function askMany(rpcUrl: string, requests: { method: string; params: unknown[] }[]): Promise<unknown[]> {
  if (requests.length === 0) return []
  const body = JSON.stringify(requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request })))
  const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const replies = (await response.json()) as RpcReply[]
  return replies
    .sort((a, b) => a.id - b.id)
    .map(({ result, error }) => {
      if (error) throw new Error(`the chain refused a step of the seed: ${error.message}`)
      return result
    })
}

/** Sends all of them into one block; the accounts are anvil's own, so it signs. None of them may fail. */
export async function sendAll(chain: SandboxChain, transactions: SeedTransaction[]): Promise<void> {
  const known = nonces.get(chain) ?? new Map<string, number>()
  nonces.set(chain, known)
  const senders = [...new Set(transactions.map(({ from }) => from))].filter((from) => !known.has(from))
  const counts = await askMany(
    chain.rpcUrl,
    senders.map((from) => ({ method: 'eth_getTransactionCount', params: [from, 'latest'] })),
  )
  for (const [index, from] of senders.entries()) known.set(from, Number(counts[index]))
  const requests = transactions.map(({ gas = GAS, ...transaction }) => {
    const nonce = known.get(transaction.from) ?? 0
    known.set(transaction.from, nonce + 1)
    return {
      method: 'eth_sendTransaction',
      params: [{ ...transaction, gas: numberToHex(gas), nonce: numberToHex(nonce) }],
    }
  })
  const hashes = await askMany(chain.rpcUrl, requests)
  await chain.mine()
  const receipts = await askMany(
    chain.rpcUrl,
    hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  )
  for (const [index, receipt] of receipts.entries()) {
    if ((receipt as { status?: string } | null)?.status === '0x1') continue
    throw new Error(`step ${index} of the seed failed: ${JSON.stringify(transactions[index])}`)
  }
}
