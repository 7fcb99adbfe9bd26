import type { Hono } from 'hono'
import { record, text } from '../../../../src/api/shape'
import { control } from '../control'
import type { Requests } from '../requests'

/** Where the demo wallet reports what it was asked to send. */
export const ASKED_PATH = '/sandbox/asked'

/** What reached the provider and the chain's node. */
export function requestControls(app: Hono, requests: Requests): void {
  control(app, 'GET', '/sandbox/requests', record({}), async () => requests.list())
  const asked = record({ from: text, to: text, data: text })
  control(app, 'POST', ASKED_PATH, asked, async (transaction) =>
    requests.add({ path: 'wallet', key: null, transaction }),
  )
}
