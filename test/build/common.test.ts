import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatherCommon } from '../../src/build/common'

const test = suite('build/common')

const SCREENS = ['src/screens/a/A.tsx', 'src/screens/b/B.tsx', 'src/screens/c/C.tsx']
const ENTRY = 'src/main.tsx'

function contentsOf(files: Record<string, string[]>, lazy: readonly string[]): string {
  const inputs: Metafile['inputs'] = {}
  for (const [file, imports] of Object.entries(files)) {
    inputs[file] = { bytes: 1, imports: imports.map((path) => ({ path, kind: 'import-statement' })) }
  }
  const { plugin } = gatherCommon('/root', { inputs, outputs: {} }, ENTRY, new Set(lazy))
  let contents = ''
  plugin.setup({
    onResolve() {},
    onLoad: (_: unknown, load: () => { contents: string }) => {
      contents = load().contents
    },
  } as unknown as Parameters<typeof plugin.setup>[0])
  return contents
}

test('what three screens use is gathered; what two use, or the first view has, is not', () => {
  const files = {
    [ENTRY]: ['src/ui/First.tsx'],
    'src/ui/First.tsx': [],
    'src/ui/Three.tsx': ['src/ui/Inner.tsx'],
    'src/ui/Inner.tsx': [],
    'src/ui/Two.tsx': [],
    'src/chain/coin.ts': [],
    'src/screens/a/A.tsx': ['src/ui/Three.tsx', 'src/ui/Two.tsx', 'src/ui/First.tsx', 'src/chain/coin.ts'],
    'src/screens/b/B.tsx': ['src/ui/Three.tsx', 'src/ui/Two.tsx', 'src/ui/First.tsx', 'src/chain/coin.ts'],
    'src/screens/c/C.tsx': ['src/ui/Three.tsx', 'src/ui/First.tsx', 'src/chain/coin.ts'],
  }
  assert.is(contentsOf(files, SCREENS), 'import "/root/src/ui/Inner.tsx"\nimport "/root/src/ui/Three.tsx"')
})

test('the market and the login stay apart: their bytes are counted in a first view', () => {
  const { change } = gatherCommon(
    '/root',
    { inputs: {}, outputs: {} },
    ENTRY,
    new Set(['src/screens/market/Market.tsx', ...SCREENS]),
  )
  assert.is(change('x', 'src/screens/market/Market.tsx'), 'x')
  assert.is(change('x', 'src/screens/a/A.tsx'), 'import "common-parts"\nx')
})

test.run()
