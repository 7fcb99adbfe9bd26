import type { Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findWrongRooms } from '../../src/build/rooms'

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
  ['src/actions/logOut.ts', 'src/api/auth.ts'],
  ['src/actions/money/sell.ts', 'src/chain/collection.ts'],
  ['src/screens/market/Market.tsx', 'src/ui/Button.tsx'],
  ['src/screens/market/Market.tsx', 'src/screens/market/Filters.tsx'],
  ['src/screens/market/Market.tsx', 'src/actions/loadMarket.ts'],
  ['src/ui/Button.tsx', 'src/i18n.ts'],
  ['src/main.tsx', 'src/storage/settings.ts'],
  ['src/main.tsx', 'i18n/en/login.json'],
  ['src/App.tsx', 'src/screens/login/Login.tsx'],
  ['src/doctor/main.ts', 'src/wallet/identify.ts'],
  ['src/doctor/texts.ts', 'i18n/en/doctor.json'],
]

const WRONG: [string, string][] = [
  ['src/ui/Button.tsx', 'src/api/client.ts'],
  ['src/ui/Button.tsx', 'src/state/session.ts'],
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
  ['src/actions/logOut.ts', 'src/ui/Button.tsx'],
  ['src/errors.ts', 'src/domain/coin.ts'],
  ['src/actions/logOut.ts', 'test/sandbox/people.ts'],
  ['src/doctor/main.ts', 'src/ui/Button.tsx'],
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

test.run()
