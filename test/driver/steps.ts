import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CORE, restOf } from './core'
import { place } from './progress'

export interface Step {
  name: string
  command: string[]
  /** One result for the whole command, instead of the counts it prints. */
  single?: boolean
  /** It needs a Chromium. */
  browser?: boolean
  environment?: Record<string, string>
  /** Lines of its output that are worth seeing although it passed. */
  figures?: RegExp
}

export interface Result {
  name: string
  passed: number
  failed: number
  seconds: number
  output: string
}

const ROOT = join(import.meta.dirname, '../..')
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
const TSX = [process.execPath, '--import', 'tsx', '--import', './test/support/react.mjs']

/** The folders of unit tests. Each runs in its own process, so that none depends on what another left behind. */
function unitFolders(): string[] {
  const hasTests = (folder: string) =>
    readdirSync(join(ROOT, 'test', folder), { recursive: true, encoding: 'utf8' }).some((name) =>
      /\.test\.tsx?$/.test(name),
    )
  return readdirSync(join(ROOT, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'e2e' && hasTests(entry.name))
    .map((entry) => entry.name)
}

export const CHECKS: Step[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit'], single: true },
  // Checks what runs in the browser without Node's types, so that `process` and `Buffer` are undefined names.
  { name: 'types, browser', command: [bin('tsc'), '--noEmit', '-p', '.tsconfig.browser.json'], single: true },
  { name: 'nothing unused', command: [...TSX, 'test/build/unused/run.ts'], single: true },
  { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings'], single: true },
]
export const BUILD: Step = {
  name: 'build, rooms and budgets',
  command: [...TSX, 'test/sandbox/buildSite.ts'],
  single: true,
}
const suites = (folder: string, file = ''): Step => ({
  name: `unit ${folder} ${file}`.trim(),
  command: [...TSX, 'test/driver/suites.ts', `test/${folder}`, file],
})

/**
 * Each file of these runs in its own process: what a screen loads lives as long as its page, and some fake the clock.
 */
const FILE_BY_FILE = ['screens', 'past-bugs']

export const units = (): Step[] => [
  ...unitFolders()
    .filter((folder) => !FILE_BY_FILE.includes(folder))
    .map((folder) => suites(folder)),
  ...FILE_BY_FILE.flatMap((folder) =>
    readdirSync(join(ROOT, 'test', folder))
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => suites(folder, name)),
  ),
]
/** Node 20 has the WebSocket that drives the browsers only behind this flag. */
const engines = (name: string, ...options: string[]): Step => ({
  name,
  command: [process.execPath, '--experimental-websocket', ...TSX.slice(1), 'test/engines/run.ts', ...options],
  browser: true,
})
export const CONTRACTS: Step = { name: 'contracts', command: [...TSX, 'test/contracts/run.ts'] }

/** End-to-end steps that run at the same time: they mostly wait for blocks, which leaves two cores half idle. */
export const LANES_IN_BROWSERS = 3

/** Deals end-to-end files to as many steps, each with its own world and browser. */
const endToEnd = (name: string, files: readonly string[]): Step[] =>
  Array.from({ length: LANES_IN_BROWSERS }, (_, lane) => ({
    name: `${name} ${lane + 1}/${LANES_IN_BROWSERS}`,
    command: [
      ...TSX,
      'test/driver/suites.ts',
      'test/e2e',
      files.filter((_, index) => index % LANES_IN_BROWSERS === lane).join(),
    ],
    browser: true,
  }))

/** What `npm test` runs in browsers: the core of the end-to-end files, and the oldest engine. */
export const BROWSER: Step[] = [
  // First, since it has to fetch its engine.
  engines('oldest engine', '--only', 'floor'),
  ...endToEnd('end to end', Object.keys(CORE)),
]

/**
 * What takes minutes, for `npm run test:full`: first the end-to-end steps, then those that keep one core busy, two at a
 * time and the longest first, then those that need the whole machine.
 */
export const LONG: Record<'beside' | 'pairs' | 'alone', Step[]> = {
  beside: endToEnd('end to end, the rest', restOf(readdirSync(join(ROOT, 'test/e2e')))),
  pairs: [
    engines('all engines'),
    { name: 'all wallets', command: [...TSX, 'test/personas/run.ts'], browser: true },
    {
      name: 'ways to leave a page',
      command: [...TSX, 'test/kill/run.ts', '--manner', 'crash,close,reload,back', '--only', ':8,claim:3'],
      browser: true,
    },
    { name: 'every fault', command: [...TSX, 'test/faults/run.ts'], figures: /^(\d+ faults| {2}\w).*cells.*/gm },
    { name: 'long histories', command: [...TSX, 'test/journal/run.ts', '--runs', '100000'], single: true },
    { ...suites('journal', 'exhaustive'), name: 'every point of death', environment: { EVERY_POINT: '1' } },
    { ...suites('screens', 'hostile'), name: 'every hostile text', environment: { EVERY_TEXT: '1' } },
    {
      name: 'the same build in two folders',
      command: [...TSX, 'test/build/buildTwice.ts'],
      single: true,
      figures: /^\d+ files.*/gm,
    },
  ],
  alone: [
    {
      name: 'heap',
      command: [...TSX, 'test/bench/heap.ts'],
      single: true,
      browser: true,
      figures: /^(after|grown).*/gm,
    },
    // Two lanes of its own.
    { name: 'coverage', command: [...TSX, 'test/driver/coverage/run.ts'], single: true, figures: /^src\/.*/gm },
  ],
}

/** While a step runs, a sign of life is printed this often. */
const SIGN_MS = 30_000

/**
 * Runs a step to its end. Its output is kept, and the caller shows it if the step failed.
 * @param say takes a progress line about a step that runs for long
 */
export function run({ name, command, single, environment }: Step, say: (line: string) => void): Promise<Result> {
  const [program = '', ...rest] = command
  if (!existsSync(program)) throw new Error(`${program} is missing: run npm ci`)
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, rest, { cwd: ROOT, env: { ...process.env, FORCE_COLOR: '0', ...environment } })
    let output = ''
    const seconds = () => (Date.now() - started) / 1000
    const signs = setInterval(
      () => say(`...    ${name.padEnd(26)} ${Math.round(seconds())} s  ${place(output)}`),
      SIGN_MS,
    )
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('close', (code) => {
      clearInterval(signs)
      resolve({ name, seconds: seconds(), output, ...(single ? one(code === 0) : count(output, code)) })
    })
  })
}

const one = (passed: boolean) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/**
 * Reads the counts a test runner printed. A runner that ran nothing, or exited badly without a failure, counts as
 * failed.
 */
function count(output: string, code: number | null): { passed: number; failed: number } {
  const sum = (pattern: RegExp) => [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0)
  const total = sum(/^\s*Total:\s+(\d+)/gm)
  const uvuPassed = sum(/^\s*Passed:\s+(\d+)/gm)
  const passed = uvuPassed + sum(/^(\d+) passed, \d+ failed/gm)
  const failed = total - uvuPassed + sum(/^\d+ passed, (\d+) failed/gm)
  return { passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1) }
}
