import { failures, fileTimes } from './progress'
import { type Result, run, type Step } from './steps'

/** Files that take at least this long are listed with their time. */
const LONG_FILE_SECONDS = 10

/** Runs steps, `lanes` of them at a time, and reports each as it ends. */
export async function runAll(steps: readonly Step[], lanes: number): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await run(step, console.log)
      results.push(result)
      const counts = `${result.passed} passed, ${result.failed} failed`
      console.log(
        `${result.failed ? 'FAILED' : 'ok    '} ${result.name.padEnd(26)} ${counts}  ${result.seconds.toFixed(1)} s`,
      )
      for (const failure of failures(result.output)) console.log(`       ${failure}`)
      for (const { name, seconds } of fileTimes(result.output))
        if (seconds >= LONG_FILE_SECONDS) console.log(`       ${seconds.toFixed(1).padStart(6)} s  ${name}`)
      const figures = step.figures ? (result.output.match(step.figures) ?? []) : []
      for (const figure of result.failed ? [] : figures) console.log(`       ${figure}`)
      if (result.failed) console.log(result.output.replace(/^/gm, '    '))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/** Prints what failed and the totals as the last line, and sets the exit code. */
export function conclude(results: readonly Result[]): void {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  for (const { name, output } of results.filter(({ failed }) => failed > 0))
    console.log([`In ${name}:`, ...failures(output)].join('\n  '))
  if (passed + failed === 0) console.log('No test was run.')
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
