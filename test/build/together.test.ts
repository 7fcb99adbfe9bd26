import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadTogether } from '../../src/build/together'

const test = suite('build/together')

const ROOT = join(import.meta.dirname, '../..')
const LAZY = new Set([
  'src/actions/sellAsset.ts',
  'src/actions/buyAsset.ts',
  'src/actions/start.ts',
  'src/screens/forget/Forget.tsx',
  'src/App.tsx',
])
const { change } = loadTogether(ROOT, 'src/main.tsx', LAZY)

test('an import of a grouped module asks for its group and takes its part of it', () => {
  assert.is(
    change(`load={() => import('../../actions/buyAsset')}`, 'src/screens/shell/Buy.tsx'),
    `load={() => import('together:money').then((group) => group.m0)}`,
  )
  assert.match(change(`import('../../actions/sellAsset')`, 'src/screens/shell/Sell.tsx'), 'group.m1')
})

test('a module of no group, and the type of one, stay as they are', () => {
  for (const source of [`import('../forget/Forget')`, `typeof import('../../actions/sellAsset')`])
    assert.is(change(source, 'src/screens/shell/Any.tsx'), source)
})

test('what comes after the first view also brings what follows it; the first view does not wait for it', () => {
  const follows = `import 'together:screens/shell/after'\n`
  assert.is(change('code', 'src/screens/forget/Forget.tsx'), `${follows}code`)
  assert.is(change('code', 'src/App.tsx'), 'code')
  assert.is(change('code', 'src/actions/start.ts'), 'code')
  assert.is(change('code', 'src/ui/Button.tsx'), 'code')
})

test.run()
