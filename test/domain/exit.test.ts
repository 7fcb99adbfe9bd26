import '../support/config'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Auction } from '../../src/chain/auction'
import { config } from '../../src/config'
import { type Allowance, allowanceText, isUnlimited, isWide, sortAllowances } from '../../src/domain/allowances'
import type { AuctionState } from '../../src/domain/asset'
import { contractOf, type Exit, exitOf, exitText, isCredibleExitGas, readExitText } from '../../src/domain/exit'
import { type Holding, isBack, isHeld, missingOf } from '../../src/domain/holding'
import { isProviderSilent } from '../../src/domain/isProviderSilent'
import { bothOf, readNumbers, withoutTwins } from '../../src/domain/tokenNumbers'
import type { TokenName } from '../../src/domain/waiting'
import { wayOutHref } from '../../src/domain/wayOutHref'
import { AppError, type ErrorKey } from '../../src/errors'

const test = suite('domain/exit')
const ALICE = '0xa11ce00000000000000000000000000000000001'
const OWN = Object.values(config.contracts).map((address) => address.toLowerCase() as typeof ALICE)
const card7: TokenName = { collection: 'card', tokenId: 7n }
const lot = (state: AuctionState): Auction => ({ holder: ALICE, price: 5n, deadline: 0, trades: 0, state })
const holding = (change: Partial<Holding> = {}): Holding => ({
  ...card7,
  is: 'wallet',
  sale: null,
  lot: null,
  mover: null,
  ...change,
})

test('a token on sale can be taken off, an open auction ended, a closed one brought back, all else rests', () => {
  assert.equal(exitOf(holding({ sale: 9n })), { is: 'cancel', ...card7 })
  assert.is(exitOf(holding()), null)
  assert.is(exitOf(holding({ is: 'other', sale: 9n })), null)
  assert.equal(exitOf(holding({ is: 'contract', lot: lot('open') })), { is: 'takeOff', ...card7 })
  for (const state of ['locked', 'unlocked', 'takenOff'] as const) {
    assert.ok(isBack(state))
    assert.equal(exitOf(holding({ is: 'contract', lot: lot(state) })), { is: 'withdraw', ...card7 })
  }
  assert.not.ok(isBack('none'))
})

const EXITS: Exit[] = [
  { is: 'cancel', ...card7 },
  { is: 'takeOff', collection: 'dragon', tokenId: 0n },
  { is: 'withdraw', ...card7 },
  { is: 'collect', tokens: [] },
  { is: 'collect', tokens: [card7, { collection: 'dragon', tokenId: 9n }] },
  { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } },
  { is: 'zero', allowance: { of: 'token', ...card7 } },
  { is: 'zero', allowance: { of: 'collection', collection: 'dragon', spender: 'activation' } },
]

test('an exit is kept as a text, and is the same when it is read', () => {
  for (const exit of EXITS) assert.equal(readExitText(exitText(exit)), exit, exitText(exit))
  assert.is(exitText(EXITS[4] as Exit), 'collect card:7,dragon:9')
})

test('whatever the tokens, the text is read as it was written', () => {
  const token = fc.record({ collection: fc.constantFrom('card', 'dragon'), tokenId: fc.bigInt(0n, (1n << 256n) - 1n) })
  fc.assert(
    fc.property(fc.constantFrom('cancel', 'takeOff', 'withdraw'), token, (is, named) => {
      const exit = { is, ...named } as Exit
      assert.equal(readExitText(exitText(exit)), exit)
    }),
  )
})

test('any other text is none', () => {
  for (const text of [
    '',
    'cancel',
    'cancel card:x',
    'sell card:7',
    'zero coin BNB auction',
    'zero coin MDS vault',
    'zero token card',
    'zero collection hero card',
    'collect card:7,',
    'collect x',
  ])
    assert.is(readExitText(text), null, text)
})

test('the contract that notes an exit; taking back an allowance leaves no note', () => {
  assert.equal(EXITS.map(contractOf), ['card', 'auction', 'auction', 'auction', 'auction', null, null, null])
})

test('gas that no such call takes is not believed', () => {
  for (const exit of EXITS) {
    assert.ok(isCredibleExitGas(exit, 50_000n), exitText(exit))
    assert.not.ok(isCredibleExitGas(exit, 20_999n), exitText(exit))
    assert.not.ok(isCredibleExitGas(exit, 30_000_000n), exitText(exit))
  }
})

const ofCoin = (units: bigint): Allowance => ({ of: 'coin', coin: 'MDS', spender: 'card', units })
const ofToken = (mover: typeof ALICE): Allowance => ({ of: 'token', ...card7, mover })
const ofAll: Allowance = { of: 'collection', collection: 'card', spender: 'auction' }

test('what reaches further than one action comes first', () => {
  assert.ok(isUnlimited(1n << 255n))
  assert.not.ok(isUnlimited((1n << 255n) - 1n))
  const stranger = ofToken(ALICE)
  const own = ofToken(OWN[3] ?? ALICE)
  assert.equal(
    [ofCoin(1n), ofCoin(1n << 256n), own, stranger, ofAll].map((one) => isWide(one, OWN)),
    [false, true, false, true, true],
  )
  assert.equal(sortAllowances([ofCoin(1n), stranger, ofAll], OWN), [ofAll, stranger, ofCoin(1n)])
  assert.equal([ofCoin(1n), own, ofAll].map(allowanceText), [
    'coin MDS card',
    'token card:7',
    'collection card auction',
  ])
})

test('how many tokens of the wallet are not listed, if the chain told how many there are', () => {
  const all = [holding(), holding({ tokenId: 8n, is: 'contract' }), holding({ collection: 'dragon' })]
  assert.is(missingOf(all, 'card', 3n), 2n)
  assert.is(missingOf(all, 'dragon', 1n), 0n)
  assert.is(missingOf(all, 'dragon', 0n), 0n)
  assert.is(missingOf(all, 'card', null), null)
  assert.equal(
    (['wallet', 'contract', 'game', 'other', 'none'] as const).filter((is) => isHeld(holding({ is }))),
    ['wallet', 'contract'],
  )
})

test('numbers as players type and paste them', () => {
  assert.equal(readNumbers(' 12, No. 340;12 #7'), [12n, 340n, 7n])
  assert.is(readNumbers(''), null)
  assert.is(readNumbers('none'), null)
  assert.is(readNumbers(String(1n << 256n)), null)
  const many = (count: number) => Array.from({ length: count }, (_, index) => index).join()
  assert.is(readNumbers(many(50))?.length, 50)
  assert.is(readNumbers(many(51)), null)
  assert.equal(withoutTwins([...bothOf([7n]), card7]), [card7, { collection: 'dragon', tokenId: 7n }])
  assert.is(
    withoutTwins(Array.from({ length: 300 }, (_, id) => ({ collection: 'card', tokenId: BigInt(id) }))).length,
    200,
  )
})

test('the provider is silent when no word of its own comes, not when it refuses', () => {
  const isSilent = (key: ErrorKey, params = {}) => isProviderSilent(new AppError(key, params))
  assert.ok(isSilent('server') && isSilent('badAnswer') && isSilent('stoppedWaiting') && isSilent('api', { code: 502 }))
  assert.not.ok(isSilent('api', { code: 404 }) || isSilent('unauthorised') || isSilent('chainSilent'))
  assert.is(wayOutHref('id'), '/way-out.html?lang=id')
})

test.run()
