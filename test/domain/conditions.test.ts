import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Condition, checklist, NEEDS, type PlayerFacts, unmetConditions } from '../../src/domain/conditions'
import type { ErrorKey } from '../../src/errors'

const test = suite('domain/conditions')

const ready: PlayerFacts = {
  isLoggedIn: true,
  mustChangePassword: false,
  mobile: '912345678',
  email: 'alice@example.test',
  hasFundPassword: true,
  activated: true,
  hasRole: true,
  isOnline: false,
  mdv: 100_000_000n,
  activationPrice: 100_000_000n,
}

const EACH: [Condition, Partial<PlayerFacts>, ErrorKey][] = [
  ['login', { isLoggedIn: false }, 'loginFirst'],
  ['ownPassword', { mustChangePassword: true }, 'ownPasswordFirst'],
  ['mobile', { mobile: '' }, 'phoneFirst'],
  ['email', { email: '' }, 'mailboxFirst'],
  ['fundPassword', { hasFundPassword: false }, 'fundPasswordFirst'],
  ['activated', { activated: false }, 'activateFirst'],
  ['role', { hasRole: false }, 'roleFirst'],
  ['offline', { isOnline: true }, 'gameOnline'],
  ['activationCoin', { mdv: 99_999_999n }, 'topUpFirst'],
]
const all = EACH.map(([condition]) => condition)

for (const [condition, changes, error] of EACH) {
  test(`${condition}: ${error}`, () => {
    assert.equal(unmetConditions(all, { ...ready, ...changes }), [error])
    assert.equal(checklist([condition], ready), [{ condition, isMet: true, error }])
    assert.equal(checklist([condition], { ...ready, ...changes }), [{ condition, isMet: false, error }])
  })
}

test('everything at once, in the order asked', () => {
  const nothing: PlayerFacts = Object.assign({}, ready, ...EACH.map(([, changes]) => changes))
  assert.equal(
    unmetConditions(all, nothing),
    EACH.map(([, , error]) => error),
  )
  assert.equal(unmetConditions(all, ready), [])
  assert.equal(unmetConditions([], nothing), [])
})

test('a withdrawal of coins needs the fund password, and to be out of the game; playing a role', () => {
  assert.equal(unmetConditions(NEEDS.withdrawCoins, { ...ready, hasFundPassword: false }), ['fundPasswordFirst'])
  assert.equal(unmetConditions(NEEDS.withdrawCoins, { ...ready, hasRole: false, isOnline: true }), ['gameOnline'])
  assert.equal(unmetConditions(NEEDS.playGame, { ...ready, mobile: '', hasFundPassword: false, hasRole: false }), [
    'roleFirst',
  ])
})

test.run()
