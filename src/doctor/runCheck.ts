import type { Check, Finding } from './finding'
import type { Outside } from './outside'
import type { Shared } from './shared'

/** Runs a check; one that hangs ends at its limit, and one that throws gives a finding too. This never rejects. */
export function runCheck(check: Check, outside: Outside, shared: Shared): Promise<Finding> {
  const tooSlow = (): Finding => ({
    state: 'unknown',
    found: [['doctor.tooSlow', { seconds: check.limitMs / 1000 }]],
    facts: { silent: true },
  })
  const broken = (): Finding => ({ state: 'unknown', found: [['doctor.broken']], facts: { broken: true } })
  return Promise.race([
    outside.wait(check.limitMs).then(tooSlow),
    new Promise<Finding>((resolve) => resolve(check.run(outside, shared))).then(undefined, broken),
  ])
}
