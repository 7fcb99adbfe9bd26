import { numberToHex } from 'viem'
import { headerNotFound, LOGS_OFF, stateIsGone } from './refusals'
import type { RpcRequest, Step } from './rpc'

/** What one node has of the chain, in block numbers. */
export interface View {
  head: number
  safe: number
  finalized: number
  /** The oldest block whose state the node still has. */
  oldestState: number
  /** Whether there are newer blocks than its head. */
  isBehind: boolean
}

/** The chain as it is, and what all nodes have in common. */
export interface ChainAt {
  head: number
  /** The lowest block a node's head may be at: the one that the seed ended with. */
  floor: number
  /** The newest final block when fast finality broke; null while it works. */
  finalityStoppedAt: number | null
  /** Number of blocks up to its head whose state a node has; 0: all. */
  statesKept: number
}

/** A node behind one of the addresses. */
export interface NodeAt {
  /** Blocks by which it is behind the chain. */
  lag: number
  /** The block at which it is stuck for good; null while it follows. */
  stuckAt: number | null
}

/** By BSC's fast finality a block is justified by the next one, and final with the one after that. */
const FINAL_BEHIND = 2

/** The newest final block for a node with this head. */
export function finalizedAt(head: number, { floor, finalityStoppedAt }: ChainAt): number {
  return Math.max(Math.min(head - FINAL_BEHIND, finalityStoppedAt ?? head), Math.min(floor, head))
}

/** What a node sees of the chain. */
export function toView({ lag, stuckAt }: NodeAt, chain: ChainAt): View {
  const { floor, statesKept } = chain
  const head = Math.min(Math.max(stuckAt ?? chain.head - lag, floor), chain.head)
  const finalized = finalizedAt(head, chain)
  const oldestState = statesKept === 0 ? 0 : head - statesKept + 1
  return { head, safe: Math.min(finalized + 1, head), finalized, oldestState, isBehind: head < chain.head }
}

/** Where a method that reads state names its block. Left out, it is the latest one. */
const STATE_AT: Record<string, number> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_createAccessList: 1,
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
  eth_getProof: 2,
}

/** Where a method that reads blocks names the block. Nodes keep those forever. */
const BLOCK_AT: Record<string, number> = {
  eth_getBlockByNumber: 0,
  eth_getBlockReceipts: 0,
  eth_getBlockTransactionCountByNumber: 0,
  eth_getTransactionByBlockNumberAndIndex: 0,
  eth_feeHistory: 1,
}

/** How a node with this view handles a request: block tags become numbers, and what it cannot know is refused. */
export function viewOf(view: View, request: RpcRequest): Step {
  const { method, params } = request
  if (method === 'eth_blockNumber') return { result: numberToHex(view.head) }
  if (method === 'eth_getLogs') return { error: LOGS_OFF }
  const isState = method in STATE_AT
  const at = STATE_AT[method] ?? BLOCK_AT[method]
  const number = at === undefined ? null : toNumber(view, params[at])
  if (at === undefined || number === null) return { ask: request }
  if (number > view.head) return isState ? { error: headerNotFound } : { result: null }
  if (isState && number < view.oldestState) return { error: stateIsGone(number) }
  const named = [...params]
  named[at] = numberToHex(number)
  return { ask: { method, params: named } }
}

/** The number of a block that a request names; null for what the chain itself may answer: a hash, its own latest. */
function toNumber(view: View, block: unknown): number | null {
  const name = Object(block ?? 'latest') as { blockNumber?: unknown; blockHash?: unknown }
  if (name.blockHash !== undefined) return null
  const text = String(name.blockNumber ?? block ?? 'latest')
  if (text === 'latest' || text === 'pending') return view.isBehind ? view.head : null
  if (text === 'finalized') return view.finalized
  if (text === 'safe') return view.safe
  if (text === 'earliest') return 0
  return /^0x[0-9a-f]+$/i.test(text) ? Number(text) : null
}

const BY_HASH = /^eth_(getTransactionByHash|getTransactionReceipt|getBlockByHash)$/

/** The chain's answer as the node knows it: nothing newer than its head, and no waiting transaction while it lags. */
export function hideNewer(view: View, { method }: RpcRequest, result: unknown): unknown {
  if (!view.isBehind || !BY_HASH.test(method) || result === null) return result
  const { blockNumber, number } = result as { blockNumber?: unknown; number?: unknown }
  const block = blockNumber ?? number
  return typeof block === 'string' && Number(block) <= view.head ? result : null
}
