import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppError } from '../../src/errors'
import { readAccount, requestAccount } from '../../src/wallet/account'
import { ALICE, BOB, type FakeOptions, type FakeProvider, fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'

const test = suite('wallet/account')
const keyOf = (error: unknown) => (error instanceof AppError ? error.key : String(error))
const hang = () => new Promise(() => {})
const reject = (error: unknown) => () => Promise.reject(error)

const read = (options: FakeOptions) => {
  const provider = fakeProvider(options)
  return onFakeClock(() => readAccount({ provider: () => provider }).catch(keyOf)).then(({ outcome }) => outcome)
}

test('reads the linked account without asking its owner', async () => {
  const provider = fakeProvider()
  assert.is(await readAccount({ provider: () => provider }), ALICE)
  assert.equal(provider.asked, ['eth_accounts'])
})

const SILENT: [string, FakeOptions, string | null][] = [
  ['checksummed: in lower case', { account: '0xA11CE00000000000000000000000000000000001' }, ALICE],
  ['empty: locked, not a mismatch', { accounts: { locked: true } }, null],
  ['not linked', { linked: false }, null],
  ['4100: locked', { answers: { eth_accounts: reject({ code: 4100 }) } }, null],
  ['undefined', { answers: { eth_accounts: undefined } }, null],
  ['not an address', { answers: { eth_accounts: ['alice'] } }, null],
  ['no answer', { answers: { eth_accounts: hang } }, 'walletSilent'],
  ['an error', { answers: { eth_accounts: reject(new Error('boom')) } }, 'walletError'],
]
for (const [name, options, account] of SILENT) {
  test(`P6: eth_accounts is ${name}`, async () => {
    assert.is(await read(options), account)
  })
}

const link = async (options: FakeOptions, arrange: (provider: FakeProvider) => void = () => {}) => {
  const provider = fakeProvider({ linked: false, ...options })
  const { outcome, elapsedMs } = await onFakeClock(() => {
    arrange(provider)
    return requestAccount({ provider: () => provider }).catch(keyOf)
  })
  return { outcome, elapsedMs, provider }
}

test('asks to link the page', async () => {
  const { outcome, provider } = await link({})
  assert.is(outcome, ALICE)
  assert.equal(provider.questions, [{ kind: 'link', account: ALICE }])
})

test('the owner refuses', async () => {
  assert.is((await link({ approve: false })).outcome, 'rejected')
})

test('the wallet is locked', async () => {
  assert.is((await link({ accounts: { locked: true } })).outcome, 'walletLocked')
  assert.is((await link({ answers: { eth_requestAccounts: [] } })).outcome, 'walletLocked')
})

test('linked, but the answer never comes: seen by looking', async () => {
  const { outcome, elapsedMs } = await link({ accounts: { linkHangs: true } })
  assert.is(outcome, ALICE)
  assert.is(elapsedMs, 1000)
})

test('an empty answer: the account is read', async () => {
  const { outcome } = await link({ linked: true, answers: { eth_requestAccounts: undefined } })
  assert.is(outcome, ALICE)
})

test('the owner thinks for ten minutes', async () => {
  const approve = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 600_000))
  assert.is((await link({ approve })).outcome, ALICE)
})

test('P15: an earlier question waits: said at once', async () => {
  const { outcome, elapsedMs } = await link({ answers: { eth_requestAccounts: reject({ code: -32002 }) } })
  assert.is(outcome, 'walletBusy')
  assert.is(elapsedMs, 0)
})

test('P15: an earlier question waits: with onBusy the wallet is watched until it is answered', async () => {
  const provider = fakeProvider({ linked: false, answers: { eth_requestAccounts: reject({ code: -32002 }) } })
  let busy = 0
  const { outcome, elapsedMs } = await onFakeClock(() => {
    setTimeout(() => provider.link(), 5500)
    return requestAccount({ provider: () => provider }, { onBusy: () => busy++ })
  })
  assert.is(outcome, ALICE)
  assert.is(busy, 1)
  assert.is(elapsedMs, 6000)
})

test('P15: the earlier question is never answered: given up after a minute', async () => {
  const provider = fakeProvider({ linked: false, answers: { eth_requestAccounts: reject({ code: -32002 }) } })
  const { outcome, elapsedMs } = await onFakeClock(() =>
    requestAccount({ provider: () => provider }, { onBusy: () => {} }).catch(keyOf),
  )
  assert.is(outcome, 'walletBusy')
  assert.is(elapsedMs, 60_000)
})

test('can be cancelled', async () => {
  const provider = fakeProvider({ linked: false, approve: () => new Promise(() => {}) })
  const stop = new AbortController()
  const { outcome, elapsedMs } = await onFakeClock(() => {
    setTimeout(() => stop.abort(), 700)
    return requestAccount({ provider: () => provider }, { signal: stop.signal }).catch(keyOf)
  })
  assert.is(outcome, 'rejected')
  assert.is(elapsedMs, 700)
})

test('cancelled before it begins: nothing is asked', async () => {
  const provider = fakeProvider({ linked: false })
  const stop = new AbortController()
  stop.abort()
  const outcome = await requestAccount({ provider: () => provider }, { signal: stop.signal }).catch(keyOf)
  assert.is(outcome, 'rejected')
  assert.equal(provider.asked, [])
})

test('cancelled: the next call asks again, and a late refusal of the first is ignored', async () => {
  const refusals: ((cause: unknown) => void)[] = []
  const eth_requestAccounts = () => new Promise((_, reject) => refusals.push(reject))
  const provider = fakeProvider({ linked: false, answers: { eth_requestAccounts } })
  const wallet = { provider: () => provider }
  const stop = new AbortController()
  const { outcome } = await onFakeClock(async () => {
    const first = requestAccount(wallet, { signal: stop.signal }).catch(keyOf)
    stop.abort()
    const cancelled = await first
    const second = requestAccount(wallet)
    refusals[0]?.({ code: 4001 })
    setTimeout(() => provider.link(), 500)
    return [cancelled, await second]
  })
  assert.equal(outcome, ['rejected', ALICE])
  assert.is(refusals.length, 2)
})

test('P15: two taps share one question, and one of them can be cancelled', async () => {
  const approve = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 900))
  const provider = fakeProvider({ linked: false, approve })
  const wallet = { provider: () => provider }
  const stop = new AbortController()
  const { outcome } = await onFakeClock(() => {
    setTimeout(() => stop.abort(), 100)
    return Promise.all([requestAccount(wallet, { signal: stop.signal }).catch(keyOf), requestAccount(wallet)])
  })
  assert.equal(outcome, ['rejected', ALICE])
  assert.is(provider.questions.length, 1)
})

test('the account in use is the first one', async () => {
  assert.is((await link({ answers: { eth_requestAccounts: [BOB, ALICE] } })).outcome, BOB)
})

test.run()
