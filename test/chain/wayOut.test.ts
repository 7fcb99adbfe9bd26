import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decodeFunctionData } from 'viem/utils'
import { encodeZero, isAllowed, readAllowances } from '../../src/chain/allowances'
import { callOf, readEffect } from '../../src/chain/exitCall'
import { readCount, readHolding, readHoldings } from '../../src/chain/holdings'
import { config } from '../../src/config'
import type { Exit } from '../../src/domain/exit'
import type { Hex } from '../../src/domain/hex'
import { AppError } from '../../src/errors'
import { targetAt } from '../../src/wallet/contracts'
import type { Reader } from '../../src/wallet/provider'
import { emptyState } from '../actions/support/chainState'
import { FakeChain } from '../actions/support/fakeChain'
import { fakeReader } from '../support/fakeReader'
import { abiOf } from './fakeChain'

const test = suite('chain/wayOut')
const ALICE = '0xa11ce00000000000000000000000000000000001'
const BOB = '0xb0b0000000000000000000000000000000000002'
const REF: Hex = `0x${'7'.repeat(64)}`
const { contracts, vault } = config
const auction = contracts.auction.toLowerCase() as Hex
const card = (tokenId: bigint) => ({ collection: 'card', tokenId }) as const

/** A chain of its own, and a reader of it whose errors are the app's. */
function newChain(isSilent: (data: string) => boolean = () => false): { chain: FakeChain; reader: Reader } {
  const chain = new FakeChain(emptyState())
  const reader = fakeReader(async (method, params) => {
    if (isSilent(JSON.stringify(params))) throw new AppError('chainSilent')
    return chain.rpc(method, params)
  })
  return { chain, reader }
}

test('every allowance is found: coins and collections by contract, tokens by whoever may move them', async () => {
  const { chain, reader } = newChain()
  const { state } = chain
  assert.equal(await readAllowances(reader, { account: ALICE, tokens: [card(7n)] }), { allowances: [], unread: 0 })
  state.allowances.set(`MDS ${ALICE} auction`, 5n)
  state.allowances.set(`MDV ${BOB} activation`, 5n)
  state.approvedForAll.add(`dragon ${ALICE} card`)
  state.approved.set('card 7', BOB)
  const { allowances, unread } = await readAllowances(reader, { account: ALICE, tokens: [card(7n), card(8n)] })
  assert.equal(allowances, [
    { of: 'token', ...card(7n), mover: BOB },
    { of: 'collection', collection: 'dragon', spender: 'card' },
    { of: 'coin', coin: 'MDS', spender: 'auction', units: 5n },
  ])
  assert.is(unread, 0)
  for (const allowance of allowances) assert.ok(await isAllowed(reader, allowance, ALICE))
  assert.not.ok(await isAllowed(reader, { of: 'coin', coin: 'MDS', spender: 'card' }, ALICE))
})

test('an answer that does not come is counted, and never taken for none', async () => {
  const { reader } = newChain((call) => call.includes(config.coins.MDS.address.toLowerCase()))
  assert.is((await readAllowances(reader, { account: ALICE, tokens: [] })).unread, Object.keys(contracts).length)
})

test('what takes an allowance back names nothing, nobody or "no"', () => {
  const read = (call: { to: Hex; data: Hex }) => {
    const target = targetAt(call.to)
    const { functionName, args = [] } = decodeFunctionData({ abi: abiOf(target), data: call.data })
    return [target, functionName, ...args.map((value) => (typeof value === 'string' ? value.toLowerCase() : value))]
  }
  assert.equal(read(encodeZero({ of: 'coin', coin: 'MDS', spender: 'auction' })), ['MDS', 'approve', auction, 0n])
  assert.equal(read(encodeZero({ of: 'token', ...card(7n) })), ['card', 'approve', `0x${'0'.repeat(40)}`, 7n])
  assert.equal(read(encodeZero({ of: 'collection', collection: 'card', spender: 'auction' })), [
    'card',
    'setApprovalForAll',
    auction,
    false,
  ])
})

test('where a token is, seen from a wallet', async () => {
  const { chain, reader } = newChain()
  const { owners, listings, lots, approved } = chain.state
  for (const id of [1, 2]) owners.set(`card ${id}`, ALICE)
  listings.set('card 1', 30n)
  approved.set('card 2', auction)
  for (const id of [3, 4]) owners.set(`card ${id}`, auction)
  lots.set('card 3', { holder: ALICE, price: 5n, state: 1, trades: 0 })
  lots.set('card 4', { holder: BOB, price: 5n, state: 1, trades: 0 })
  owners.set('card 5', vault.toLowerCase())
  owners.set('card 6', BOB)
  const { holdings, unread } = await readHoldings(reader, [1n, 2n, 3n, 4n, 5n, 6n].map(card), ALICE)
  assert.equal(
    holdings.map(({ is, sale, lot, mover }) => [is, sale, lot?.state ?? null, mover]),
    [
      ['wallet', 30n, null, null],
      ['wallet', null, null, auction],
      ['contract', null, 'open', null],
      ['other', null, null, null],
      ['game', null, null, null],
      ['other', null, null, null],
    ],
  )
  assert.equal(unread, [])
  assert.is(await readCount(reader, 'card', ALICE), 2n)
})

test('a token that was never made is nowhere; one that cannot be read is named', async () => {
  const gone = fakeReader(() => {
    throw new AppError('nftAway')
  })
  assert.is((await readHolding(gone, card(9n), ALICE)).is, 'none')
  const silent = fakeReader(() => {
    throw new AppError('chainSilent')
  })
  assert.equal(await readHoldings(silent, [card(9n)], ALICE), { holdings: [], unread: [card(9n)] })
})

const EXITS: [Exit, string][] = [
  [{ is: 'cancel', ...card(7n) }, 'cancel'],
  [{ is: 'takeOff', ...card(7n) }, 'takeOff'],
  [{ is: 'withdraw', ...card(7n) }, 'withdraw'],
  [{ is: 'collect', tokens: [card(7n)] }, 'collect'],
  [{ is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'card' } }, 'approve'],
]
for (const [exit, name] of EXITS)
  test(`${exit.is} is one call: ${name}`, () => {
    const { to, data, value } = callOf({ exit, ref: REF })
    assert.is(decodeFunctionData({ abi: abiOf(targetAt(to)), data }).functionName, name)
    assert.is(value, 0n)
  })

test('an exit has taken effect once its contract has noted it, or its allowance is gone', async () => {
  const { chain, reader } = newChain()
  const marked = { account: ALICE, ref: REF } as const
  const cancel = { exit: { is: 'cancel', ...card(7n) }, ...marked } as const
  assert.is(await readEffect(reader, cancel), 0)
  chain.state.done.set(`card ${ALICE} ${REF}`, 3)
  assert.is(await readEffect(reader, cancel), 3)
  const zero = { exit: { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'card' } }, ...marked } as const
  assert.is(await readEffect(reader, zero), -1)
  chain.state.allowances.set(`MDS ${ALICE} card`, 1n)
  assert.is(await readEffect(reader, zero), 0)
})

test.run()
