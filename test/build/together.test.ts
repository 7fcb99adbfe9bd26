import { join } from 'node:path'
import type { OnLoadResult, PluginBuild } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadTogether, ON_TOP, TOGETHER } from '../../src/build/together'

const test = suite('build/together')

const ROOT = join(import.meta.dirname, '../..')
const LAZY = new Set([
  'src/actions/money/taps/beginSell.ts',
  'src/actions/money/taps/beginBuy.ts',
  'src/actions/page/start.ts',
  'src/screens/forget/Forget.tsx',
  'src/App.tsx',
])
const { change, plugin } = loadTogether(ROOT, 'src/main.tsx', LAZY)

/** What stands in a group's module. */
async function contentsOf(path: string): Promise<string> {
  let load: (asked: { path: string }) => OnLoadResult = () => ({})
  const onLoad = (_: object, run: typeof load) => {
    load = run
  }
  await plugin.setup({ onResolve() {}, onLoad } as unknown as PluginBuild)
  return String(load({ path }).contents)
}

test('an import of a grouped module asks for its group and takes its part of it', () => {
  assert.is(
    change(`load={() => import('../../actions/money/taps/beginBuy')}`, 'src/screens/shell/Buy.tsx'),
    `load={() => import('together:money').then((group) => group.m0)}`,
  )
  assert.match(change(`import('../../actions/money/taps/beginSell')`, 'src/screens/shell/Sell.tsx'), 'group.m1')
})

test('a module of no group, and the type of one, stay as they are', () => {
  for (const source of [`import('../login/HandOff')`, `typeof import('../../actions/money/taps/beginSell')`])
    assert.is(change(source, 'src/screens/shell/Any.tsx'), source)
})

test('a group on top of another imports all of it', async () => {
  for (const [group, below] of Object.entries(ON_TOP)) {
    assert.ok(TOGETHER[group] && TOGETHER[below], `${group} and ${below} are groups`)
    assert.match(await contentsOf(group), new RegExp(`import 'together:${below}'`))
  }
  assert.not.match(await contentsOf('money'), /together:/)
})

test.run()
