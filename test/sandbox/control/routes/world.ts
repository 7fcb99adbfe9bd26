import type { Hono } from 'hono'
import { flag, maybe, oneOf, record, text, whole } from '../../../../src/api/shape'
import type { Provider } from '../../api/provider'
import { control } from '../control'
import { FAULT_KINDS, type Faults } from '../faults'

const LONGEST_JUMP_SECONDS = 366 * 24 * 60 * 60

export interface WorldControls {
  provider: Provider
  faults: Faults
  /** Back to the seed, without faults and outages. */
  reset(): Promise<void>
}

/** Clocks, blocks, faults, reset. */
export function worldControls(app: Hono, { provider, faults, reset }: WorldControls): void {
  const { chain, clock, indexer } = provider

  control(app, 'POST', '/sandbox/time', record({ seconds: whole }), async ({ seconds }) => {
    const jump = Math.min(Math.max(seconds, 0), LONGEST_JUMP_SECONDS)
    clock.setOffsetMs(clock.offsetMs() + jump * 1000)
    await chain.timeForward(jump)
    await indexer.sync()
    return { now: clock.now() }
  })

  const blocks = record({ hold: maybe(flag), resume: maybe(flag), mine: maybe(whole) })
  control(app, 'POST', '/sandbox/blocks', blocks, async ({ hold, resume, mine }) => {
    if (hold) await chain.hold()
    if (mine !== null) await chain.mine(mine)
    if (resume) await chain.resume()
    await indexer.sync()
    return { block: Number(await chain.blockNumber()) }
  })

  control(app, 'POST', '/sandbox/reset', record({}), async () => {
    const begun = performance.now()
    await reset()
    return { ms: Math.round(performance.now() - begun) }
  })

  const rule = record({
    kind: oneOf(FAULT_KINDS),
    method: maybe(oneOf(['GET', 'POST'])),
    path: text,
    nth: maybe(whole),
    times: maybe(whole),
    status: maybe(whole),
    delayMs: maybe(whole),
  })
  control(app, 'GET', '/sandbox/faults', record({}), async () => faults.list())
  control(app, 'POST', '/sandbox/faults', rule, async ({ kind, method, path, nth, times, status, delayMs }) =>
    faults.add({
      kind,
      method,
      path,
      nth: nth ?? 1,
      times: times ?? 1,
      status: status ?? 500,
      delayMs: delayMs ?? 1000,
    }),
  )
  control(app, 'POST', '/sandbox/faults/clear', record({ id: maybe(whole) }), async ({ id }) => faults.clear(id))
  const release = record({ id: whole, how: oneOf(['pass', 'drop']) })
  control(app, 'POST', '/sandbox/faults/release', release, async ({ id, how }) => faults.release(id, how))
}
