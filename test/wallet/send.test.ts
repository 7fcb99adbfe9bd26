import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { encodeErrorResult, encodeFunctionData } from 'viem/utils'
import { config } from '../../src/config'
import type { Hex } from '../../src/domain/hex'
import { AppError } from '../../src/errors'
import { adviceOf } from '../../src/wallet/adviceOf'
import { prepareSend, type SendRequest } from '../../src/wallet/send'
import { ABIS } from '../sandbox/chain/abis'
import { ALICE, BOB, type FakeOptions, fakeProvider, HASH } from '../support/fakeProvider'
import { fakeReader } from '../support/fakeReader'
import { sendTransaction } from '../support/sendTransaction'
import { onFakeClock } from './fakeClock'

const test = suite('wallet/send')
const REF: Hex = `0x${'7'.repeat(64)}`
const lower = (address: string) => address.toLowerCase() as Hex

const encode = (
  name: 'sell' | 'buy' | 'mintBatch' | 'transferFrom' | 'setApprovalForAll' | 'approve',
  args: unknown[],
) => encodeFunctionData({ abi: ABIS.card, functionName: name, args } as never) as Hex

const SELL: SendRequest = {
  from: ALICE,
  to: lower(config.contracts.card),
  data: encode('sell', [7n, 100n, REF]),
  value: 0n,
  isChainSigned: false,
  isCredibleGas: () => true,
}
const approve = (spender: string): SendRequest => ({
  ...SELL,
  to: lower(config.coins.MDS.address),
  data: encodeFunctionData({ abi: ABIS.coin, functionName: 'approve', args: [lower(spender), 100n] }),
})

type Read = [string, readonly unknown[]]

/** A chain that agrees to everything, unless told otherwise. */
const fakeNode = (answers: Record<string, () => unknown> = {}) => {
  const reads: Read[] = []
  const reader = fakeReader((method, params) => {
    reads.push([method, params])
    return answers[method]?.() ?? (method === 'eth_estimateGas' ? '0xc350' : '0x')
  })
  return { reader, reads }
}

const outcomeOf = (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  return error
}

/** What sending comes to, and what the wallet and the chain were asked for. */
const run = async (send: Partial<SendRequest>, options: FakeOptions = {}, chain = fakeNode()) => {
  const provider = fakeProvider(options)
  const { outcome } = await onFakeClock(() =>
    sendTransaction({ provider: () => provider }, chain.reader, { ...SELL, ...send }).catch(outcomeOf),
  )
  const sends = provider.calls.filter(({ method }) => /sendTransaction|sendRaw|sendCalls/.test(method))
  return { outcome, key: outcome instanceof AppError ? outcome.key : null, sends, provider, reads: chain.reads }
}

test('asks once, with a gas limit, the chain, and no fees', async () => {
  const { outcome, sends } = await run({})
  assert.is(outcome, HASH)
  assert.equal(sends, [
    {
      method: 'eth_sendTransaction',
      params: [{ from: ALICE, to: SELL.to, data: SELL.data, gas: '0xea60', chainId: '0x7a69' }],
    },
  ])
})

test('what was checked is what is asked: tried out, and the gas beside it', async () => {
  const { reads, provider } = await run({})
  const call = { from: ALICE, to: SELL.to, data: SELL.data }
  assert.equal(reads, [
    ['eth_call', [call, 'latest']],
    ['eth_estimateGas', [call]],
  ])
  assert.equal(provider.asked, ['eth_accounts', 'eth_chainId', 'eth_sendTransaction'])
})

test('a journal fits between the halves, and nothing opens before the second', async () => {
  const provider = fakeProvider()
  const checked = await prepareSend({ provider: () => provider }, fakeNode().reader, SELL)
  assert.is(provider.questions.length, 0)
  assert.ok(Object.isFrozen(checked.transaction))
  assert.is(await checked.ask(), HASH)
  assert.is(provider.questions.length, 1)
})

test('one check is good for one question', async () => {
  const provider = fakeProvider()
  const checked = await prepareSend({ provider: () => provider }, fakeNode().reader, SELL)
  const both = await Promise.all([checked.ask(), checked.ask().catch((error: AppError) => error.key)])
  assert.equal(both, [HASH, 'unexpected'])
  assert.is(provider.questions.length, 1)
})

test('a wallet that writes into the request does not meet a frozen one', async () => {
  const eth_sendTransaction = (transaction: Record<string, unknown>) => {
    transaction.gasPrice = '0x1'
    return HASH
  }
  assert.is((await run({}, { answers: { eth_sendTransaction } })).outcome, HASH)
})

const EVIL = '0xe711000000000000000000000000000000000000'
const OUTSIDE: [string, Partial<SendRequest>][] = [
  ['another address', { to: EVIL }],
  ['a call that is of another contract', { to: lower(config.contracts.auction) }],
  ["a contract's call to a coin", { to: lower(config.coins.MDS.address) }],
  ['the vault', { to: lower(config.vault) }],
  ['no data', { data: '0x' }],
  ['half a selector', { data: '0xdc0d' }],
  ['an odd number of digits', { data: `${SELL.data}1` }],
  ['text for data', { data: `${SELL.data}zz` }],
  ['a function of the owner', { data: encode('mintBatch', [[EVIL], [1]]) }],
  ['a transfer', { data: encode('transferFrom', [ALICE, EVIL, 7n]) }],
  ['an approval for all', { data: encode('setApprovalForAll', [EVIL, true]) }],
  [
    'an approval for all to a contract of the game',
    { data: encode('setApprovalForAll', [config.contracts.auction, true]) },
  ],
  ['an approval for all without its flag', { data: encode('setApprovalForAll', [EVIL, false]).slice(0, 74) as Hex }],
  ['BNB', { value: 1n }],
  ['less than nothing', { value: -1n }],
  ['an approval to a stranger', approve(EVIL)],
  ['an approval to the vault', approve(config.vault)],
  ['an approval to a coin', approve(config.coins.USDT.address)],
  [
    'an approval with dirt before the address',
    {
      ...approve(config.contracts.card),
      data: approve(config.contracts.card).data.replace('00000000', '00000001') as Hex,
    },
  ],
  ['a card approved to a stranger', { data: encode('approve', [EVIL, 7n]) }],
  [
    "a coin's transfer",
    { ...approve(EVIL), data: encodeFunctionData({ abi: ABIS.coin, functionName: 'transfer', args: [EVIL, 1n] }) },
  ],
]
for (const [name, send] of OUTSIDE) {
  test(`the wallet never sees ${name}`, async () => {
    const { key, provider, reads } = await run(send)
    assert.is(key, 'contractMismatch')
    assert.equal(provider.asked, [])
    assert.equal(reads, [])
  })
}

test('passes: an approval to each contract, and the paid mint', async () => {
  for (const spender of Object.values(config.contracts)) assert.is((await run(approve(spender))).outcome, HASH)
  const data = encodeFunctionData({ abi: ABIS.card, functionName: 'mintWithNative', args: [1, REF] })
  const { sends } = await run({ data, value: 10n ** 16n })
  assert.is((sends[0]?.params[0] as { value?: string } | undefined)?.value, '0x2386f26fc10000')
})

test('passes: what takes an approval back, of one token or of all', async () => {
  assert.is((await run({ data: encode('approve', [`0x${'0'.repeat(40)}`, 7n]) })).outcome, HASH)
  assert.is((await run({ data: encode('setApprovalForAll', [EVIL, false]) })).outcome, HASH)
})

test('passes: the contract in any case', async () => {
  assert.is((await run({ to: config.contracts.card as Hex })).outcome, HASH)
})

const STANDING: [string, FakeOptions, string][] = [
  ['is on another account', { account: BOB }, 'accountAbnormal'],
  ['is locked', { accounts: { locked: true } }, 'walletLocked'],
  ['is on another chain', { chainId: 56 }, 'wrongChain'],
  ['does not say its chain', { chainIdShape: 'nothing' }, 'chainUnknown'],
  ['is silent', { answers: { eth_accounts: () => new Promise(() => {}) } }, 'walletSilent'],
]
for (const [name, options, expected] of STANDING) {
  test(`the wallet ${name}: nothing is asked`, async () => {
    const { key, sends } = await run({}, options)
    assert.is(key, expected)
    assert.equal(sends, [])
  })
}

const SPELLED = '0xA11cE00000000000000000000000000000000001'
test('a wallet that compares its own spelling and refuses a zero value is asked so', async () => {
  const { outcome, sends } = await run({}, { account: SPELLED, strict: true })
  assert.is(outcome, HASH)
  const transaction = Object(sends[0]?.params[0]) as Record<string, unknown>
  assert.is(transaction.from, SPELLED)
  assert.not('value' in transaction)
})

test('P4: the chain is not said, but the message signed at login named it', async () => {
  const { outcome, provider } = await run({ isChainSigned: true }, { chainIdShape: 'nothing' })
  assert.is(outcome, HASH)
  assert.is(provider.asked.filter((method) => method === 'eth_chainId').length, 2)
})

test('P4: the chain is said when asked again', async () => {
  let asked = 0
  const answers = { eth_chainId: () => (++asked > 1 ? '0x7a69' : undefined), net_version: undefined }
  assert.is((await run({}, { answers })).outcome, HASH)
})

test('P4: a signed message does not make a wrong chain right, said late or at once', async () => {
  assert.is((await run({ isChainSigned: true }, { chainId: 56 })).key, 'wrongChain')
  let asked = 0
  const answers = { eth_chainId: () => (++asked > 1 ? '0x38' : undefined), net_version: undefined }
  assert.is((await run({ isChainSigned: true }, { answers })).key, 'wrongChain')
})

test('the chain refuses: shown, not sent', async () => {
  const { reader, reads } = fakeNode({
    eth_call: () => {
      throw new AppError('priceMoved')
    },
  })
  const { key, sends } = await run({}, {}, { reader, reads })
  assert.is(key, 'priceMoved')
  assert.equal(sends, [])
})

test('the chain refuses: its own words are shown, also if the estimate fails before them', async () => {
  const chain = fakeNode({
    eth_call: async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      throw new AppError('priceMoved')
    },
    eth_estimateGas: () => {
      throw new AppError('contractRefused')
    },
  })
  assert.is((await run({}, {}, chain)).key, 'priceMoved')
})

test('the estimate of the gas cannot be right: not sent, and the wallet sees nothing of it', async () => {
  const judged: bigint[] = []
  const isCredibleGas = (gas: bigint) => {
    judged.push(gas)
    return false
  }
  const { key, sends } = await run({ isCredibleGas })
  assert.equal([key, sends, judged], ['gasOdd', [], [50_000n]])
})

test('the chain is silent: not sent', async () => {
  const { reader, reads } = fakeNode({
    eth_estimateGas: () => {
      throw new AppError('chainSilent')
    },
  })
  assert.is((await run({}, {}, { reader, reads })).key, 'chainSilent')
})

test('the player refuses', async () => {
  assert.is((await run({}, { approve: false })).key, 'rejected')
})

const errors = {
  'P10: -32000 underpriced': { code: -32000, message: 'transaction underpriced' },
  'P10: -32601': { code: -32601, message: 'the method does not exist' },
  'P10: -32602': { code: -32602, message: 'invalid params' },
  'P10: -32004': { code: -32004, message: 'method not supported' },
  'P10: -32603': { code: -32603, message: 'Internal JSON-RPC error.' },
  'P16: another chain id': new Error('Provided chainId does not match'),
  'P16: another chain id, MetaMask': { code: -32603, message: 'Active chainId is 0x38 but received 0x7a69' },
  'P17: no BNB for gas': { code: -32000, message: 'insufficient funds for gas * price + value' },
  'P15: an earlier question': { code: -32002, message: 'already pending' },
  'a locked wallet': { code: 4100, message: 'unauthorized' },
  null: null,
  undefined: undefined,
  'a text': 'boom',
  'an unknown error': new Error('boom'),
}
const ADVICE: Record<keyof typeof errors, string | null> = {
  'P10: -32000 underpriced': 'gasTooLow',
  'P10: -32601': null,
  'P10: -32602': null,
  'P10: -32004': null,
  'P10: -32603': null,
  'P16: another chain id': 'wrongChain',
  'P16: another chain id, MetaMask': 'wrongChain',
  'P17: no BNB for gas': 'insufficient',
  'P15: an earlier question': 'walletBusy',
  'a locked wallet': 'walletLocked',
  null: null,
  undefined: null,
  'a text': null,
  'an unknown error': null,
}
for (const [name, error] of Object.entries(errors)) {
  test(`${name}: asked once, outcome unknown`, async () => {
    const { outcome, key, sends } = await run({}, { answers: { eth_sendTransaction: () => Promise.reject(error) } })
    assert.is(key, 'unknownOutcome')
    assert.equal(
      sends.map(({ method }) => method),
      ['eth_sendTransaction'],
    )
    assert.is(adviceOf(outcome as AppError), ADVICE[name as keyof typeof errors])
  })
}

const NO_HASHES: unknown[] = [
  'ok',
  '',
  null,
  undefined,
  true,
  {},
  [],
  '0x',
  HASH.slice(0, 64),
  `${HASH}0`,
  { hash: HASH },
]
for (const answer of NO_HASHES) {
  test(`the answer ${JSON.stringify(answer) ?? 'undefined'} is no hash: unknown`, async () => {
    const { outcome, sends } = await run({}, { answers: { eth_sendTransaction: answer } })
    assert.is(outcome, null)
    assert.is(sends.length, 1)
  })
}

test('a hash in capitals comes back in lower case', async () => {
  assert.is((await run({}, { answers: { eth_sendTransaction: `0x${'AB'.repeat(32)}` } })).outcome, HASH)
})

test('a wallet that refuses the chain id once takes it when the player tries again', async () => {
  const provider = fakeProvider({ send: 'wrongChainOnce' })
  const wallet = { provider: () => provider }
  const first = await sendTransaction(wallet, fakeNode().reader, SELL).catch(outcomeOf)
  assert.is(adviceOf(first as AppError), 'wrongChain')
  assert.is(await sendTransaction(wallet, fakeNode().reader, SELL), HASH)
})

test('the revert that a node reports in its error is the one the player reads', async () => {
  const { toRefusal } = await import('../../src/wallet/refusal')
  const data = encodeErrorResult({ abi: ABIS.card, errorName: 'PriceMoved', args: [7n, 10n ** 18n, 2n * 10n ** 18n] })
  const { reader, reads } = fakeNode({
    eth_call: () => {
      throw toRefusal({ code: 3, message: 'execution reverted', data })
    },
  })
  const { outcome } = await run({}, {}, { reader, reads })
  assert.equal((outcome as AppError).params, { coin: 'MDS', expected: '1', actual: '2' })
})

test.run()
