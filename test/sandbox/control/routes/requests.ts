import type { Hono } from 'hono'
import { record } from '../../../../src/api/shape'
import { control } from '../control'
import type { Requests } from '../requests'

/** What reached the provider and the chain's node. */
export function requestControls(app: Hono, requests: Requests): void {
  control(app, 'GET', '/sandbox/requests', record({}), async () => requests.list())
}
