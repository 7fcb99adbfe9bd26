import { config } from '../config'
import { AppError } from '../errors'
import { readChain } from '../wallet/chainId'
import { clientOf } from '../wallet/client'
import type { Reader, ReadMethod, Wallet } from '../wallet/provider'
import { toRefusal } from '../wallet/refusal'
import { withTimeout } from '../wallet/wait'
import { askNode } from './node'

const NODE_LIMIT_MS = 5000
const WALLET_LIMIT_MS = 10_000

type Source = (method: string, params: readonly unknown[]) => Promise<unknown>

export interface ReaderOptions {
  /** Read through only when every node is silent, and only while it is on the app's chain. */
  wallet?: () => Wallet | null
  urls?: readonly string[]
  fetch?: typeof globalThis.fetch
}

/**
 * A reader over the pinned nodes, then the wallet. It stays with the node that answered last. A node or wallet on
 * another chain, a text page, a rate limit and rubbish all count as silence.
 */
export function createReader({ wallet, urls = config.rpcUrls, fetch = window.fetch }: ReaderOptions = {}): Reader {
  const nodes = urls.map((url) => toNode(url, fetch))
  const sources = wallet ? [...nodes, throughWallet(wallet)] : nodes
  let preferred = 0
  return async (method, params) => {
    let silence: unknown
    for (let turn = 0; turn < sources.length; turn++) {
      const index = (preferred + turn) % sources.length
      try {
        const answer = await sources[index]?.(method, params)
        if (!isAnswer(method, answer)) throw new Error(`no answer to ${method}`)
        preferred = index < nodes.length ? index : 0 // the wallet is a last resort each time
        return answer
      } catch (cause) {
        const refusal = toRefusal(cause)
        if (refusal) throw refusal
        silence = cause
      }
    }
    throw new AppError('chainSilent', {}, silence)
  }
}

/** A node that has shown it is on the app's chain; it is asked that beside the first question. */
function toNode(url: string, fetch: typeof globalThis.fetch): Source {
  let proof: Promise<void> | null = null
  const prove = async () => {
    const id = await askNode(url, 'eth_chainId', [], { fetch, limitMs: NODE_LIMIT_MS })
    if (Number(id) !== config.chainId) throw new Error(`chain ${String(id)} at ${url}`)
  }
  return async (method, params) => {
    proof ??= prove()
    proof.catch(() => {
      proof = null
    })
    const answer = askNode(url, method, params, { fetch, limitMs: NODE_LIMIT_MS })
    answer.catch(() => {})
    await proof // first, or another chain's refusal would pass for ours
    return answer
  }
}

function throughWallet(find: () => Wallet | null): Source {
  return async (method, params) => {
    const wallet = find()
    if (!wallet || (await readChain(wallet)) !== config.chainId) throw new Error('no wallet on this chain')
    return withTimeout(
      clientOf(wallet).request({ method, params } as never),
      WALLET_LIMIT_MS,
      () => new Error('wallet silent'),
    )
  }
}

/** Whether it has the shape of an answer; what is only unknown to the node is null, and an answer too. */
function isAnswer(method: ReadMethod, answer: unknown): boolean {
  if (/ByHash|ByNumber|Receipt/.test(method)) return typeof answer === 'object'
  return typeof answer === 'string' && (method === 'eth_call' ? /^0x([0-9a-f]{2})*$/i : /^0x[0-9a-f]+$/i).test(answer)
}
