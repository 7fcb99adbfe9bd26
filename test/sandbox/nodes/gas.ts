import { type Hex, numberToHex, parseGwei, parseTransaction } from 'viem'
import { underpriced } from './refusals'
import { firstParam, type RpcRequest, type Step } from './rpc'

/** wei per unit of gas. */
export interface GasPrices {
  /** What nodes suggest, and what a wallet uses if the transaction names no price. */
  price: bigint
  /** Below it a transaction is refused. */
  floor: bigint
}

/** BSC's since October 2025. */
export const BSC_GAS: GasPrices = { price: parseGwei('0.05'), floor: parseGwei('0.05') }

/** How the gas prices affect a request: there is no base fee, so a transaction's tip is its price. */
export function gasOf({ price, floor }: GasPrices, request: RpcRequest): Step {
  const { method, params } = request
  if (method === 'eth_gasPrice' || method === 'eth_maxPriorityFeePerGas') return { result: numberToHex(price) }
  const tip = tipOf(request)
  if (tip !== null && tip < floor) return { error: underpriced(tip, floor) }
  if (tip !== null || method !== 'eth_sendTransaction') return { ask: request }
  const transaction = { ...firstParam(request), gasPrice: numberToHex(price) }
  return price < floor
    ? { error: underpriced(price, floor) }
    : { ask: { method, params: [transaction, ...params.slice(1)] } }
}

/** What a transaction offers per unit of gas, in wei; null if it leaves that to the wallet. */
function tipOf(request: RpcRequest): bigint | null {
  if (request.method === 'eth_sendRawTransaction') {
    const { gasPrice, maxPriorityFeePerGas } = parseTransaction(request.params[0] as Hex)
    return maxPriorityFeePerGas ?? gasPrice ?? 0n
  }
  if (request.method !== 'eth_sendTransaction') return null
  const { gasPrice, maxPriorityFeePerGas, maxFeePerGas } = firstParam(request)
  const offered = maxPriorityFeePerGas ?? gasPrice ?? maxFeePerGas
  return offered === undefined || offered === null ? null : BigInt(String(offered))
}
