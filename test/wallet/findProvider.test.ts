import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AppError } from '../../src/errors'
import { findProvider, toWallet } from '../../src/wallet/findProvider'
import { fakeProvider } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'
import { type FakePage, fakePage } from './fakePage'

const test = suite('wallet/findProvider')
const RDNS = 'io.metamask.mobile'

const later = (ms: number, run: () => void) => setTimeout(run, ms)

const announce = (page: FakePage, provider: unknown, rdns: unknown = RDNS) => {
  const tell = () =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { provider, info: { rdns } } }))
  page.addEventListener('eip6963:requestProvider', tell)
  tell()
}

/** What the page finds, and after how long. */
const find = (page: FakePage, arrange: () => void = () => {}, waitMs?: number) =>
  onFakeClock(() => {
    arrange()
    return findProvider({ page, ...(waitMs === undefined ? {} : { waitMs }) })
  })

test('P1: there already: found at once', async () => {
  const provider = fakeProvider()
  const { outcome, elapsedMs } = await find(fakePage({ ethereum: provider }))
  assert.is(outcome?.provider, provider)
  assert.is(elapsedMs, 0)
})

for (const delayMs of [50, 800, 2500]) {
  test(`P1: ${delayMs} ms late without any event: found within 250 ms more`, async () => {
    const page = fakePage()
    const provider = fakeProvider()
    const { outcome, elapsedMs } = await find(page, () =>
      later(delayMs, () => Object.assign(page, { ethereum: provider })),
    )
    assert.is(outcome?.provider, provider)
    assert.ok(elapsedMs >= delayMs && elapsedMs <= delayMs + 250, `${elapsedMs}`)
  })
}

test('P1: late with ethereum#initialized: found at the event', async () => {
  const page = fakePage()
  const { outcome, elapsedMs } = await find(page, () =>
    later(810, () => {
      Object.assign(page, { ethereum: fakeProvider() })
      page.dispatchEvent(new Event('ethereum#initialized'))
    }),
  )
  assert.ok(outcome)
  assert.is(elapsedMs, 810)
})

test('P1: the event without a provider: goes on looking, without spinning', async () => {
  const page = fakePage()
  const tell = () => page.dispatchEvent(new Event('ethereum#initialized'))
  const { outcome, elapsedMs } = await find(page, () => later(10, tell))
  assert.is(outcome, null)
  assert.ok(elapsedMs >= 3000 && elapsedMs <= 3250, `${elapsedMs}`)
})

const TOKEN_POCKET = 'Mozilla/5.0 (Linux; Android 10) TokenPocket_Android'
for (const delayMs of [4500, 8000, 9900]) {
  test(`P1: inside a wallet's browser: ${delayMs} ms late is not too late`, async () => {
    const page = fakePage({}, TOKEN_POCKET)
    const provider = fakeProvider()
    const { outcome } = await find(page, () => later(delayMs, () => Object.assign(page, { ethereum: provider })))
    assert.is(outcome?.provider, provider)
  })
}

test('P1: inside a wallet’s browser: an announcement after 6 s counts', async () => {
  const page = fakePage({}, TOKEN_POCKET)
  const provider = fakeProvider()
  const { outcome } = await find(page, () => later(6000, () => announce(page, provider)))
  assert.is(outcome?.provider, provider)
})

for (const [sign, globals] of Object.entries({
  TPJSBrigeClient: { TPJSBrigeClient: {} },
  'webkit.messageHandlers.getNodeUrl': { webkit: { messageHandlers: { getNodeUrl: {} } } },
  'webkit.messageHandlers._tw_': { webkit: { messageHandlers: { _tw_: {} } } },
  imToken: { imToken: { callAPI: () => {} } },
  ReactNativeWebView: { ReactNativeWebView: {} },
  'okxwallet without a provider yet': { okxwallet: {} },
})) {
  test(`P1: ${sign} says that we are in a wallet: waits 10 s`, async () => {
    const { outcome, elapsedMs } = await find(fakePage(globals))
    assert.is(outcome, null)
    assert.is(elapsedMs, 10_000)
  })
}

test('P1: the search can be cancelled', async () => {
  const stop = new AbortController()
  const { outcome, elapsedMs } = await onFakeClock(() => {
    later(1100, () => stop.abort())
    return findProvider({ page: fakePage(), signal: stop.signal }).catch((error: AppError) => error.key)
  })
  assert.is(outcome, 'rejected')
  assert.is(elapsedMs, 1100)
})

test('P1: a provider from before EIP-1193 is taken where there is no other', async () => {
  const legacy = { isTrust: true, sendAsync: () => {} }
  const { outcome } = await find(fakePage({ web3: { currentProvider: legacy } }))
  assert.is(outcome?.provider.isTrust, true)
  const provider = fakeProvider()
  assert.is((await find(fakePage({ ethereum: legacy, okxwallet: provider }))).outcome?.provider, provider)
})

test('a provider from before EIP-1193 stays one and the same', async () => {
  const page = fakePage({ ethereum: { send: () => {} } })
  const { outcome } = await find(page)
  if (!outcome) throw new Error('not found')
  assert.is(toWallet(outcome, page).provider(), outcome.provider)
})

test('P1: never: null after 3 s', async () => {
  const { outcome, elapsedMs } = await find(fakePage())
  assert.is(outcome, null)
  assert.is(elapsedMs, 3000)
})

test('a single look asks for no time', async () => {
  const { outcome, elapsedMs } = await find(fakePage(), () => {}, 0)
  assert.is(outcome, null)
  assert.is(elapsedMs, 0)
})

test('P1: in the outer frame', async () => {
  const provider = fakeProvider()
  const { outcome } = await find(fakePage({ parent: { ethereum: provider } }))
  assert.is(outcome?.provider, provider)
})

test('P1: an outer frame of another origin is no error', async () => {
  const page = fakePage()
  Object.defineProperty(page, 'parent', {
    get() {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  })
  assert.is((await find(page)).outcome, null)
})

for (const [place, globals] of Object.entries({
  okxwallet: (provider: unknown) => ({ okxwallet: provider }),
  safepalProvider: (provider: unknown) => ({ safepalProvider: provider }),
  trustwallet: (provider: unknown) => ({ trustwallet: provider }),
  'binancew3w.ethereum': (provider: unknown) => ({ binancew3w: { ethereum: provider } }),
  'bitkeep.ethereum': (provider: unknown) => ({ bitkeep: { ethereum: provider } }),
})) {
  test(`without ethereum, ${place} is taken`, async () => {
    const provider = fakeProvider()
    assert.is((await find(fakePage(globals(provider)))).outcome?.provider, provider)
  })
}

test('what cannot be asked is no provider', async () => {
  for (const ethereum of [{}, { request: 'yes' }, 'ethereum', null, 0]) {
    assert.is((await find(fakePage({ ethereum }), () => {}, 0)).outcome, null)
  }
})

test('P2: announced and injected: the injected one, with the announced name', async () => {
  const provider = fakeProvider()
  const page = fakePage({ ethereum: provider })
  const { outcome } = await find(page, () => announce(page, provider))
  assert.is(outcome?.provider, provider)
  assert.is(outcome?.rdns, RDNS)
})

test('P2: another one is announced: the injected one stays', async () => {
  const provider = fakeProvider()
  const page = fakePage({ ethereum: provider })
  const { outcome } = await find(page, () => announce(page, fakeProvider()))
  assert.is(outcome?.provider, provider)
  assert.is(outcome?.rdns, null)
})

test('P2: announced only: fills the gap', async () => {
  const provider = fakeProvider()
  const page = fakePage()
  const { outcome } = await find(page, () => announce(page, provider))
  assert.is(outcome?.provider, provider)
  assert.is(outcome?.rdns, RDNS)
})

test('P2: announced first, injected a moment later: the injected one', async () => {
  const provider = fakeProvider()
  const page = fakePage()
  const { outcome } = await find(page, () => {
    announce(page, fakeProvider())
    later(100, () => Object.assign(page, { ethereum: provider }))
  })
  assert.is(outcome?.provider, provider)
})

test('P2: odd announcements are passed over', async () => {
  const page = fakePage()
  const { outcome } = await find(page, () => {
    for (const detail of [null, 'x', {}, { provider: {} }, { info: null, provider: null }]) {
      page.addEventListener('eip6963:requestProvider', () =>
        page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
      )
    }
    announce(page, fakeProvider(), 7)
  })
  assert.is(outcome?.rdns, null)
})

test('leaves no listener behind', async () => {
  const page = fakePage({ ethereum: fakeProvider() })
  let open = 0
  const { addEventListener, removeEventListener } = page
  Object.assign(page, {
    addEventListener: (...event: Parameters<typeof addEventListener>) => {
      open++
      addEventListener.apply(page, event)
    },
    removeEventListener: (...event: Parameters<typeof removeEventListener>) => {
      open--
      removeEventListener.apply(page, event)
    },
  })
  await find(page)
  assert.is(open, 0)
})

test('P10: a provider injected anew takes the place of the first', async () => {
  const [first, second] = [fakeProvider(), fakeProvider()]
  const page = fakePage({ ethereum: first })
  const { outcome } = await find(page)
  if (!outcome) throw new Error('not found')
  const wallet = toWallet(outcome, page)
  assert.is(wallet.provider(), first)
  Object.assign(page, { ethereum: second })
  assert.is(wallet.provider(), second)
  Object.assign(page, { ethereum: undefined })
  assert.is(wallet.provider(), first)
})

test.run()
