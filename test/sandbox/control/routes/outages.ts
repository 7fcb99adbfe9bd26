import type { Hono } from 'hono'
import { flag, record, text } from '../../../../src/api/shape'
import type { Provider } from '../../api/provider'
import { control } from '../control'

/** Undoes what the controls here have done. */
export function endOutages({ chain, indexer, closed }: Provider): void {
  chain.setReachable(true)
  indexer.setBroken(false)
  closed.clear()
}

/** Outages and closed calls of the provider, until they are ended. */
export function outageControls(app: Hono, { chain, indexer, closed }: Provider): void {
  control(app, 'POST', '/sandbox/node', record({ up: flag }), async ({ up }) => chain.setReachable(up))

  control(app, 'POST', '/sandbox/sync', record({ works: flag }), async ({ works }) => indexer.setBroken(!works))

  control(app, 'POST', '/sandbox/open', record({ path: text, open: flag }), async ({ path, open }) => {
    if (open) closed.delete(path)
    else closed.add(path)
    return { closed: [...closed] }
  })
}
