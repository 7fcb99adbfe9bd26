import { createClient, fallback, type Transport } from 'viem'
import { config } from '../config'
import { AppError } from '../errors'
import { appChain } from '../wallet/appChain'
import { Carried, withErrors } from '../wallet/carried'
import { readChain } from '../wallet/chainId'
import { clientOf } from '../wallet/client'
import type { Reader, Wallet } from '../wallet/provider'
import { toRefusal } from '../wallet/refusal'
import { withTimeout } from '../wallet/wait'
import { isAnswer, toNode, toSource } from './node'

const WALLET_LIMIT_MS = 10_000

/** Absolute URLs, which viem needs. */
const pinnedNodes = (): readonly string[] => appChain().rpcUrls.default.http

export interface NodesOptions {
  urls?: readonly string[]
  fetch?: typeof globalThis.fetch
}

export interface ReaderOptions extends NodesOptions {
  /** Used only when every node is silent, and only while it is on the app's chain. */
  wallet?: () => Wallet | null
}

/** One reader per pinned node, for questions that several nodes have to answer. */
export const nodeReaders = ({ urls = pinnedNodes(), fetch = window.fetch }: NodesOptions = {}): Reader[] =>
  urls.map((url) => toReader(toNode({ url, fetch })))

/**
 * A reader over the pinned nodes, through viem's fallback, then the wallet. It starts with the node that answered last.
 * A node or wallet on another chain, a text page, a rate limit and garbage all count as silence.
 */
export function createReader({ wallet, urls = pinnedNodes(), fetch = window.fetch }: ReaderOptions = {}): Reader {
  let preferred = 0
  const nodes = urls.map((url, index) => {
    const onAnswer = () => {
      preferred = index
    }
    return toNode({ url, fetch, onAnswer })
  })
  const last = wallet ? [toLastSource(wallet)] : []
  return toReader((options) => {
    // Ordered for each request; viem's own ranking would ask every node every few seconds.
    const inOrder = () => [...nodes.slice(preferred), ...nodes.slice(0, preferred), ...last]
    const request: typeof transport.request = (call, how) =>
      fallback(inOrder(), { retryCount: 0, shouldThrow: isRefusal })(options).request(call, how)
    const transport = fallback(nodes, { retryCount: 0 })(options)
    return { ...transport, request }
  })
}

/** A contract's refusal is an answer: no other node is asked. */
const isRefusal = (error: unknown): boolean => error instanceof Carried && toRefusal(error.value) !== null

const toReader = (transport: Transport): Reader =>
  createClient({
    transport: withErrors(transport, (thrown) => {
      throw toRefusal(thrown) ?? new AppError('chainSilent', {}, thrown)
    }),
  })

function toLastSource(find: () => Wallet | null): Transport {
  return toSource(async (call) => {
    const wallet = find()
    if (!wallet || (await readChain(wallet)) !== config.chainId) throw new Error('no wallet on this chain')
    const asked = clientOf(wallet).request(call as never) as Promise<unknown>
    const answer = await withTimeout(asked, WALLET_LIMIT_MS, () => new Error('wallet silent'))
    if (!isAnswer(call.method, answer)) throw new Error(`no answer to ${call.method}`)
    return answer
  })
}
