import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ForgeTest, runForge } from './forge'
import { MUTANTS, type Mutant } from './mutants'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CONTRACTS = 'test/sandbox/chain/contracts'
const INVARIANTS = 'test/contracts/invariant/*'

interface Verdict {
  mutant: Mutant
  /** The first tests that failed; none if the fault survived. */
  caughtBy: string[]
}

/** A copy of contracts and tests, whose compiler output is kept from fault to fault: only what changed is compiled. */
async function createCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'mutants-'))
  for (const folder of [CONTRACTS, 'test/contracts']) {
    await cp(join(ROOT, folder), join(copy, folder), { recursive: true })
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function run(copy: string, args: readonly string[]): Promise<ForgeTest[]> {
  const env = {
    FOUNDRY_OUT: join(copy, 'out'),
    FOUNDRY_CACHE_PATH: join(copy, 'cache'),
    FOUNDRY_FUZZ_FAILURE_PERSIST_DIR: join(copy, 'failures'),
    FOUNDRY_INVARIANT_FAILURE_PERSIST_DIR: join(copy, 'failures'),
    // The shortest failing history is not looked for: that it fails is enough.
    FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT: '0',
  }
  return runForge({ root: copy, args, env })
}

const failures = (tests: readonly ForgeTest[]): string[] =>
  tests.filter((test) => !test.isPassed).map((test) => `${test.suite}.${test.name}`)

/** Puts one fault in, runs the tests until some fail, and takes the fault out again. */
async function tryMutant(copy: string, mutant: Mutant, stages: readonly (readonly string[])[]): Promise<Verdict> {
  const path = join(copy, CONTRACTS, mutant.file)
  const source = await readFile(path, 'utf8')
  const pieces = source.split(mutant.find)
  if (pieces.length !== 2) throw new Error(`"${mutant.name}": its text occurs ${pieces.length - 1} times`)
  await writeFile(path, pieces.join(mutant.replace))
  try {
    for (const args of stages) {
      const caughtBy = failures(await run(copy, args))
      if (caughtBy.length > 0) return { mutant, caughtBy }
    }
    return { mutant, caughtBy: [] }
  } finally {
    await writeFile(path, source)
  }
}

/** Runs all faults; with `onlyInvariants` it measures what the random histories find by themselves. */
async function runMutants(onlyInvariants: boolean): Promise<Verdict[]> {
  const copy = await createCopy()
  try {
    const red = failures(await run(copy, []))
    if (red.length > 0) throw new Error(`the tests fail without any fault: ${red.join(', ')}`)
    const invariants = ['--match-path', INVARIANTS]
    const stages = onlyInvariants ? [invariants] : [['--no-match-path', INVARIANTS], invariants]
    const verdicts: Verdict[] = []
    for (const mutant of MUTANTS) {
      const verdict = await tryMutant(copy, mutant, stages)
      print(verdict)
      verdicts.push(verdict)
    }
    return verdicts
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

function print({ mutant, caughtBy }: Verdict): void {
  const [first = 'SURVIVED', ...more] = caughtBy
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  console.log(`${mutant.file.padEnd(15)} ${mutant.name.padEnd(42)} ${first}${others}`)
}

const started = Date.now()
const onlyInvariants = process.argv.includes('--invariants')
const verdicts = await runMutants(onlyInvariants)
const survived = verdicts.filter(({ caughtBy }) => caughtBy.length === 0).length
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`${verdicts.length - survived} of ${verdicts.length} faults caught in ${seconds} s`)
if (survived > 0 && !onlyInvariants) process.exitCode = 1
