import { parseArgs } from 'node:util'
import { prepareBrowser } from './prepareBrowser'
import { conclude, runAll } from './runAll'
import { BROWSER, BUILD, CHECKS, CONTRACTS, type Step, units } from './steps'

/** Steps at the same time; two cores are what the smallest machine has. */
const LANES = 2

/** npm test [words of a step's name] [-- --no-install] */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-install': { type: 'boolean' } } })
const only = positionals.join(' ')
const wanted = (step: Step) => !only || step.name.includes(only)
const browser = BROWSER.filter(wanted)
await prepareBrowser(browser, values['no-install'])
conclude([
  ...(await runAll([...CHECKS, BUILD].filter(wanted), LANES)),
  ...(await runAll([CONTRACTS, ...units()].filter(wanted), LANES)),
  // After the others, which would take the processor from what a player waits for.
  ...(await runAll(browser, LANES)),
])
