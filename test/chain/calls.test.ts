import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeFunctionData } from 'viem/utils'
import { encodeActivateAccount, encodeActivateAsset, encodePay } from '../../src/chain/activation'
import {
  encodeBid,
  encodeCollect,
  encodeSetPrice,
  encodeStart,
  encodeTakeOff,
  encodeWithdraw,
} from '../../src/chain/auction'
import { encodeApprove } from '../../src/chain/coin'
import {
  encodeApproveToken,
  encodeBuy,
  encodeCancel,
  encodeDeposit,
  encodeMintWithCoin,
  encodeMintWithNative,
  encodeSell,
} from '../../src/chain/collection'
import type { CallName } from '../../src/chain/decodeCall'
import { type DecodedCall, decodeCall } from '../../src/chain/decodeCall'
import { config } from '../../src/config'
import type { Hex } from '../../src/domain/hex'
import type { AppError } from '../../src/errors'
import { APPROVE_ALL, type Call, selectorsOf } from '../../src/wallet/calls'
import { addressOf, type Target } from '../../src/wallet/contracts'
import { abiOf } from './fakeChain'

const test = suite('chain/calls')
const ref: Hex = `0x${'7'.repeat(64)}`
const token = { collection: 'card', tokenId: 7n } as const
const { contracts, coins } = config
const [card, auction] = [contracts.card, contracts.auction]

type Shown = Partial<DecodedCall>
const CALLS: [Target, CallName, readonly unknown[], Call, Shown][] = [
  [
    'MDS',
    'approve',
    [auction, 9n],
    encodeApprove({ coin: 'MDS', spender: 'auction', amount: 9n }),
    { spender: 'auction', amount: 9n },
  ],
  ['card', 'approve', [auction, 7n], encodeApproveToken(token), { spender: 'auction', tokenId: 7n }],
  ['card', 'sell', [7n, 9n, ref], encodeSell({ ...token, price: 9n, ref }), { tokenId: 7n, price: 9n, ref }],
  ['card', 'cancel', [7n, ref], encodeCancel({ ...token, ref }), { tokenId: 7n, ref }],
  [
    'dragon',
    'buy',
    [7n, 9n, ref],
    encodeBuy({ collection: 'dragon', tokenId: 7n, price: 9n, ref }),
    { tokenId: 7n, expectedPrice: 9n, ref },
  ],
  ['card', 'deposit', [7n, ref], encodeDeposit({ ...token, ref }), { tokenId: 7n, ref }],
  [
    'card',
    'mintWithNative',
    [2, ref],
    encodeMintWithNative({ collection: 'card', kind: 2, price: 9n, ref }),
    { kind: 2, value: 9n, ref },
  ],
  [
    'dragon',
    'mintWithCoin',
    [0, 9n, ref],
    encodeMintWithCoin({ collection: 'dragon', kind: 0, price: 9n, ref }),
    { kind: 0, expectedPrice: 9n, ref },
  ],
  ['activation', 'activateAccount', [ref], encodeActivateAccount({ ref }), { ref }],
  [
    'activation',
    'activateAsset',
    [coins.HFH.address, card, 7n, 9n, ref],
    encodeActivateAsset({ ...token, coin: 'HFH', price: 9n, ref }),
    { coin: 'HFH', collection: 'card', tokenId: 7n, expectedPrice: 9n, ref },
  ],
  [
    'activation',
    'pay',
    [coins.USDT.address, 9n, ref],
    encodePay({ coin: 'USDT', amount: 9n, ref }),
    { coin: 'USDT', amount: 9n, ref },
  ],
  [
    'auction',
    'start',
    [card, 7n, 9n, ref],
    encodeStart({ ...token, price: 9n, ref }),
    { collection: 'card', tokenId: 7n, price: 9n, ref },
  ],
  [
    'auction',
    'bid',
    [card, 7n, 9n, 10n, ref],
    encodeBid({ ...token, expectedPrice: 9n, amount: 10n, ref }),
    { collection: 'card', tokenId: 7n, expectedPrice: 9n, amount: 10n, ref },
  ],
  [
    'auction',
    'setPrice',
    [card, 7n, 9n, ref],
    encodeSetPrice({ ...token, price: 9n, ref }),
    { collection: 'card', tokenId: 7n, price: 9n, ref },
  ],
  ['auction', 'takeOff', [card, 7n, ref], encodeTakeOff({ ...token, ref }), { collection: 'card', tokenId: 7n, ref }],
  ['auction', 'withdraw', [card, 7n, ref], encodeWithdraw({ ...token, ref }), { collection: 'card', tokenId: 7n, ref }],
  [
    'auction',
    'collect',
    [[card, config.contracts.dragon], [7n, 9n], ref],
    encodeCollect({ tokens: [token, { collection: 'dragon', tokenId: 9n }], ref }),
    { collections: ['card', 'dragon'], tokenIds: [7n, 9n], ref },
  ],
  ['auction', 'collect', [[], [], ref], encodeCollect({ tokens: [], ref }), { collections: [], tokenIds: [], ref }],
]
const lower = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(lower) : typeof value === 'string' ? value.toLowerCase() : value

for (const [target, name, args, call, shown] of CALLS) {
  test(`${target} ${name}: what the contract will read`, () => {
    const { functionName, args: read = [] } = decodeFunctionData({ abi: abiOf(target), data: call.data })
    assert.is(functionName, name)
    assert.equal(read.map(lower), args.map(lower))
    assert.is(call.to, addressOf(target))
    assert.is(call.value, shown.value ?? 0n)
    assert.ok(selectorsOf(target).includes(call.data.slice(2, 10)))
  })

  test(`${target} ${name}: what the player is shown is read from the bytes`, () => {
    assert.equal(decodeCall(call), { target, name, value: 0n, ...shown })
  })
}

test('every call that the gate lets through can be shown', () => {
  const shown = new Set(CALLS.map(([target, , , { data }]) => `${target} ${data.slice(2, 10)}`))
  for (const target of ['activation', 'auction'] as const) {
    for (const selector of selectorsOf(target)) assert.ok(shown.has(`${target} ${selector}`), selector)
  }
  // Passed only with "false": it takes an approval back, which the allowance's own line has said.
  for (const selector of selectorsOf('card').filter((each) => each !== APPROVE_ALL)) {
    assert.ok(shown.has(`card ${selector}`) || shown.has(`dragon ${selector}`), selector)
  }
})

const sell = encodeSell({ ...token, price: 9n, ref })
const ODD: [string, Pick<Call, 'to' | 'data' | 'value'>][] = [
  ['an address that is not ours', { ...sell, to: `0x${'e'.repeat(40)}` }],
  ['another contract', { ...sell, to: addressOf('auction') }],
  ['an unknown function', { ...sell, data: `0xdeadbeef${sell.data.slice(10)}` }],
  ['cut bytes', { ...sell, data: sell.data.slice(0, -2) as Hex }],
  ['no bytes', { ...sell, data: '0x' }],
  [
    'a coin that is not ours',
    {
      ...sell,
      to: addressOf('activation'),
      data: encodePay({ coin: 'USDT', amount: 9n, ref }).data.replace(
        coins.USDT.address.slice(2).toLowerCase(),
        'e'.repeat(40),
      ) as Hex,
    },
  ],
  ['a view', { ...sell, data: '0x6352211e0000000000000000000000000000000000000000000000000000000000000007' }],
]
for (const [name, call] of ODD) {
  test(`${name} is shown as nothing`, () => {
    let key: string | null = null
    try {
      decodeCall(call)
    } catch (error) {
      key = (error as AppError).key
    }
    assert.is(key, 'contractMismatch')
  })
}

test.run()
