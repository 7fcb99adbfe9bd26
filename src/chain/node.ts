import { custom, http, type Transport } from 'viem'
import { config } from '../config'
import { Carried } from '../wallet/carried'
import type { RpcCall } from '../wallet/provider'
import { withTimeout } from '../wallet/wait'

const LIMIT_MS = 5000

export interface NodeOptions {
  url: string
  fetch: typeof globalThis.fetch
  /** It has given an answer. */
  onAnswer?: () => void
}

/** A JSON-RPC answer before anybody has judged it. */
interface Reply {
  result?: unknown
  error?: unknown
}

/**
 * viem's http transport to one node that has shown it is on the app's chain; it is asked that beside the first question.
 * Rejects with the node's own error, or for silence: another chain, a text page, a rate limit and rubbish are that too.
 */
export function toNode({ url, fetch, onAnswer }: NodeOptions): Transport {
  const { request } = http(url, {
    fetchFn: fetch,
    fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' },
    // The error as the node wrote it: of what viem wraps, Chrome before 93 keeps nothing.
    raw: true,
    // The next node is a better second try than the same.
    retryCount: 0,
    timeout: LIMIT_MS,
  })({})
  const ask = async ({ method, params = [] }: RpcCall): Promise<unknown> => {
    const reply = request({ method, params } as never) as Promise<Reply>
    // viem's own limit ends with the headers; a node can also stop within its answer.
    const { result, error } = await withTimeout(reply, LIMIT_MS, () => new Error(`${url} silent`))
    // A node may put its error, a revert too, under another status than 200, so the body decides.
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

/** A viem transport over a function. What that throws comes out of viem as a Carried. */
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

/** Whether it has the shape of an answer; what is only unknown to the node is null, and an answer too. */
export function isAnswer(method: string, answer: unknown): boolean {
  if (/ByHash|ByNumber|Receipt/.test(method)) return typeof answer === 'object'
  return (
    typeof answer === 'string' && (/_call|Code$/.test(method) ? /^0x([0-9a-f]{2})*$/i : /^0x[0-9a-f]+$/i).test(answer)
  )
}
