import { config } from '../config'
import type { CheckName, Finding } from './finding'
import type { Outside } from './outside'
import { blacken, redact, secretsOf } from './redact'

/** The findings as plain text for support, in English whatever the page's language, with nothing private in it. */
export function writeReport({ page, now }: Outside, findings: readonly (readonly [CheckName, Finding])[]): string {
  const head = [
    'Dragon Market, wallet doctor',
    `time: ${new Date(now()).toISOString().slice(0, 19)}Z`,
    `site: ${page.location.host}, build ${config.version}`,
  ]
  const lines = findings.map(([name, { state, facts }]) => {
    const told = Object.keys(facts).map((fact) => `${redact(fact)}=${tell(facts[fact])}`)
    return `${name}: ${state}; ${told.join('; ')}`
  })
  return blacken(head.concat(lines).join('\n'), secretsOf(page))
}

/** Numbers and flags are ours; texts come from outside, so they are redacted. */
const tell = (fact: Finding['facts'][string] | undefined): string =>
  typeof fact === 'string' ? redact(fact) : String(fact)
