import { Hono } from 'hono'
import { listen } from '../../sandbox/control/listen'
import type { World } from '../../sandbox/control/startWorld'
import { serveSite } from '../../sandbox/site'

export interface Shipped {
  url: string
  close(): Promise<void>
}

/** A world's site as it is shipped: without the demo wallet, whose script would be on every page's bill. */
export async function serveShipped(world: World, dist: string): Promise<Shipped> {
  const app = new Hono()
  for (const path of ['/api/*', '/sandbox/*']) app.all(path, (context) => world.app.fetch(context.req.raw))
  app.route('/', serveSite({ dist, walletScript: null }))
  const { port, close } = await listen(app, 0, '127.0.0.1', () => undefined)
  return { url: `http://127.0.0.1:${port}`, close }
}
