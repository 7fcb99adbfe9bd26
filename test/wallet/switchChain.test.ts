import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppError } from '../../src/errors'
import { switchChain } from '../../src/wallet/switchChain'
import type { QuirkChanges } from '../sandbox/wallet/quirks'
import { type FakeOptions, fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'

const test = suite('wallet/switchChain')
test.before(() => void Object.assign(globalThis, { location: { href: 'https://dragons.example/login' } }))
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

const run = async (options: FakeOptions, signal?: AbortSignal) => {
  const provider = fakeProvider({ chainId: 56, ...options })
  const { outcome, elapsedMs } = await onFakeClock(() =>
    switchChain({ provider: () => provider }, signal).then(
      () => 'switched',
      (error: unknown) => (error instanceof AppError ? error.key : String(error)),
    ),
  )
  const asked = provider.asked.filter((method) => method.startsWith('wallet_'))
  return { outcome, elapsedMs, asked, calls: provider.calls }
}

const TABLE: [string, FakeOptions, string, string[]][] = [
  ['is right already: asks nothing', { chainId: 31337 }, 'switched', []],
  ['switches', { switching: 'ok' }, 'switched', [SWITCH]],
  ['switches without an event', { switching: 'okNoEvent' }, 'switched', [SWITCH]],
  ['does not know the chain, 4902: it is added', { switching: '4902' }, 'switched', [SWITCH, ADD]],
  ['hides the 4902 in -32603: it is added', { switching: 'nested' }, 'switched', [SWITCH, ADD]],
  ['throws a localised text: it is added', { switching: 'text' }, 'switched', [SWITCH, ADD]],
  ['answers null and does nothing: it is added', { switching: 'null' }, 'switched', [SWITCH, ADD]],
  ['knows only to add: it is added', { switching: '32601' }, 'switched', [SWITCH, ADD]],
  ['is refused: no second question', { approve: false }, 'rejected', [SWITCH]],
  ['is refused with {}', { approve: false, reject: 'empty' }, 'rejected', [SWITCH]],
  ['never says its chain: by hand', { chainIdShape: 'nothing' }, 'chainUnknown', [SWITCH, ADD]],
  ['closes the question without a word', { approve: false, reject: 'null' }, 'walletClosed', [SWITCH]],
  ['says null for everything: by hand', { answers: { [SWITCH]: null, [ADD]: null } }, 'wrongChain', [SWITCH, ADD]],
  [
    'supports neither: by hand',
    { answers: { [SWITCH]: new Error('unsupported'), [ADD]: new Error('unsupported') } },
    'wrongChain',
    [SWITCH, ADD],
  ],
]
for (const [name, options, outcome, asked] of TABLE) {
  test(`P5: the wallet ${name}`, async () => {
    const done = await run(options)
    assert.is(done.outcome, outcome)
    assert.equal(done.asked, asked)
  })
}

test('P5: never answers: given up after 60 s', async () => {
  const { outcome, elapsedMs, asked } = await run({ switching: 'hang' })
  assert.is(outcome, 'wrongChain')
  assert.equal(asked, [SWITCH])
  assert.ok(elapsedMs >= 60_000 && elapsedMs < 61_000, `${elapsedMs}`)
})

test('P5: never answers but switches: seen within 300 ms', async () => {
  const provider = fakeProvider({ chainId: 56, answers: { [SWITCH]: () => new Promise(() => {}) } })
  const { elapsedMs } = await onFakeClock(async () => {
    setTimeout(() => provider.useChain(31337), 5000)
    await switchChain({ provider: () => provider })
  })
  assert.ok(elapsedMs >= 5000 && elapsedMs <= 5300, `${elapsedMs}`)
})

test('P5: switches two seconds after its answer', async () => {
  const provider = fakeProvider({ chainId: 56, answers: { [SWITCH]: null } })
  await onFakeClock(async () => {
    setTimeout(() => provider.useChain(31337), 2000)
    await switchChain({ provider: () => provider })
  })
  assert.not(provider.asked.includes(ADD))
})

test('can be cancelled while the wallet is silent', async () => {
  const stop = new AbortController()
  const hang = () => {
    setTimeout(() => stop.abort(), 4000)
    return new Promise(() => {})
  }
  const { outcome, elapsedMs } = await run({ answers: { [SWITCH]: hang } }, stop.signal)
  assert.is(outcome, 'rejected')
  assert.is(elapsedMs, 4000)
})

test('cancelled: at once, although the wallet answers nothing any more, and no second question', async () => {
  const stop = new AbortController()
  let silent = false
  const hang = () => new Promise(() => {})
  const { outcome, elapsedMs, asked } = await run(
    {
      answers: {
        eth_chainId: () => (silent ? hang() : '0x38'),
        [SWITCH]: () => {
          silent = true
          setTimeout(() => stop.abort(), 700)
          return hang()
        },
      },
    },
    stop.signal,
  )
  assert.is(outcome, 'rejected')
  assert.is(elapsedMs, 700)
  assert.equal(asked, [SWITCH])
})

test('a question to add that was never answered is asked again the next time', async () => {
  const answers = { [SWITCH]: null, [ADD]: () => new Promise(() => {}) }
  const provider = fakeProvider({ chainId: 56, answers })
  const wallet = { provider: () => provider }
  for (const times of [1, 2]) {
    await onFakeClock(() => switchChain(wallet).catch(() => {}))
    assert.is(provider.asked.filter((method) => method === ADD).length, times)
  }
})

test('adds the chain with whole addresses', async () => {
  const { calls } = await run({ switching: '4902' })
  const [added] = calls.find(({ method }) => method === ADD)?.params ?? []
  assert.equal(added, {
    chainId: '0x7a69',
    chainName: 'Sandbox',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: ['https://dragons.example/sandbox/rpc', 'https://dragons.example/sandbox/rpc2'],
    blockExplorerUrls: undefined,
  })
})

const SHAPES: NonNullable<QuirkChanges['chainIdShape']>[] = ['number', 'decimal', 'caip', 'undefined']
for (const chainIdShape of SHAPES) {
  test(`sees the switch of a wallet that gives its chain as ${chainIdShape}`, async () => {
    assert.is((await run({ chainIdShape })).outcome, 'switched')
  })
}

test.run()
