import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadTogether } from '../../src/build/together'

const test = suite('build/together')

const ROOT = join(import.meta.dirname, '../..')
const LAZY = new Set([
  'src/actions/money/taps/beginSell.ts',
  'src/actions/money/taps/beginBuy.ts',
  'src/actions/page/start.ts',
  'src/screens/forget/Forget.tsx',
  'src/App.tsx',
])
const { change } = loadTogether(ROOT, 'src/main.tsx', LAZY)

test('an import of a grouped module asks for its group and takes its part of it', () => {
  assert.is(
    change(`load={() => import('../../actions/money/taps/beginBuy')}`, 'src/screens/shell/Buy.tsx'),
    `load={() => import('together:money').then((group) => group.m0)}`,
  )
  assert.match(change(`import('../../actions/money/taps/beginSell')`, 'src/screens/shell/Sell.tsx'), 'group.m1')
})

test('a module of no group, and the type of one, stay as they are', () => {
  for (const source of [`import('../login/LoginArt')`, `typeof import('../../actions/money/taps/beginSell')`])
    assert.is(change(source, 'src/screens/shell/Any.tsx'), source)
})

test.run()
