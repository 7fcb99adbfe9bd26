import { BROWSER, BUILD, CHECKS, CONTRACTS, type Result, run, type Step, units } from './steps'

/** Steps at the same time; two cores are what the smallest machine has. */
const LANES = 2

const results: Result[] = []

async function runAll(steps: Step[], lanes: number): Promise<void> {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await run(step)
      results.push(result)
      const counts = `${result.passed} passed, ${result.failed} failed`
      console.log(
        `${result.failed ? 'FAILED' : 'ok    '} ${result.name.padEnd(26)} ${counts}  ${result.seconds.toFixed(1)} s`,
      )
      if (result.failed) console.log(result.output.replace(/^/gm, '    '))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const only = process.argv.slice(2).join(' ')
const wanted = (step: Step) => !only || step.name.includes(only)
await runAll([...CHECKS, BUILD].filter(wanted), LANES)
await runAll([CONTRACTS, ...units()].filter(wanted), LANES)
// After the others, which would take the processor from what a player waits for.
await runAll(BROWSER.filter(wanted), LANES)

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
if (passed + failed === 0) console.log('No test was run.')
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
