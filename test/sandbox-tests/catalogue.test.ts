import './support/world'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkValue } from '../../src/api/shape'
import { readCatalogue } from '../sandbox/api/catalogue'
import type { World } from '../sandbox/control/startWorld'
import { CASES } from './cases/all'
import { catalogueTable } from './support/catalogueTable'
import { ask } from './support/player'
import { SPEC_CALLS } from './support/specCalls'
import { beginWalk } from './support/walk'
import { shareWorld } from './support/world'

const test = suite('sandbox/catalogue')
const FILE = new URL('../sandbox/api/CATALOGUE.md', import.meta.url)

let world: World
const lines: string[] = []

test.before(async () => {
  world = await shareWorld()
})
test.after(() => console.log(`\n${lines.join('\n')}`))

const catalogue = await readCatalogue()

test('every call of the specification has a typed function, and no function is beside it', () => {
  assert.equal(catalogue.map(({ spec }) => `${spec.method} ${spec.path}`).sort(), [...SPEC_CALLS].sort())
})

test('every call of the specification has a route', () => {
  const routes = new Set(world.app.routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
  assert.equal(
    SPEC_CALLS.filter((call) => !routes.has(call)),
    [],
  )
})

test('the table beside the document says what is asked here; if not, run test/sandbox-tests/writeCatalogue.ts', async () => {
  assert.is(readFileSync(FILE, 'utf8'), await catalogueTable())
})

test('every call of the catalogue has its cases, and no case is left over', () => {
  assert.equal(catalogue.map(({ name }) => name).sort(), Object.keys(CASES).sort())
  const routes = new Set(catalogue.map(({ spec }) => `${spec.method} ${spec.path}`))
  assert.is(routes.size, catalogue.length)
})

test('a call for players needs a token, a POST its key and no more than it asks for', async () => {
  const { alice, visitor } = await beginWalk(world)
  const headers = { authorization: `Bearer ${alice.token}` }
  for (const { spec } of catalogue) {
    const { method, open } = spec
    const path = spec.path.replace(/\{\w+\}/g, '1')
    const stranger = await (method === 'GET' ? visitor.get(path) : visitor.post(path))
    assert.is(stranger.code === 401, !open, path)
    if (method === 'GET') {
      assert.is((await alice.get(`${path}?more=1`)).code, 400, path)
      continue
    }
    assert.is((await ask(world, 'POST', path, { body: {}, headers })).code, 1001, path)
    assert.is((await alice.post(path, { more: 1 })).code, 400, path)
  }
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
