import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isAccountActivated, isAssetActivated, readAccountPrice, readAssetPrice } from '../../src/chain/activation'
import { readAuction, readMinimumBid, readWaiting } from '../../src/chain/auction'
import { assertCoin, readAllowance, readBalance } from '../../src/chain/coin'
import { readApproved, readKind, readListing, readMintPrices, readOwner } from '../../src/chain/collection'
import { readDone } from '../../src/chain/done'
import { config } from '../../src/config'
import type { Hex } from '../../src/domain/hex'
import { AppError } from '../../src/errors'
import type { Reader } from '../../src/wallet/provider'
import { fakeReader } from '../support/fakeReader'
import { fakeChain } from './fakeChain'

const test = suite('chain/reads')
/** As the chain gives addresses: with capitals. */
const ALICE = '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e'
const NOBODY = '0x0000000000000000000000000000000000000000'
const REF: Hex = `0x${'7'.repeat(64)}`
const token = { collection: 'card', tokenId: 7n } as const
const { contracts, coins } = config
const lower = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(lower) : typeof value === 'string' ? value.toLowerCase() : value

type Read = [
  name: string,
  target: string,
  args: readonly unknown[],
  result: unknown,
  value: unknown,
  read: (reader: Reader) => Promise<unknown>,
]

const READS: Read[] = [
  ['balanceOf', 'MDV', [ALICE], 5n, 5n, (r) => readBalance(r, { coin: 'MDV', account: ALICE })],
  [
    'allowance',
    'MDS',
    [ALICE, contracts.auction],
    5n,
    5n,
    (r) => readAllowance(r, { coin: 'MDS', account: ALICE, spender: 'auction' }),
  ],
  ['ownerOf', 'card', [7n], ALICE, ALICE.toLowerCase(), (r) => readOwner(r, token)],
  ['getApproved', 'card', [7n], NOBODY, NOBODY, (r) => readApproved(r, token)],
  ['kindOf', 'card', [7n], 3, 3, (r) => readKind(r, token)],
  ['listing', 'card', [7n], [ALICE, 9n], { seller: ALICE.toLowerCase(), price: 9n }, (r) => readListing(r, token)],
  ['listing', 'dragon', [7n], [NOBODY, 0n], null, (r) => readListing(r, { ...token, collection: 'dragon' })],
  ['accountActivated', 'activation', [ALICE], true, true, (r) => isAccountActivated(r, ALICE)],
  ['accountPrice', 'activation', [], 5n, 5n, readAccountPrice],
  ['assetPrice', 'activation', [coins.HFH.address], 5n, 5n, (r) => readAssetPrice(r, 'HFH')],
  ['assetActivated', 'activation', [contracts.card, 7n], false, false, (r) => isAssetActivated(r, token)],
  [
    'auction',
    'auction',
    [contracts.card, 7n],
    [ALICE, 9n, 1_800_000_000n, 2, 1],
    { holder: ALICE.toLowerCase(), price: 9n, deadline: 1_800_000_000, trades: 2, state: 'open' },
    (r) => readAuction(r, token),
  ],
  ['minimumBid', 'auction', [contracts.card, 7n], 10n, 10n, (r) => readMinimumBid(r, token)],
  [
    'waiting',
    'auction',
    [[contracts.card, contracts.dragon], [7n, 9n], ALICE],
    [[1n, 0n], 5n],
    { shares: [1n, 0n], credit: 5n },
    (r) => readWaiting(r, { tokens: [token, { collection: 'dragon', tokenId: 9n }], account: ALICE }),
  ],
  ['done', 'auction', [ALICE, REF], 0n, 0n, (r) => readDone(r, { contract: 'auction', sender: ALICE, ref: REF })],
  ['done', 'activation', [ALICE, REF], 8n, 8n, (r) => readDone(r, { contract: 'activation', sender: ALICE, ref: REF })],
]
for (const [name, target, args, result, value, read] of READS) {
  test(`${name} of ${target}`, async () => {
    const { reader, asked } = fakeChain(result)
    assert.equal(await read(reader), value)
    assert.equal(
      asked.map((call) => ({ ...call, args: call.args.map(lower) })),
      [{ target, name, args: args.map(lower) }],
    )
  })

  for (const bytes of ['0x', '0x01', '0xdeadbeef']) {
    test(`${name} of ${target}: ${bytes} is no answer, and no zero`, async () => {
      const outcome = await read(fakeReader(() => bytes)).catch((error: unknown) => error)
      assert.instance(outcome, AppError)
      assert.is((outcome as AppError).key, 'chainSilent')
    })
  }
}

test("the account's BNB", async () => {
  assert.is(
    await readBalance(
      fakeReader(() => '0x2a'),
      { coin: 'BNB', account: ALICE },
    ),
    42n,
  )
})

test('both mint prices', async () => {
  assert.equal(await readMintPrices(fakeChain(4n).reader, 'card'), { native: 4n, coin: 4n })
})

test('an auction in a state that we do not know is not guessed at', async () => {
  const { reader } = fakeChain([ALICE, 9n, 1n, 2, 9])
  assert.is(await readAuction(reader, token).catch((error: AppError) => error.key), 'contractMismatch')
})

/** A coin that says this about itself. */
const coinThatSays = (decimals: number, symbol: string): Reader =>
  fakeChain((name: string) => (name === 'decimals' ? decimals : symbol)).reader

test('a coin is what the build pinned', async () => {
  await assertCoin(coinThatSays(8, 'MDV'), 'MDV')
})
for (const [decimals, symbol] of [
  [0, 'MDV'],
  [18, 'MDV'],
  [8, 'MDX'],
  [8, ''],
] as const) {
  test(`a coin with ${decimals} decimals that is called "${symbol}" is not MDV`, async () => {
    const outcome = await assertCoin(coinThatSays(decimals, symbol), 'MDV').catch((error: AppError) => error.key)
    assert.is(outcome, 'contractMismatch')
  })
}

test.run()
