import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { encodeErrorResult } from 'viem/utils'
import { config } from '../../src/config'
import type { ErrorKey, ErrorParams } from '../../src/errors'
import { toRefusal } from '../../src/wallet/refusal'
import { ABIS } from '../sandbox/chain/abis'
import { ALICE } from '../support/fakeProvider'

const test = suite('wallet/refusal')
const REF = `0x${'7'.repeat(64)}`
const CARD = config.contracts.card
const MDS = 10n ** 18n

const refusal = (abi: keyof typeof ABIS, errorName: string, args: unknown[] = []) => {
  const data = encodeErrorResult({ abi: ABIS[abi], errorName, args } as never)
  const { key, params } = toRefusal({ code: 3, message: 'execution reverted', data }) ?? { key: null, params: null }
  return [key, params]
}

const TABLE: [keyof typeof ABIS, string, unknown[], ErrorKey, ErrorParams][] = [
  ['card', 'RefUsed', [ALICE, REF], 'alreadyOpen', {}],
  ['card', 'NotHolder', [7n, ALICE], 'notYours', {}],
  ['card', 'PriceZero', [7n], 'priceRequired', {}],
  ['card', 'PriceMoved', [7n, MDS, 3n * MDS], 'priceMoved', { coin: 'MDS', expected: '1', actual: '3' }],
  ['card', 'MintPriceMoved', [MDS, MDS / 2n], 'priceMoved', { coin: 'MDS', expected: '1', actual: '0.5' }],
  ['card', 'WrongValue', [MDS, MDS / 100n], 'priceMoved', { coin: 'BNB', expected: '1', actual: '0.01' }],
  ['card', 'TokenListed', [7n], 'nftLocked', {}],
  ['card', 'NotListed', [7n], 'notForSale', {}],
  ['card', 'OwnListing', [7n, ALICE], 'contractRefused', { reason: 'OwnListing' }],
  ['card', 'KindUnknown', [9], 'contractRefused', { reason: 'KindUnknown' }],
  ['card', 'ERC721NonexistentToken', [7n], 'nftAway', {}],
  ['card', 'ERC721InsufficientApproval', [ALICE, 7n], 'allowanceLowered', {}],
  ['card', 'ERC721IncorrectOwner', [ALICE, 7n, ALICE], 'notYours', {}],
  ['coin', 'ERC20InsufficientBalance', [ALICE, 1n, 2n], 'insufficient', {}],
  ['coin', 'ERC20InsufficientAllowance', [ALICE, 1n, 2n], 'allowanceLowered', {}],
  [
    'activation',
    'AssetPriceMoved',
    [config.coins.MDV.address, 10n ** 8n, 5n * 10n ** 7n],
    'priceMoved',
    { coin: 'MDV', expected: '1', actual: '0.5' },
  ],
  ['activation', 'AssetPriceMoved', [ALICE, 1n, 2n], 'priceMoved', {}],
  ['activation', 'CoinNotAccepted', [ALICE], 'contractRefused', { reason: 'CoinNotAccepted' }],
  ['activation', 'AccountAlreadyActivated', [ALICE], 'contractRefused', { reason: 'AccountAlreadyActivated' }],
  ['activation', 'AssetAlreadyActivated', [CARD, 7n], 'contractRefused', { reason: 'AssetAlreadyActivated' }],
  ['activation', 'AmountZero', [], 'quantityZero', {}],
  ['auction', 'BidTooLow', [7n, MDS, (111n * MDS) / 100n], 'bidTooLow', { coin: 'MDS', minimum: '1.11' }],
  ['auction', 'OwnAuction', [7n, ALICE], 'contractRefused', { reason: 'OwnAuction' }],
  ['auction', 'WrongState', [7n, 2], 'notForSale', {}],
  ['auction', 'NothingToCollect', [ALICE], 'nothingWaits', {}],
  ['auction', 'CollectionNotAccepted', [CARD], 'contractRefused', { reason: 'CollectionNotAccepted' }],
]
for (const [abi, name, args, key, params] of TABLE) {
  test(`${abi} ${name} is ${key}`, () => {
    assert.equal(refusal(abi, name, args), [key, params])
  })
}

const data = encodeErrorResult({ abi: ABIS.card, errorName: 'NotListed', args: [7n] })
const WRAPPED: [string, unknown][] = [
  ['in data', { code: 3, message: 'execution reverted', data }],
  ['in data of data', { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 3, data } }],
  ['in the original error', { code: -32603, data: { originalError: { code: 3, data } } }],
  ['in a cause', Object.assign(new Error('call failed'), { cause: { data } })],
  ['at the end of a text', { code: -32015, message: `VM execution error. Reverted ${data}` }],
  ['in capitals', { data: `0x${data.slice(2).toUpperCase()}` }],
]
for (const [where, thrown] of WRAPPED) {
  test(`found ${where}`, () => {
    assert.is(toRefusal(thrown)?.key, 'notForSale')
  })
}

test('a revert without bytes is a refusal without a reason', () => {
  for (const thrown of [{ code: 3 }, { message: 'execution reverted' }, { code: 3, data: '0x' }]) {
    assert.is(toRefusal(thrown)?.key, 'contractRefused')
  }
})
test('bytes that no contract of ours has', () => {
  assert.equal(toRefusal({ data: '0xdeadbeef' })?.params, { reason: '' })
  assert.equal(toRefusal({ data: `0x08c379a0${'00'.repeat(64)}` })?.params, { reason: '' })
})
test('cut bytes throw nothing', () => {
  for (let length = 10; length < data.length; length += 2) assert.ok(toRefusal({ data: data.slice(0, length) }))
  const moved = encodeErrorResult({ abi: ABIS.card, errorName: 'PriceMoved', args: [7n, MDS, MDS] })
  for (let length = 10; length < moved.length; length += 2) assert.ok(toRefusal({ data: moved.slice(0, length) }))
})
test("no BNB for gas is the sender's lack", () => {
  const refused = toRefusal({ code: -32000, message: 'insufficient funds for gas * price + value' })
  assert.equal([refused?.key, refused?.params], ['insufficient', { coin: 'BNB' }])
})
test('what is no refusal is none', () => {
  const others = [
    null,
    undefined,
    'boom',
    { code: -32005, message: 'limit exceeded' },
    new TypeError('Failed to fetch'),
  ]
  for (const thrown of others) assert.is(toRefusal(thrown), null)
  assert.is(toRefusal({ code: -32000, message: 'header not found', data: '0xabc' }), null)
})

test.run()
