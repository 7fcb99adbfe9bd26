import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Standing } from '../../src/domain/abilities'
import { type ActivationBar, whyNotActivate } from '../../src/domain/activation'
import type { Asset } from '../../src/domain/asset'
import { sampleAsset } from './samples'

const test = suite('domain/activation')

const alice: Standing = { userid: 'alice', mustChangePassword: false, isOnline: false, activated: true, hasRole: true }
const equip: Partial<Asset> = { kind: 'equip', place: 'game', tokenId: null }

const TABLE: [string, Partial<Asset>, Partial<Standing>, ActivationBar | null][] = [
  ['a hero in the wallet', {}, {}, null],
  ['a dragon in the wallet', { kind: 'dragon' }, {}, null],
  ['a hero in the game that has a token', { place: 'game' }, {}, null],
  ['a hero of a player without role or activated account', {}, { activated: false, hasRole: false }, null],
  ['a summoned hero', { place: 'game', tokenId: null }, {}, 'offChain'],
  ['on sale', { market: 'sale', price: 5n, status: 'selling' }, {}, 'onMarket'],
  ['up for bids', { place: 'contract', market: 'auction', price: 5n }, {}, 'onMarket'],
  ['going on-chain', { status: 'confirming' }, {}, 'confirming'],
  ['locked', { status: 'locked' }, {}, 'nftLocked'],
  ['transferred out', { status: 'forbidden' }, {}, 'nftAway'],
  ['already activated', { activated: true }, {}, 'notPossible'],
  ["another player's", { ownerId: 'bob' }, {}, 'notYours'],
  ['a pet', { kind: 'pet' }, {}, 'notPossible'],
  ['magic equipment in the game', equip, {}, null],
  ['magic equipment in the game, with a token', { ...equip, tokenId: 5n }, {}, null],
  ['magic equipment in the wallet', { kind: 'equip' }, {}, 'outOfGame'],
  ['magic equipment on sale', { kind: 'equip', market: 'sale' }, {}, 'onMarket'],
  ['magic equipment, account not activated, no role', equip, { activated: false, hasRole: false }, 'activateFirst'],
  ['magic equipment, no role', equip, { hasRole: false }, 'roleFirst'],
  ['magic equipment that is locked', { ...equip, status: 'locked' }, { hasRole: false }, 'nftLocked'],
]

for (const [name, asset, standing, expected] of TABLE) {
  test(name, () => {
    const sleeping = sampleAsset({ activated: false, ...asset })
    assert.is(whyNotActivate(sleeping, { ...alice, ...standing }), expected)
  })
}

test.run()
