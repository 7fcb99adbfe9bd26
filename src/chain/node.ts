import { custom, http, type Transport } from 'viem'
import { config } from '../config'
import { Carried } from '../wallet/carried'
import type { RpcCall } from '../wallet/provider'
import { withTimeout } from '../wallet/wait'

const LIMIT_MS = 5000

export interface NodeOptions {
  url: string
  fetch: typeof globalThis.fetch
  /** Called when the node has answered. */
  onAnswer?: () => void
}

/** A JSON-RPC response, not validated yet. */
interface Reply {
  result?: unknown
  error?: unknown
}

/**
 * viem's http transport to one node, which first has to prove that it is on the app's chain; the check runs alongside
 * the first request. Rejects with the node's own error, or for silence, which includes another chain, a text page, a
 * rate limit and garbage.
 */
export function toNode({ url, fetch, onAnswer }: NodeOptions): Transport {
  const { request } = http(url, {
    fetchFn: fetch,
    fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' },
    // The error as the node wrote it: Chrome before 93 loses what viem wraps.
    raw: true,
    // The next node is a better second try than the same.
    retryCount: 0,
    timeout: LIMIT_MS,
  })({})
  const ask = async ({ method, params = [] }: RpcCall): Promise<unknown> => {
    const reply = request({ method, params } as never) as Promise<Reply>
    // viem's own timeout ends with the headers, but a node can also stall in the body.
    const { result, error } = await withTimeout(reply, LIMIT_MS, () => new Error(`${url} silent`))
    // A node may send its error, even a revert, with a status other than 200, so the body decides.
    if (error) throw error
    if (!isAnswer(method, result)) throw new Error(`no answer to ${method}`)
    return result
  }
  let proof: Promise<void> | null = null
  const prove = async () => {
    const id = await ask({ method: 'eth_chainId' })
    if (Number(id) !== config.chainId) throw new Error(`chain ${String(id)} at ${url}`)
  }
  const askProven = async (call: RpcCall): Promise<unknown> => {
    proof ??= prove()
    proof.catch(() => {
      proof = null
    })
    const answer = ask(call)
    answer.catch(() => {})
    await proof // first, or another chain's refusal would pass for ours
    return answer
  }
  return toSource(async (call) => {
    const answer = await askProven(call)
    onAnswer?.()
    return answer
  })
}

/** A viem transport over a function. What the function throws comes out of viem as a Carried. */
export const toSource = (ask: (call: RpcCall) => Promise<unknown>): Transport =>
  custom(
    {
      request: (call: RpcCall) =>
        ask(call).catch((cause: unknown) => {
          throw new Carried(cause)
        }),
    },
    { retryCount: 0 },
  )

/** Whether the value has the shape of an answer; null, for what the node does not know, is one too. */
export function isAnswer(method: string, answer: unknown): boolean {
  if (/ByHash|ByNumber|Receipt/.test(method)) return typeof answer === 'object'
  return (
    typeof answer === 'string' && (/_call|Code$/.test(method) ? /^0x([0-9a-f]{2})*$/i : /^0x[0-9a-f]+$/i).test(answer)
  )
}
