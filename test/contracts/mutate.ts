import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ForgeTest, runForge } from './forge'
import { MUTANTS, type Mutant } from './mutants'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CONTRACTS = 'test/sandbox/chain/contracts'
const INVARIANTS = 'test/contracts/invariant/*'
/** Compiling is what takes the time, in one thread. */
const WORKERS = 2

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
    // A fault may leave something unused; and what is compiled fastest is good enough to find it.
    FOUNDRY_DENY: 'never',
    FOUNDRY_OPTIMIZER: 'false',
    // The shortest failing history is not looked for: that it fails is enough.
    FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT: '0',
  }
  return runForge({ root: copy, args: [...args, '--no-match-contract', 'AppRulesTest'], env })
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

/** Takes faults from the queue until it is empty; each worker has its own copy. */
async function work(queue: Mutant[], stages: readonly (readonly string[])[]): Promise<Verdict[]> {
  const copy = await createCopy()
  try {
    const red = failures(await run(copy, stages[0] ?? []))
    if (red.length > 0) throw new Error(`the tests fail without any fault: ${red.join(', ')}`)
    const verdicts: Verdict[] = []
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
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

/** Runs all faults; with `onlyInvariants` it measures what the random histories find by themselves. */
async function runMutants(onlyInvariants: boolean): Promise<Verdict[]> {
  const invariants = ['--match-path', INVARIANTS]
  const stages = onlyInvariants ? [invariants] : [['--no-match-path', INVARIANTS], invariants]
  const queue = [...MUTANTS]
  const workers = Array.from({ length: Math.min(WORKERS, availableParallelism()) }, () => work(queue, stages))
  return (await Promise.all(workers)).flat()
}

const started = Date.now()
const onlyInvariants = process.argv.includes('--invariants')
const verdicts = await runMutants(onlyInvariants)
const survived = verdicts.filter(({ caughtBy }) => caughtBy.length === 0)
const seconds = Math.round((Date.now() - started) / 1000)
for (const { mutant } of survived) console.log(`SURVIVED ${mutant.name}`)
console.log(`${verdicts.length - survived.length} of ${MUTANTS.length} faults caught in ${seconds} s`)
if (survived.length > 0 && !onlyInvariants) process.exitCode = 1
