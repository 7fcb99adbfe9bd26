import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findSideEffects, sideEffectsOf } from '../../src/build/sideEffects'

const test = suite('build/sideEffects')
const ROOT = join(import.meta.dirname, '../..')

const find = async (source: string, file = 'src/ui/x.tsx') =>
  (await sideEffectsOf(file, source)).map((line) => line.replace(`side effect at import: ${file}: `, ''))

const EFFECTS: Record<string, string> = {
  'a call': "addEventListener('load', () => {})",
  'a call whose result is kept': 'const places = readPlaces()',
  'one in an object': 'export const a = { b: [start()] }',
  'one that a function is given to': 'export const a = list(start())',
  'one in what a method calls': 'export const a = [1].map((one) => send(one))',
  'a condition': "if (typeof window === 'object') window.x = 1",
  'a loop': 'for (const one of [1]) self.x = one',
  'an assignment in a value': 'export const a = (self.x = 1)',
  'a count': 'let n = 0; export const a = n++',
  'something deleted': 'export const a = delete self.x',
  'a new object': 'const socket = new WebSocket(url)',
  'a template for all of the page': 'export const a = glob`body{margin:0;}`',
  'a static block of a class': 'export class A { static { start() } }',
  'a static value of a class': 'export class A { static b = start() }',
  'what awaits': 'export const a = await b',
  'an import() at once': "export const a = import('./b')",
  'an import without a name': "import './b'",
  'an import of types alone that is none': "import { type B } from './b'",
}
for (const [name, source] of Object.entries(EFFECTS)) {
  test(`${name} is found`, async () => {
    assert.is((await find(source)).length, 1, source)
  })
}

const VALUES: Record<string, string> = {
  imports: "import a, { b } from './b'; import type { C } from './c'; export { d } from './d'; export const e = [a, b]",
  functions: 'export function a() { start() } export const b = () => start(); export default async () => start()',
  classes: 'export class A extends Error { b = start(); c() { start() } }',
  'types and enums': 'export enum A { one, two } export interface B { c: string }',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  'values of values': 'export const a = [1, ...b, c?.d ?? e[0], `${f}`, !g, typeof self, h ? 1 : 2, /i/]',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  styles: 'import { css } from "goober"; const a = css`color:${b};`',
  signals: 'export const a = signal(null); export const b = computed(() => start())',
  'new collections': 'export const a = new Map(Object.entries(b).map(([c, d]) => [d, c]))',
  'what is marked as pure': 'export const a = /* @__PURE__ */ start()',
  elements: 'export const a = <b onClick={() => start()}>c</b>',
}
for (const [name, source] of Object.entries(VALUES)) {
  test(`${name} are none`, async () => {
    assert.equal(await find(source), [])
  })
}

test('a module that may listen may not import without a name either', async () => {
  const file = 'src/actions/page/keepScroll.ts'
  assert.equal(await find("addEventListener('load', start)", file), [])
  assert.equal(await find("import './b'; addEventListener('load', start)", file), ['import "./b";'])
})

test('no module of ours has any, the entry apart', async () => {
  const isShipped = (name: string) =>
    /\.tsx?$/.test(name) && !/^(build|doctor|polyfills)\b|^(early|floor|wayOut(Styles)?)\./.test(name)
  const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(isShipped)
  const inputs = Object.fromEntries(names.map((name) => [`src/${name}`, { bytes: 1, imports: [] }]))
  assert.ok(names.length > 500)
  assert.equal(await findSideEffects(ROOT, { inputs, outputs: {} }, 'src/main.tsx'), [])
  const entry = { 'src/main.tsx': { bytes: 1, imports: [] } }
  assert.ok((await findSideEffects(ROOT, { inputs: entry, outputs: {} }, '')).length > 0)
})

test.run()
