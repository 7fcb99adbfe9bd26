import type { Client } from 'viem'

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

/**
 * Reads of the chain by viem, wherever the answer comes from: nodes of ours, or the wallet. Only what every public BSC
 * node serves is asked: no logs, no filters, no subscriptions. `request`, and so every action of viem, rejects with
 * @throws {AppError} the contract's own refusal, or chainSilent; never a zero for an unknown value
 */
export type Reader = Client

/** Whether this looks like something that answers requests. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function'
}
