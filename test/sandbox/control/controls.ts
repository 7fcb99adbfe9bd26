import type { Hono } from 'hono'
import { sandboxPage } from './page/page'
import type { Requests } from './requests'
import { checkpointRoute } from './routes/checkpoint'
import { giveControls } from './routes/give'
import { type NodeControls, nodeControls } from './routes/nodes'
import { openApiRoutes } from './routes/openapi'
import { outageControls } from './routes/outages'
import { providerControls } from './routes/provider'
import { requestControls } from './routes/requests'
import { type WorldControls, worldControls } from './routes/world'

/** Everything under /sandbox that is not the chain's node or the wallet. */
export function addControls(app: Hono, controls: WorldControls & NodeControls & { requests: Requests }): void {
  worldControls(app, controls)
  providerControls(app, controls.provider)
  outageControls(app, controls.provider)
  nodeControls(app, controls)
  giveControls(app, controls.provider)
  checkpointRoute(app)
  requestControls(app, controls.requests)
  openApiRoutes(app)
  sandboxPage(app, controls.provider)
}
