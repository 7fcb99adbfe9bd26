import { Session } from 'node:inspector'
import { Script } from 'node:vm'
import { transformSync } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { branchesOf, type Counted } from './coverage/branches'

const test = suite('driver/coverage/branches')

const SOURCE = `// Comes first.
export function nameOf(coin: string | null, isMany?: boolean): string {
  if (coin === null) return 'free'
  const sign = isMany ? 's' : ''
  try {
    if (coin === '') throw new Error('none')
  } catch {
    return 'none'
  }
  switch (coin) {
    case 'MDS':
      return coin + (sign || '.')
    default:
      return 'other'
  }
}
const unused = () => null
`
const { code } = transformSync(SOURCE, { loader: 'ts', format: 'cjs', sourcemap: 'inline', minifyWhitespace: true })
type Arguments = [coin: string | null, isMany?: boolean]

/** What V8 counts while the source is run and its function called so. */
function count(calls: readonly Arguments[]): Counted[] {
  const session = new Session()
  session.connect()
  let counted: Counted[] = []
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const module: { exports: { nameOf?(...call: Arguments): string } } = { exports: {} }
  // One function around it, as Node puts around a module, in a line of its own below.
  const filename = `${calls.length}-calls.js`
  new Script(code, { filename }).runInNewContext({ module, exports: module.exports })
  for (const call of calls) module.exports.nameOf?.(...call)
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    counted = result.find(({ url }) => url === filename)?.functions ?? []
  })
  session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return counted
}

/** The branches of our lines as `line kind times`. */
const told = (calls: readonly Arguments[]): string[] =>
  branchesOf(code, count(calls))
    .filter(({ line }) => line > 1)
    .map(({ kind, line, times }) => `${line} ${kind} ${times}`)
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))

test('every branch is found by our lines, with how often it was taken', () => {
  assert.equal(told([['MDS', true], ['MDS'], [null], ['']]), [
    '2 function 4',
    '3 then 1',
    '4 then 1',
    '4 else 2',
    '6 then 1',
    '7 catch 1',
    '12 operand 1',
    '12 case 2',
    '14 case 0',
    '17 function 0',
  ])
})

test('without any call nothing was taken, and the same branches are found', () => {
  const names = (lines: readonly string[]) => lines.map((line) => line.replace(/\d+$/, ''))
  const never = told([])
  assert.equal(names(never), names(told([['MDS']])))
  assert.ok(never.every((line) => line.endsWith(' 0')))
})

test('what no process ran has every branch, none taken', () => {
  const branches = branchesOf(code, [])
  assert.ok(branches.length >= 10)
  assert.ok(branches.every(({ times }) => times === 0))
})

test('types alone have none', () => {
  const types = transformSync('export interface Coin { name: string }', { loader: 'ts', sourcemap: 'inline' })
  assert.equal(branchesOf(types.code, []), [])
})

test.run()
