/** One JSON-RPC request without its envelope. */
export interface RpcRequest {
  method: string
  params: readonly unknown[]
}

export interface RpcError {
  code: number
  message: string
  data?: unknown
}

/** What a node answers. */
export type RpcAnswer = { result: unknown } | { error: RpcError }

/** The next step of a request: it goes on to the chain, perhaps changed, or is answered at once. */
export type Step = { ask: RpcRequest } | RpcAnswer

/** The one transaction of an `eth_sendTransaction` or `eth_call`. */
export const firstParam = ({ params }: RpcRequest): Record<string, unknown> =>
  Object(params[0] ?? {}) as Record<string, unknown>
