import type { Context, Hono } from 'hono'
import type { NodeAddress, Nodes, Silence } from '../nodes/nodes'
import type { Relayer } from '../nodes/relayer'
import type { RpcAnswer, RpcRequest } from '../nodes/rpc'

/** The first of the site's two addresses of the chain. With `?wallet`, the demo wallet's own node is behind it. */
export const RPC_PATH = '/sandbox/rpc'
export const RPC2_PATH = '/sandbox/rpc2'

/** The relayer's own method, for wallets that have somebody else send. */
export const RELAY_METHOD = 'sandbox_relay'

interface Wire extends RpcRequest {
  id: unknown
}

const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

/** The chain's nodes on the site's own origin: the page and the demo wallet read through them. */
export function rpcProxy(app: Hono, nodes: Nodes, relayer: Relayer): void {
  const answer = async (address: NodeAddress, { method, params = [] }: Wire): Promise<RpcAnswer | Silence> =>
    method === RELAY_METHOD ? relayer.answer({ method, params }) : nodes.answer(address, { method, params })

  const serve = async (context: Context, address: NodeAddress): Promise<Response> => {
    const asked = (await context.req.json().catch(() => null)) as Wire | Wire[] | null
    const all = [asked ?? []].flat()
    const answers = await Promise.all(all.map((request) => answer(address, request)))
    const silence = answers.find((one): one is Silence => typeof one === 'string')
    if (silence) return beSilent(context, silence)
    const replies = all.map(({ id }, index) => ({ jsonrpc: '2.0', id, ...Object(answers[index]) }))
    const error = { code: -32700, message: 'parse error' }
    return context.json(Array.isArray(asked) ? replies : (replies[0] ?? { jsonrpc: '2.0', id: null, error }))
  }
  app.post(RPC_PATH, (context) => serve(context, context.req.query('wallet') === undefined ? 'rpc' : 'wallet'))
  app.post(RPC2_PATH, (context) => serve(context, 'rpc2'))
}

function beSilent(context: Context, silence: Silence): Response | Promise<Response> {
  if (silence === 'tooMany') return context.text('Too Many Requests', 429)
  if (silence === 'page') return context.html(PAGE, 502)
  return new Promise(() => undefined)
}
