import type { Hono } from 'hono'

export const RPC_PATH = '/sandbox/rpc'

/** The chain's node on the site's own origin: the page and the demo wallet read through it. */
export function rpcProxy(app: Hono, rpcUrl: string): void {
  app.post(RPC_PATH, async (context) => {
    const body = await context.req.text()
    const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return context.body(await answer.text(), answer.status as 200, { 'content-type': 'application/json' })
  })
}
