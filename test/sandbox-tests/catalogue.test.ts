import './support/world'
import { readdirSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { CallSpec } from '../../src/api/call'
import { checkValue } from '../../src/api/shape'
import type { World } from '../sandbox/control/startWorld'
import { authCases } from './cases/auth'
import { coinCases } from './cases/coin'
import { marketCases } from './cases/market'
import { userCases } from './cases/user'
import { beginWalk, type Cases } from './support/walk'
import { openWorld } from './support/world'

const test = suite('sandbox/catalogue')
const CASES: Cases = { ...authCases, ...userCases, ...marketCases, ...coinCases }
const API = new URL('../../src/api/', import.meta.url)

/** Every call that a module of the app's API door exports, by name. */
async function readCatalogue(): Promise<Map<string, CallSpec>> {
  const calls = new Map<string, CallSpec>()
  for (const file of readdirSync(API).filter((name) => name.endsWith('.ts'))) {
    const exported = (await import(new URL(file, API).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'function' && 'spec' in value) calls.set(name, value.spec as CallSpec)
    }
  }
  return calls
}

let world: World
const lines: string[] = []

test.before(async () => {
  world = await openWorld()
})
test.after(() => {
  console.log(`\n${lines.join('\n')}`)
  return world.stop()
})

const catalogue = await readCatalogue()

test('every call of the catalogue has its cases, and no case is left over', () => {
  assert.equal([...catalogue.keys()].sort(), Object.keys(CASES).sort())
  const routes = new Set([...catalogue.values()].map(({ method, path }) => `${method} ${path}`))
  assert.is(routes.size, catalogue.size)
})

for (const [name, spec] of catalogue) {
  test(`${spec.method} ${spec.path} answers and refuses`, async () => {
    const cases = CASES[name]
    if (!cases) throw new Error(`${name} has no cases`)
    const { good, bad, code } = cases
    const walk = await beginWalk(world)
    const answer = await good(walk)
    assert.is(answer.code, 200, `${name}: ${answer.msg}`)
    checkValue(spec.answer, answer.data, name)
    const refusal = await bad(walk)
    assert.is(refusal.code, code, `${name}: ${refusal.msg}`)
    assert.is.not(refusal.msg, '')
    lines.push(`${spec.method.padEnd(4)} ${spec.path.padEnd(36)} 200  ${String(code).padEnd(4)} ${refusal.msg}`)
  })
}

test.run()
