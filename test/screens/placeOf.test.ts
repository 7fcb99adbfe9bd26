import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../src/router/routes'
import { placeOf } from '../../src/screens/shell/placeOf'

const test = suite('screens/placeOf')

const PLACES = {
  market: ['/marketplace', '/compare', '/cardDetail', '/dragonDetail', '/gun/equip/7', '/gun/pet/7', '/gun/lingshi/7'],
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

test('every route is among them', () => {
  const named = Object.values(PLACES).flat() as string[]
  for (const { path } of ROUTES) assert.ok(named.includes(path.replace(':indexId', '7')), path)
})

test.run()
