import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Step {
  name: string
  command: string[]
  /** One result for the whole command, instead of the counts it prints. */
  single?: boolean
  environment?: Record<string, string>
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

/** Folders of unit tests, each run in a process of its own, so that none leans on what another left behind. */
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
  // Once more what runs in the browser, where Node's types are unknown.
  // What runs in the browser, without Node's types: there `process` and `Buffer` are undefined names.
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

export const units = (): Step[] => [
  ...unitFolders()
    .filter((folder) => folder !== 'screens')
    .map((folder) => suites(folder)),
  // What a screen loads lives as long as its page, which is as long as the process.
  ...readdirSync(join(ROOT, 'test/screens'))
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => suites('screens', name)),
]
function engines(name: string, only?: string): Step {
  const [node = '', ...rest] = TSX
  // Node 20 has its WebSocket, by which the browsers are driven, only when asked.
  const command = [node, '--experimental-websocket', ...rest, 'test/engines/run.ts', ...(only ? ['--only', only] : [])]
  return { name, command }
}
export const CONTRACTS: Step = { name: 'contracts', command: [...TSX, 'test/contracts/run.ts'] }
/** In two parts, each with a world and a browser of its own: most of their time they wait for blocks. */
export const BROWSER: Step[] = [
  ...['1/2', '2/2'].map((part) => ({
    name: `end to end ${part}`,
    command: [...TSX, 'test/driver/suites.ts', 'test/e2e', '', part],
  })),
  engines('old engines', 'floor,middle'),
]
/** What takes minutes: `npm run test:full`. */
export const LONG: Step[] = [engines('all engines'), { name: 'all wallets', command: [...TSX, 'test/personas/run.ts'] }]

/** Runs a step to its end; its output is kept, and shown by the caller when it failed. */
export function run({ name, command, single, environment }: Step): Promise<Result> {
  const [program = '', ...rest] = command
  if (!existsSync(program)) throw new Error(`${program} is missing: run npm ci`)
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, rest, { cwd: ROOT, env: { ...process.env, FORCE_COLOR: '0', ...environment } })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000
      resolve({ name, seconds, output, ...(single ? one(code === 0) : count(output, code)) })
    })
  })
}

const one = (passed: boolean) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** Reads the counts a test runner printed; a runner that ran nothing, or ended badly without a failure, failed. */
function count(output: string, code: number | null): { passed: number; failed: number } {
  const sum = (pattern: RegExp) => [...output.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0)
  const total = sum(/^\s*Total:\s+(\d+)/gm)
  const uvuPassed = sum(/^\s*Passed:\s+(\d+)/gm)
  const passed = uvuPassed + sum(/^(\d+) passed, \d+ failed/gm)
  const failed = total - uvuPassed + sum(/^\d+ passed, (\d+) failed/gm)
  return { passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1) }
}
