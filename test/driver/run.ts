import { parseArgs } from 'node:util'
import { prepareBrowser } from './prepareBrowser'
import { conclude, runAll } from './runAll'
import { BROWSER, BUILD, CHECKS, CONTRACTS, type Step, units } from './steps'

/** Steps that run at the same time; the smallest machine has two cores. */
const LANES = 2

/** Usage: npm test [words of a step's name] [-- --no-install] */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-install': { type: 'boolean' } } })
const only = positionals.join(' ')
const wanted = (step: Step) => !only || step.name.includes(only)
const browser = BROWSER.filter(wanted)
await prepareBrowser(browser, values['no-install'])
conclude([
  ...(await runAll([...CHECKS, BUILD].filter(wanted), LANES)),
  ...(await runAll([CONTRACTS, ...units()].filter(wanted), LANES)),
  // After the others, which would take processor time from what a player waits for.
  ...(await runAll(browser, browser.length)),
])
