import type { RpcAnswer, RpcError } from './rpc'

/** BSC's public nodes have eth_getLogs switched off (bnb-chain/bsc#1215). */
export const LOGS_OFF: RpcError = { code: -32005, message: 'limit exceeded' }

/** Refusal of a read in the state of a block that the node does not have yet. */
export const headerNotFound: RpcError = { code: -32000, message: 'header not found' }

/** A full node keeps the state of its last 128 blocks (bnb-chain/bsc#981). */
export function stateIsGone(block: number): RpcError {
  const root = block.toString(16).padStart(64, '0')
  return { code: -32000, message: `missing trie node ${root} (path ) state 0x${root} is not available, not found` }
}

/** A transaction's price is under the node's floor (bnb-chain/bsc#2778). */
export const underpriced = (tip: bigint, floor: bigint): RpcError => ({
  code: -32000,
  message: `transaction underpriced: gas tip cap ${tip}, minimum needed ${floor}`,
})

/** anvil's own refusals as BSC's nodes would put them. */
export function asOnBsc(answer: RpcAnswer): RpcAnswer {
  if (!('error' in answer)) return answer
  const { code, message } = answer.error
  if (message.startsWith('BlockOutOfRangeError')) {
    return { error: stateIsGone(Number(/requested was (\d+)/.exec(message)?.[1] ?? 0)) }
  }
  if (code !== -32003) return answer
  return { error: { code: -32000, message: message.replace(/^Insufficient/, 'insufficient') } }
}
