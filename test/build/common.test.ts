import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatherCommon } from '../../src/build/common'

const test = suite('build/common')

const SCREENS = ['src/screens/a/A.tsx', 'src/screens/b/B.tsx', 'src/screens/c/C.tsx'] as const
const ENTRY = 'src/main.tsx'

const toInputs = (files: Record<string, string[]>): Metafile['inputs'] => {
  const inputs: Metafile['inputs'] = {}
  for (const [file, imports] of Object.entries(files)) {
    inputs[file] = { bytes: 1, imports: imports.map((path) => ({ path, kind: 'import-statement' })) }
  }
  return inputs
}

const FILES = {
  [ENTRY]: ['src/ui/First.tsx'],
  'src/ui/First.tsx': [],
  'src/ui/Shared.tsx': ['src/ui/Inner.tsx'],
  'src/ui/Inner.tsx': [],
  'src/ui/One.tsx': [],
  'src/api/client.ts': [],
  'src/chain/coin.ts': [],
  'src/actions/a.ts': ['src/api/client.ts'],
  'src/screens/market/Market.tsx': ['src/ui/Shared.tsx', 'src/api/client.ts'],
  [SCREENS[0]]: ['src/ui/Shared.tsx', 'src/ui/One.tsx', 'src/ui/First.tsx', 'src/chain/coin.ts', 'src/api/client.ts'],
  [SCREENS[1]]: ['src/ui/Shared.tsx', 'src/ui/First.tsx', 'src/chain/coin.ts', 'src/api/client.ts'],
  [SCREENS[2]]: ['src/ui/Shared.tsx', 'src/ui/First.tsx', 'src/chain/coin.ts'],
}
const LAZY = new Set([...SCREENS, 'src/actions/a.ts', 'src/screens/market/Market.tsx'])
const gather = () => gatherCommon('/root', { inputs: toInputs(FILES), outputs: {} }, ENTRY, LAZY)

function contentsOf(name: string): string {
  const { plugin } = gather()
  let contents = ''
  plugin.setup({
    onResolve() {},
    onLoad: (_: unknown, load: (file: { path: string }) => { contents: string }) => {
      contents = load({ path: name }).contents
    },
  } as unknown as Parameters<typeof plugin.setup>[0])
  return contents
}

test('what several screens use is gathered; what one uses, or the first view has, is not', () => {
  assert.is(contentsOf('common-parts'), 'import "/root/src/ui/Inner.tsx"\nimport "/root/src/ui/Shared.tsx"')
})

test('doors are gathered over screens; the market does not count', () => {
  assert.is(contentsOf('common-doors'), 'import "/root/src/api/client.ts"')
})

test('a module loads the groups it needs; the market stays apart, its bytes are counted in a first view', () => {
  const { change } = gather()
  assert.is(change('x', SCREENS[0]), 'import "common-doors"\nimport "common-parts"\nx')
  assert.is(change('x', SCREENS[2]), 'import "common-parts"\nx')
  assert.is(change('x', 'src/actions/a.ts'), 'x')
  assert.is(change('x', 'src/screens/market/Market.tsx'), 'x')
})

test.run()
