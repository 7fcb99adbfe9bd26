import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type WalletReading, watchWallet } from '../../src/wallet/watchWallet'
import { ALICE, BOB, type FakeOptions, type FakeProvider, fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'
import { type FakePage, fakePage } from './fakePage'

const test = suite('wallet/watchWallet')
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Scene {
  provider: FakeProvider
  page: FakePage
  readings: WalletReading[]
  check(): void
  stop(): void
}

/** What is reported while the scene plays, and ten seconds after it. */
const play = async (options: FakeOptions, scene: (parts: Scene) => Promise<void> | void) => {
  const page = fakePage()
  const readings: WalletReading[] = []
  const { outcome: provider } = await onFakeClock(async () => {
    const provider = fakeProvider(options)
    const watch = watchWallet({ provider: () => provider }, (reading) => readings.push(reading), page)
    await scene({ provider, page, readings, ...watch })
    await pause(10_000)
    watch.stop()
    return provider
  })
  return { readings, provider }
}

const bob = { account: BOB, chainId: 31337 }

test('reports nothing by itself', async () => {
  assert.equal((await play({}, () => {})).readings, [])
})

test('P6: one event, one report, read afresh', async () => {
  const { readings } = await play({}, ({ provider }) => provider.useAccount(BOB))
  assert.equal(readings, [bob])
})

test('P6: doubled events, one report', async () => {
  const { readings } = await play({ accounts: { events: 'double' } }, ({ provider }) => provider.useAccount(BOB))
  assert.equal(readings, [bob])
})

test('P6: the old account comes last, the new one is reported', async () => {
  const { readings } = await play({ accounts: { events: 'staleLast' } }, ({ provider }) => provider.useAccount(BOB))
  assert.equal(readings, [bob])
})

for (const event of ['focus', 'pageshow']) {
  test(`P6: no event at all: seen on ${event}`, async () => {
    const { readings } = await play({ accounts: { events: 'silent' } }, ({ provider, page }) => {
      provider.useAccount(BOB)
      page.dispatchEvent(new Event(event))
    })
    assert.equal(readings, [bob])
  })
}

test('P6: no event at all: seen on visibilitychange', async () => {
  const { readings } = await play({ accounts: { events: 'silent' } }, ({ provider, page }) => {
    provider.useAccount(BOB)
    page.document.dispatchEvent(new Event('visibilitychange'))
  })
  assert.equal(readings, [bob])
})

test('P6: no event at all: seen when it is asked for', async () => {
  const { readings } = await play({ accounts: { events: 'silent' } }, ({ provider, check }) => {
    provider.useAccount(BOB)
    check()
  })
  assert.equal(readings, [bob])
})

test('P6: an event on reload without a change reports what is', async () => {
  const { readings } = await play({ accounts: { events: 'onReload' } }, () => {})
  assert.equal(readings, [{ account: ALICE, chainId: 31337 }])
})

test('P6: a reading that differs from the one before is not believed', async () => {
  let reads = 0
  const eth_accounts = () => [reads++ === 0 ? BOB : ALICE]
  const { readings } = await play({ answers: { eth_accounts } }, ({ check }) => check())
  assert.equal(readings, [{ account: ALICE, chainId: 31337 }])
  assert.is(reads, 3)
})

test('P6: locked is reported as no account', async () => {
  const { readings } = await play({ accounts: { locked: true } }, ({ check }) => check())
  assert.equal(readings, [{ account: null, chainId: 31337 }])
})

test('a wallet that does not answer changes nothing', async () => {
  const { readings } = await play({ answers: { eth_accounts: () => new Promise(() => {}) } }, ({ check }) => check())
  assert.equal(readings, [])
})

test('a chain change is reported', async () => {
  const { readings } = await play({}, ({ provider }) => provider.useChain(56))
  assert.equal(readings, [{ account: ALICE, chainId: 56 }])
})

test('a burst of hints is read once', async () => {
  const { readings, provider } = await play({}, async ({ page, check }) => {
    for (let turn = 0; turn < 10; turn++) {
      page.dispatchEvent(new Event('focus'))
      check()
      await pause(20)
    }
  })
  assert.is(readings.length, 1)
  assert.is(provider.asked.filter((method) => method === 'eth_accounts').length, 2)
})

for (const removeListener of [true, false]) {
  test(`P18: stopped for good, ${removeListener ? 'with' : 'without'} removeListener`, async () => {
    const { readings } = await play({ removeListener }, async ({ provider, page, stop }) => {
      stop()
      provider.useAccount(BOB)
      provider.emit('accountsChanged', [BOB])
      page.dispatchEvent(new Event('focus'))
      await pause(1000)
    })
    assert.equal(readings, [])
  })
}

test('P18: a provider without events at all is watched by looking at it, and left without an error', async () => {
  const provider = Object.assign(fakeProvider(), { on: undefined, removeListener: undefined })
  assert.not.throws(() => watchWallet({ provider: () => provider }, () => {}, fakePage()).stop())
})

test.run()
