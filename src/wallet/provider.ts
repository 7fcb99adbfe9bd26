import type { Client } from 'viem'

/** A JSON-RPC request to a wallet or a node. */
export interface RpcCall {
  method: string
  params?: readonly unknown[]
}

/** What EIP-1193 promises, minus what real wallets leave out. Flags such as `isTrust` are read as unknown. */
export interface Eip1193Provider {
  request(call: RpcCall): Promise<unknown>
  on?(event: string, listener: (...values: unknown[]) => void): unknown
  removeListener?(event: string, listener: (...values: unknown[]) => void): unknown
  readonly [flag: string]: unknown
}

/** The wallet around the page. Look the provider up at each use: the wallet may inject a new one. */
export interface Wallet {
  provider(): Eip1193Provider
}

/**
 * A viem client that reads the chain, through our nodes or the wallet. Use only what every public BSC node serves: no
 * logs, filters or subscriptions. `request`, and so every viem action, rejects with
 * @throws {AppError} the contract's own refusal, or chainSilent; never a zero for an unknown value
 */
export type Reader = Client

/** Whether the value has a `request` function, as a provider does. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function'
}
