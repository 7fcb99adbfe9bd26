import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatherCommon, TIERS } from '../../src/build/common'

const test = suite('build/common')

const ENTRY = 'src/main.tsx'
const [ONE, TWO] = ['src/screens/shares/Shares.tsx', 'src/screens/forget/Forget.tsx']
const MARKET = 'src/screens/market/Market.tsx'
const LIST = 'src/screens/market/MarketList.tsx'
const SHEET = 'src/screens/market/FilterSheet.tsx'
const MONEY = 'src/actions/money/taps/beginSell.ts'

const FILES: Record<string, string[]> = {
  [ENTRY]: ['src/ui/First.tsx'],
  'src/ui/First.tsx': [],
  'src/ui/Tabs.tsx': ['src/ui/Inner.tsx'],
  'src/ui/Inner.tsx': [],
  'src/ui/Tile.tsx': [],
  'src/ui/Search.tsx': [],
  'src/ui/lists/Table.tsx': [],
  'src/ui/Own.tsx': [],
  'src/api/card.ts': [],
  [MARKET]: ['src/ui/Tabs.tsx', 'src/ui/First.tsx'],
  [LIST]: ['src/ui/Tile.tsx', 'src/ui/Search.tsx', 'src/api/card.ts'],
  [SHEET]: ['src/ui/Search.tsx'],
  [ONE]: ['src/ui/Tabs.tsx', 'src/ui/Tile.tsx', 'src/ui/lists/Table.tsx', 'src/ui/Own.tsx'],
  [TWO]: ['src/ui/lists/Table.tsx', 'src/ui/First.tsx'],
  [MONEY]: ['src/api/card.ts', 'src/ui/lists/Table.tsx'],
}
const LAZY = new Set([MARKET, LIST, SHEET, ONE, TWO, MONEY])

const toInputs = (): Metafile['inputs'] => {
  const inputs: Metafile['inputs'] = {}
  for (const [file, imports] of Object.entries(FILES)) {
    inputs[file] = { bytes: 1, imports: imports.map((path) => ({ path, kind: 'import-statement' })) }
  }
  return inputs
}
const gather = () => gatherCommon('/root', { inputs: toInputs(), outputs: {} }, ENTRY, LAZY)

function filesOf(name: string): string[] {
  const { plugin } = gather()
  let contents = ''
  plugin.setup({
    onResolve() {},
    onLoad: (_: unknown, load: (file: { path: string }) => { contents: string }) => {
      contents = load({ path: name }).contents
    },
  } as unknown as Parameters<typeof plugin.setup>[0])
  return [...contents.matchAll(/"\/root\/(.*)"/g)].map(([, file = '']) => file)
}

test('a step whose modules are all needed at once is gathered whole', () => {
  assert.equal(filesOf('common-view'), [MARKET, 'src/ui/Inner.tsx', 'src/ui/Tabs.tsx'])
  assert.equal(filesOf('common-app'), [LIST, SHEET, 'src/api/card.ts', 'src/ui/Search.tsx', 'src/ui/Tile.tsx'].sort())
})

test('what players share with each other is gathered; what one of them uses, or the first view has, is not', () => {
  assert.equal(filesOf('common-player'), ['src/ui/lists/Table.tsx'])
})

test('what only modules of one group share stays with them', () => {
  assert.not(TIERS.some(({ name }) => filesOf(`common-${name}`).includes('src/ui/Own.tsx')))
})

test('a module loads the tiers that hold what it uses, and those that they need themselves', () => {
  const { change } = gather()
  assert.is(change('x', ONE), 'import "common-view";import "common-app";import "common-player";x')
  assert.is(change('x', TWO), 'import "common-player";x')
  assert.is(change('x', MARKET), 'import "common-view";x')
  assert.is(change('x', MONEY), 'import "common-app";import "common-player";x')
  assert.is(change('x', 'src/ui/Tile.tsx'), 'x')
})

test.run()
