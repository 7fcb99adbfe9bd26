import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { POLYFILLED } from '../../src/polyfills/names'
import { NEWER_APIS } from '../support/newerApis'
import { loadInOldBrowser } from '../wallet/oldBrowser'

const test = suite('polyfills')
/** Every path's type in the old browser. */
const TYPES = `
  const read = (path: string) => path.split('.').reduce((found: any, name) => found?.[name], self)
  export const types = (paths: string[]) => JSON.stringify(paths.map((path) => typeof read(path)))`

const typesOf = async (paths: readonly string[], polyfilled: boolean): Promise<string[]> => {
  const { types } = await loadInOldBrowser(TYPES, { polyfilled })
  return JSON.parse(String(types?.(paths as never))) as string[]
}

test('what is listed is missing before, and there after', async () => {
  assert.ok(POLYFILLED.length > 0)
  assert.equal(new Set(await typesOf(POLYFILLED, false)), new Set(['undefined']))
  assert.equal(new Set(await typesOf(POLYFILLED, true)), new Set(['function']))
})

test('nothing else is given that is not listed', async () => {
  const others = NEWER_APIS.filter((path) => !(POLYFILLED as readonly string[]).includes(path))
  assert.equal(await typesOf(others, true), await typesOf(others, false))
})

test('what an engine has is left alone', async () => {
  const own = globalThis.queueMicrotask
  Object.assign(globalThis, { self: globalThis })
  await import('../../src/polyfills')
  assert.is(globalThis.queueMicrotask, own)
})

test.run()
