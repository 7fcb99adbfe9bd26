import { fileURLToPath } from 'node:url'
import { writeAppRules } from './appRules'
import { checkAbis } from './checkAbis'
import { type ForgeTest, runForge } from './forge'

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
const APP_RULES_FILE = `${ROOT}/node_modules/.cache/forge/appRules.bin`
/** Many more and longer random histories, and other ones each time. */
const LONG_RUN = {
  FOUNDRY_INVARIANT_RUNS: '256',
  FOUNDRY_INVARIANT_DEPTH: '500',
  FOUNDRY_FUZZ_RUNS: '10000',
}

/** Runs every test of the contracts. The last printed line is `N passed, N failed`. */
export async function runContractTests(isLong: boolean): Promise<{ passed: number; failed: number }> {
  const args = isLong ? ['--fuzz-seed', `0x${Date.now().toString(16)}`] : []
  await writeAppRules(APP_RULES_FILE)
  const env = { APP_RULES_FILE, ...(isLong ? LONG_RUN : {}) }
  const tests = [...(await checkAbis()), ...(await runForge({ root: ROOT, args, env }))]
  for (const [suite, own] of bySuite(tests)) printSuite(suite, own)
  const failed = tests.filter((test) => !test.isPassed).length
  const passed = tests.length - failed
  if (isLong) console.log(`seed ${args[1]}`)
  console.log(`${passed} passed, ${failed} failed`)
  return { passed, failed }
}

function bySuite(tests: readonly ForgeTest[]): Map<string, ForgeTest[]> {
  const suites = new Map<string, ForgeTest[]>()
  for (const test of tests) suites.set(test.suite, [...(suites.get(test.suite) ?? []), test])
  return suites
}

function printSuite(suite: string, tests: readonly ForgeTest[]): void {
  const failures = tests.filter((test) => !test.isPassed)
  const cases = tests.reduce((sum, test) => sum + test.cases, 0)
  const count = `${tests.length - failures.length}/${tests.length}`
  console.log(`${suite.padEnd(22)} ${count.padStart(7)}${cases > tests.length ? `  ${cases} cases` : ''}`)
  for (const failure of failures) console.log(`  FAILED ${failure.name}: ${failure.reason}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runContractTests(process.argv.includes('--long'))
  if (failed > 0 || passed === 0) process.exitCode = 1
}
