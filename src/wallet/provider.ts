export type Hex = `0x${string}`

/** A JSON-RPC question, of a wallet or of a node. */
export interface RpcCall {
  method: string
  params?: readonly unknown[]
}

/** What EIP-1193 promises, less what real wallets leave out. Flags such as `isTrust` are read as unknown. */
export interface Eip1193Provider {
  request(call: RpcCall): Promise<unknown>
  on?(event: string, listener: (...values: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...values: unknown[]) => void): unknown
  readonly [flag: string]: unknown
}

/** The wallet around the page. Its provider is asked for at each use, because a wallet may inject a new one. */
export interface Wallet {
  provider(): Eip1193Provider
}

/** The reads that every public BSC node serves: no logs, no filters, no subscriptions. */
export type ReadMethod =
  | 'eth_blockNumber'
  | 'eth_call'
  | 'eth_estimateGas'
  | 'eth_getBalance'
  | 'eth_getBlockByNumber'
  | 'eth_getTransactionByHash'
  | 'eth_getTransactionCount'
  | 'eth_getTransactionReceipt'

/**
 * One read of the chain, wherever the answer comes from.
 * @throws {AppError} the contract's own refusal, or chainSilent; never a zero for an unknown value
 */
export type Reader = (method: ReadMethod, params: readonly unknown[]) => Promise<unknown>

/** Whether this looks like something that answers requests. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function'
}
