import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findLonelyParts, findWrongRooms } from '../../src/build/rooms'

const test = suite('build/rooms')

const metafile = (from: string, to: string): Metafile => ({
  inputs: { [from]: { bytes: 1, imports: [{ path: to, kind: 'import-statement' }] } },
  outputs: {},
})

const RIGHT: [string, string][] = [
  ['src/domain/bid.ts', 'src/errors.ts'],
  ['src/domain/bid.ts', 'src/domain/money.ts'],
  ['src/chain/coin.ts', 'src/wallet/calls.ts'],
  ['src/chain/coin.ts', 'node_modules/viem/_esm/index.js'],
  ['src/api/card.ts', 'src/domain/asset.ts'],
  ['src/actions/session/logOut.ts', 'src/api/auth.ts'],
  ['src/actions/money/kinds/sell.ts', 'src/chain/collection.ts'],
  ['src/screens/market/Market.tsx', 'src/ui/inputs/Button.tsx'],
  ['src/screens/market/Market.tsx', 'src/screens/market/Filters.tsx'],
  ['src/screens/market/Market.tsx', 'src/actions/load/loadMarket.ts'],
  ['src/ui/inputs/Button.tsx', 'src/i18n.ts'],
  ['src/main.tsx', 'src/storage/settings.ts'],
  ['src/main.tsx', 'i18n/en/login.json'],
  ['src/App.tsx', 'src/screens/login/Login.tsx'],
  ['src/doctor/main.ts', 'src/wallet/identify.ts'],
  ['src/doctor/texts.ts', 'i18n/en/doctor.json'],
]

const WRONG: [string, string][] = [
  ['src/ui/inputs/Button.tsx', 'src/api/client.ts'],
  ['src/ui/inputs/Button.tsx', 'src/state/session.ts'],
  ['src/domain/bid.ts', 'src/state/session.ts'],
  ['src/screens/market/Market.tsx', 'src/api/card.ts'],
  ['src/screens/market/Market.tsx', 'src/wallet/send.ts'],
  ['src/screens/market/Market.tsx', 'src/screens/login/Login.tsx'],
  ['src/screens/market/Market.tsx', 'src/screens/shell/Shell.tsx'],
  ['src/screens/market/Market.tsx', 'i18n/en/market.json'],
  ['src/screens/market/Market.tsx', 'node_modules/viem/_esm/index.js'],
  ['src/api/card.ts', 'src/wallet/send.ts'],
  ['src/wallet/send.ts', 'src/chain/read.ts'],
  ['src/state/session.ts', 'src/api/user.ts'],
  ['src/actions/session/logOut.ts', 'src/ui/inputs/Button.tsx'],
  ['src/errors.ts', 'src/domain/coin.ts'],
  ['src/actions/session/logOut.ts', 'test/sandbox/people.ts'],
  ['src/doctor/main.ts', 'src/ui/inputs/Button.tsx'],
  ['src/doctor/main.ts', 'src/storage/settings.ts'],
  ['src/doctor/main.ts', 'node_modules/viem/_esm/index.js'],
  ['src/screens/login/Login.tsx', 'src/doctor/main.ts'],
]

for (const [from, to] of RIGHT) {
  test(`${from} may import ${to}`, () => assert.equal(findWrongRooms(metafile(from, to)), []))
}
for (const [from, to] of WRONG) {
  test(`${from} may not import ${to}`, () => {
    assert.is(findWrongRooms(metafile(from, to))[0], `wrong room: ${from} -> ${to}`)
  })
}

test("hooks are React's, but for what wouter gets", () => {
  const hooks = (file: string): Metafile => ({
    inputs: {
      [file]: {
        bytes: 1,
        imports: [{ path: 'node_modules/preact/hooks/x.mjs', original: 'preact/hooks', kind: 'import-statement' }],
      },
    },
    outputs: {},
  })
  assert.equal(findWrongRooms(hooks('src/ui/lazyPart.tsx')), ["import hooks from 'react': src/ui/lazyPart.tsx"])
  assert.equal(findWrongRooms(hooks('src/router/wouterReact.ts')), [])
})

test('a part that one screen alone uses belongs to the screen', () => {
  const used = (part: string, ...users: string[]): Metafile => ({
    inputs: Object.fromEntries(
      users.map((user) => [user, { bytes: 1, imports: [{ path: part, kind: 'import-statement' }] }]),
    ),
    outputs: {},
  })
  const part = 'src/ui/lists/Podium.tsx'
  const [ranks, rules, coins] = [
    'src/screens/legion/Ranks.tsx',
    'src/screens/legion/Rules.tsx',
    'src/screens/coins/A.tsx',
  ]
  assert.equal(findLonelyParts(used(part, ranks, rules)), [
    `a part of one screen: ${part}, move it to src/screens/legion`,
  ])
  assert.equal(findLonelyParts(used(part, ranks, coins)), [])
  assert.equal(findLonelyParts(used(part, ranks, 'src/ui/lists/Facts.tsx')), [])
  assert.equal(findLonelyParts(used('src/ui/art/icons/menu.ts', ranks)), [])
})

test.run()
