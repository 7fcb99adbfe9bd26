import { spawn } from 'node:child_process'
import { npmBinary } from '../sandbox/chain/npmBinary'

/** One test as forge ran it. */
export interface ForgeTest {
  suite: string
  name: string
  isPassed: boolean
  /** Why it failed; null when it passed. */
  reason: string | null
  /** Random inputs or calls tried; 1 for a plain test. */
  cases: number
}

export interface ForgeOptions {
  /** Folder that holds the tests and contracts under their paths in the repository. */
  root: string
  args?: readonly string[]
  /** forge's settings as environment variables; they go before foundry.toml. */
  env?: Record<string, string>
}

interface Call {
  func_name: string | null
  args: string | null
}
interface TestReport {
  status: string
  reason: string | null
  counterexample: { Single?: Call; Sequence?: [number, Call[]] } | null
  kind: { Unit?: unknown; Fuzz?: { runs: number }; Invariant?: { calls: number } }
}
type Report = Record<string, { test_results: Record<string, TestReport> }>

/**
 * Runs the contract tests.
 * @throws Error with the compiler's words if nothing could be run
 */
export async function runForge({ root, args = [], env = {} }: ForgeOptions): Promise<ForgeTest[]> {
  const child = spawn(npmBinary('forge'), ['test', '--root', root, '--json', ...args], {
    cwd: root,
    env: { ...process.env, FOUNDRY_CONFIG: `${root}/test/contracts/foundry.toml`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  const [output, errors] = await Promise.all([readAll(child.stdout), readAll(child.stderr), closed(child)])
  process.off('exit', stop)
  // The report is the one line that is an object by suite; forge may print other JSON lines around it.
  const report = output.split('\n').find((line) => line.includes('"test_results"'))
  if (report === undefined) throw new Error(`forge ran no tests\n${output}${errors}`.trim())
  return Object.entries(JSON.parse(report) as Report).flatMap(([suite, { test_results }]) =>
    Object.entries(test_results).map(([name, test]) => toTest(suite, name, test)),
  )
}

function toTest(suite: string, name: string, { status, reason, counterexample, kind }: TestReport): ForgeTest {
  const isPassed = status === 'Success'
  const { Single: single, Sequence: sequence } = counterexample ?? {}
  const calls = sequence?.[1] ?? (single === undefined ? [] : [single])
  const example = calls.map((call) => `\n    ${call.func_name ?? ''}(${call.args ?? ''})`).join('')
  return {
    suite: suite.replace(/^.*:/, ''),
    name: name.replace(/\(.*/, ''),
    isPassed,
    reason: isPassed ? null : `${reason ?? status}${example}`,
    cases: kind.Invariant?.calls ?? kind.Fuzz?.runs ?? 1,
  }
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

function closed(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}
