import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { TIERS } from '../../src/build/common'
import { ALONE, groupOf, TOGETHER } from '../../src/build/together'
import { findStrays, findUnplaced, type Lists } from '../../src/build/unplaced'

const test = suite('build/unplaced')
const ROOT = join(import.meta.dirname, '../..')

const LISTS: Lists = {
  together: {
    money: ['src/actions/sell.ts'],
    own: ['src/screens/account/'],
    trades: ['src/screens/activity/Chart.tsx'],
  },
  alone: ['src/ui/qr/qrPath.ts'],
  tiers: [
    { name: 'base', members: ['src/actions/'], shares: ['src/ui/'] },
    { name: 'player', members: ['src/screens/account/', 'src/screens/activity/'] },
  ],
}
const LAZY = [
  'src/actions/sell.ts',
  'src/screens/account/Account.tsx',
  'src/screens/activity/Chart.tsx',
  'src/ui/qr/qrPath.ts',
]

const find = (lazy: readonly string[], lists: Partial<Lists> = {}) =>
  findUnplaced(new Set(lazy), { ...LISTS, ...lists })
const without = (gone: string) => LAZY.filter((file) => file !== gone)

test('nothing is found where each module has its place', () => {
  assert.equal(find(LAZY), [])
})

test('a place of a group where nothing is', () => {
  assert.equal(find(without('src/screens/activity/Chart.tsx')), [
    'nothing at src/screens/activity/Chart.tsx: take it out of trades in src/build/together.ts',
    'nothing at src/screens/activity/: take it out of player in src/build/common.ts',
  ])
  assert.equal(find(without('src/ui/qr/qrPath.ts')), [
    'nothing at src/ui/qr/qrPath.ts: take it out of ALONE in src/build/together.ts',
    'nothing at src/ui/: take it out of base in src/build/common.ts',
  ])
})

test('a place of a tier where nothing is, among its members and those it shares with', () => {
  const tiers = [{ name: 'base', members: ['src/gone/'], shares: ['src/wallet/'] }, ...LISTS.tiers]
  assert.equal(find(LAZY, { tiers }), [
    'nothing at src/gone/: take it out of base in src/build/common.ts',
    'nothing at src/wallet/: take it out of base in src/build/common.ts',
  ])
})

test('a module that is loaded later and named nowhere', () => {
  assert.equal(find([...LAZY, 'src/actions/burn.ts']), [
    'in no group: src/actions/burn.ts is loaded later; name it in a group or in ALONE in src/build/together.ts',
  ])
})

test('a module in two groups; but its name goes before its folder', () => {
  const alone = ['src/ui/qr/qrPath.ts', 'src/actions/sell.ts']
  assert.equal(find(LAZY, { alone }), ['in two groups: src/actions/sell.ts, money and ALONE'])
  const together = { ...LISTS.together, folder: ['src/screens/activity/'] }
  assert.equal(find(LAZY, { together }), [])
})

test('a screen in no tier', () => {
  const lists = { together: { ...LISTS.together, duel: ['src/screens/duel/'] } }
  assert.equal(find([...LAZY, 'src/screens/duel/Duel.tsx'], lists), [
    'in no tier: src/screens/duel/Duel.tsx; name its folder in src/build/common.ts',
  ])
})

test('a module that an import() loads past its group', () => {
  const output = (entryPoint: string): Metafile['outputs'][string] => ({
    bytes: 1,
    inputs: {},
    imports: [],
    exports: [],
    entryPoint,
  })
  const fine = {
    'a.js': output('src/main.tsx'),
    'b.js': output('src/ui/qr/qrPath.ts'),
    'c.js': output('together:money'),
  }
  assert.equal(findStrays(fine, LISTS), [])
  assert.equal(findStrays({ ...fine, 'd.js': output('src/actions/sell.ts') }, LISTS), [
    "past its group: src/actions/sell.ts; write import('./path') with single quotes",
  ])
})

test('every place of the lists is in the tree', () => {
  const gathered = TIERS.flatMap(({ members, shares = [] }) => [...members, ...shares])
  for (const place of [...Object.values(TOGETHER).flat(), ...ALONE, ...gathered])
    assert.ok(existsSync(join(ROOT, place)), place)
})

test('the group of a file is that which names it, or else that of its folder', () => {
  assert.is(groupOf('src/screens/assetDetail/AssetDetail.tsx'), 'trades')
  assert.is(groupOf('src/screens/assetDetail/AssetRecovery.tsx'), 'ownSheet')
  assert.is(groupOf('src/actions/burnToken.ts'), undefined)
  for (const file of ALONE) assert.is(groupOf(file), undefined)
})

test.run()
