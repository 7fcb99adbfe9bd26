import { conclude, runAll } from './runAll'
import { BROWSER, BUILD, CHECKS, CONTRACTS, type Step, units } from './steps'

/** Steps at the same time; two cores are what the smallest machine has. */
const LANES = 2

const only = process.argv.slice(2).join(' ')
const wanted = (step: Step) => !only || step.name.includes(only)
conclude([
  ...(await runAll([...CHECKS, BUILD].filter(wanted), LANES)),
  ...(await runAll([CONTRACTS, ...units()].filter(wanted), LANES)),
  // After the others, which would take the processor from what a player waits for.
  ...(await runAll(BROWSER.filter(wanted), LANES)),
])
