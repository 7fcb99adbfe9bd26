import type { Hono } from 'hono'

/** Does nothing, but faults strike it: a test's own script in the page stops here until the page is gone. */
export const CHECKPOINT_PATH = '/sandbox/checkpoint'

export function checkpointRoute(app: Hono): void {
  app.get(CHECKPOINT_PATH, (context) => context.json({ ok: true }))
}
