import './support/world'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkValue } from '../../src/api/shape'
import { readCatalogue } from '../sandbox/api/catalogue'
import type { World } from '../sandbox/control/startWorld'
import { authCases } from './cases/auth'
import { coinCases } from './cases/coin'
import { marketCases } from './cases/market'
import { userCases } from './cases/user'
import { beginWalk, type Cases } from './support/walk'
import { openWorld } from './support/world'

const test = suite('sandbox/catalogue')
const CASES: Cases = { ...authCases, ...userCases, ...marketCases, ...coinCases }

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
  assert.equal(catalogue.map(({ name }) => name).sort(), Object.keys(CASES).sort())
  const routes = new Set(catalogue.map(({ spec }) => `${spec.method} ${spec.path}`))
  assert.is(routes.size, catalogue.length)
})

for (const { name, spec } of catalogue) {
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
