import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { MUTANTS, type Mutant } from './mutants'

/** Puts each fault of the table into a copy of the journal, and checks whether a test fails. */
const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src', 'test', 'i18n', 'package.json', 'tsconfig.json']
const WORKERS = 2
const LEAST_CAUGHT = 0.95
/** Also catches a fault that makes a test run for ever. */
const LIMIT_MS = 600_000

const suites = (folder: string) => ['--import', './test/support/react.mjs', 'test/driver/suites.ts', `test/${folder}`]
/** The quickest first. */
const STAGES: Record<string, readonly string[]> = {
  storage: suites('storage'),
  chain: [...suites('chain'), 'findEffect'],
  gate: [...suites('wallet'), 'send'],
  signIn: [...suites('wallet'), 'signInMessage'],
  verdict: [...suites('domain'), 'verdict'],
  actions: suites('actions'),
  journal: ['test/journal/run.ts', '--quick'],
}

interface Verdict {
  mutant: Mutant
  /** The first group of tests that failed; none if the fault survived. */
  caughtBy: string | null
}

async function createCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'journal-mutants-'))
  for (const folder of FOLDERS) await cp(join(ROOT, folder), join(copy, folder), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function passes(copy: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
    child.on('close', (code) => {
      clearTimeout(timer)
      // The exit code says nothing about failed tests if suites run one after the other.
      const sum = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
      resolve(code === 0 && sum(/^\s*Total:\s+(\d+)/m) === sum(/^\s*Passed:\s+(\d+)/m))
    })
  })
}

async function firstFailing(copy: string): Promise<string | null> {
  for (const [name, args] of Object.entries(STAGES)) if (!(await passes(copy, args))) return name
  return null
}

/** Inserts one fault, runs the tests until some fail, and removes the fault. */
async function tryMutant(copy: string, mutant: Mutant): Promise<Verdict> {
  const path = join(copy, mutant.file)
  const source = await readFile(path, 'utf8')
  const pieces = source.split(mutant.find)
  if (pieces.length !== 2) throw new Error(`"${mutant.name}": its text occurs ${pieces.length - 1} times`)
  await writeFile(path, pieces.join(mutant.replace))
  try {
    return { mutant, caughtBy: await firstFailing(copy) }
  } finally {
    await writeFile(path, source)
  }
}

/** What fails without any fault; checked once. */
let baseline: Promise<string | null> | null = null

/** Takes faults from the queue until it is empty; each worker has its own copy. */
async function work(queue: Mutant[]): Promise<Verdict[]> {
  const copy = await createCopy()
  try {
    baseline ??= firstFailing(copy)
    const red = await baseline
    if (red) throw new Error(`the ${red} tests fail without any fault`)
    const verdicts: Verdict[] = []
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const verdict = await tryMutant(copy, mutant)
      const { name, file, survives } = verdict.mutant
      const word = verdict.caughtBy ?? (survives ? `survives: ${survives}` : 'SURVIVED')
      console.log(`${file.replace('src/', '').padEnd(34)} ${name.padEnd(66)} ${word}`)
      verdicts.push(verdict)
    }
    return verdicts
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

const started = Date.now()
/** Words from names or files; without any, all faults. */
const only = process.argv.slice(2)
const isWanted = ({ name, file }: Mutant) => only.length === 0 || only.some((word) => `${file} ${name}`.includes(word))
const queue = MUTANTS.filter(isWanted)
const total = queue.length
const workers = Array.from({ length: Math.min(WORKERS, availableParallelism()) }, () => work(queue))
const verdicts = (await Promise.all(workers)).flat()
const survived = verdicts.filter(({ caughtBy }) => caughtBy === null)
const unexplained = survived.filter(({ mutant }) => mutant.survives === undefined)
for (const { mutant } of unexplained) console.log(`SURVIVED ${mutant.name}`)
console.log(`${total - survived.length} of ${total} faults caught in ${Math.round((Date.now() - started) / 1000)} s`)
if (unexplained.length > 0 || total - survived.length < LEAST_CAUGHT * total) process.exitCode = 1
