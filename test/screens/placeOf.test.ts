import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../src/router/routes'
import { placeOf } from '../../src/screens/shell/placeOf'

const test = suite('screens/placeOf')

const PLACES = {
  market: ['/marketplace', '/compare'],
  assets: ['/accountAccount', '/Account', '/coins', '/allowances'],
  play: ['/summon', '/collectibles', '/dragong', '/activate', '/mint', '/hatch'],
  activity: ['/activity', '/book'],
  login: ['/login', '/forget'],
  more: [
    '/setting',
    '/servers',
    '/shares',
    '/legion',
    '/legion/rules',
    '/legion/ranks',
    '/legion/history',
    '/practice',
  ],
} as const

for (const [place, paths] of Object.entries(PLACES))
  for (const path of paths) test(`${path} belongs to ${place}`, () => assert.is(placeOf(path), place))

/** Whose it is decides. */
const OF_ASSETS = ['/cardDetail', '/dragonDetail', '/gun/equip/7', '/gun/pet/7', '/gun/lingshi/7']

for (const path of OF_ASSETS) test(`${path} does not tell`, () => assert.is(placeOf(path), null))

test('every route is among them', () => {
  const named: string[] = [...Object.values(PLACES).flat(), ...OF_ASSETS]
  for (const { path } of ROUTES) assert.ok(named.includes(path.replace(':indexId', '7')), path)
})

test.run()
