import '../support/config'
import { IDBFactory } from 'fake-indexeddb'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CHECKS } from '../../src/doctor/checks/all'
import { engineOf } from '../../src/doctor/checks/engine'
import { type CheckName, type Finding, speak } from '../../src/doctor/finding'
import type { Outside } from '../../src/doctor/outside'
import { runCheck } from '../../src/doctor/runCheck'
import { share } from '../../src/doctor/shared'
import { textIn } from '../../src/doctor/texts'
import { ALICE, BOB, fakeOutside, fakeWallet, loggedIn, START_MS, type World } from './support/outside'

const test = suite('doctor/checks')

async function examine(name: CheckName, outside: Outside): Promise<Finding & { said: string }> {
  const check = CHECKS.find((other) => other.name === name)
  if (!check) throw new Error(`there is no check ${name}`)
  const finding = await runCheck(check, outside, share(outside))
  const words = finding.advice ? [...finding.found, finding.advice] : finding.found
  return { ...finding, said: words.map((each) => speak(each, (key, slots) => textIn('en', key, slots))).join(' ') }
}
const look = (name: CheckName, world: World = {}) => examine(name, fakeOutside(world))
const withWallet = (answers: Record<string, unknown> = {}, flags?: Record<string, unknown>): World['page'] => ({
  ethereum: fakeWallet({ eth_accounts: [ALICE], eth_chainId: '0x7a69', ...answers }, flags),
})

test('P1: a wallet that is there: its name and where it was found', async () => {
  const { state, said, facts } = await look('wallet', { page: withWallet({}, { isTrust: true }) })
  assert.is(state, 'ok')
  assert.is(said, 'Trust Wallet is connected to this page.')
  assert.is(facts.provider, 'ethereum')
})

test('P1: one that comes late is found, and that it was late is told', async () => {
  const outside = fakeOutside()
  void outside.wait(2500).then(() => Object.assign(outside.page, withWallet({}, { isMetaMask: true })))
  const { state, said } = await examine('wallet', outside)
  assert.is(state, 'ok')
  assert.match(said, /MetaMask came after 2\.\d s/)
})

test('P2: one that only announces itself is found by that', async () => {
  const outside = fakeOutside()
  outside.page.addEventListener('eip6963:requestProvider', () => {
    const detail = { provider: fakeWallet({}), info: { rdns: 'com.okex.wallet' } }
    outside.page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
  const { state, said, facts } = await examine('wallet', outside)
  assert.is(state, 'ok')
  assert.match(said, /^OKX Wallet is connected/)
  assert.equal([facts.provider, facts.eip6963], ['announced', 'com.okex.wallet'])
})

test('P19: the browser of TokenPocket without a provider: choose the BNB Chain wallet', async () => {
  const { state, said } = await look('wallet', { agent: 'Mozilla/5.0 TokenPocket_Android' })
  assert.is(state, 'bad')
  assert.match(said, /browser of TokenPocket.*Choose your BNB Chain wallet/)
})

test('an ordinary browser: no wallet, and the way into one', async () => {
  const { state, said } = await look('wallet')
  assert.is(state, 'look')
  assert.match(said, /no wallet in this browser.*open it in your wallet/)
})

const ENGINES: [string, string, boolean][] = [
  ['Mozilla/5.0 (Linux; Android 7.0) Chrome/51.0.2704.81 Mobile Safari/537.36', 'Chrome 51', true],
  ['Mozilla/5.0 (Linux; Android 9) Chrome/66.0.3359.1 Mobile', 'Chrome 66', true],
  ['Mozilla/5.0 (Linux; Android 9) Chrome/67.0.3396.87 Mobile', 'Chrome 67', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15', 'iOS 14.4', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) AppleWebKit/605.1.15', 'iOS 14.5', false],
  ['Mozilla/5.0 (iPad; CPU OS 17_2_1 like Mac OS X) AppleWebKit/605.1.15', 'iOS 17.2', false],
  ['something else', '?', false],
]
for (const [agent, name, isOld] of ENGINES) {
  test(`P33: ${name} is ${isOld ? 'too old' : 'new enough'}`, () => {
    const engine = engineOf(agent)
    assert.equal([engine.name, engine.isOld], [name, isOld])
  })
}

const MODERN = {
  BigInt,
  HTMLScriptElement: { prototype: { noModule: false } },
  fetch,
  ReadableStream,
  AbortController,
  TextDecoder,
  IntersectionObserver: Object,
  crypto,
}

test('P33: what the engine lacks is named, however new it says it is', async () => {
  assert.is((await look('engine', { page: MODERN })).state, 'ok')
  const { state, said } = await look('engine', { page: { ...MODERN, BigInt: undefined, AbortController: undefined } })
  assert.is(state, 'bad')
  assert.match(said, /It lacks: BigInt, AbortController\..*Update Android System WebView/)
})

const CHAINS: [unknown, 'ok' | 'bad' | 'unknown', string][] = [
  ['0x7a69', 'ok', 'string 0x7a69'],
  ['0X7A69', 'ok', 'string 0X7A69'],
  [31337, 'ok', 'number 31337'],
  ['31337', 'ok', 'string 31337'],
  ['eip155:31337', 'ok', 'string eip155:31337'],
  ['0x1', 'bad', 'string 0x1'],
  [undefined, 'unknown', 'nothing'],
  [{ secret: 1 }, 'unknown', 'object odd'],
]
for (const [raw, state, shape] of CHAINS) {
  test(`P4: a chain id given as ${shape} is ${state}`, async () => {
    const found = await look('chain', { page: withWallet({ eth_chainId: raw }) })
    assert.equal([found.state, found.facts.raw], [state, shape])
  })
}

test('P4: no chain id, but net_version', async () => {
  const page = withWallet({ eth_chainId: null, net_version: '31337' })
  assert.is((await look('chain', { page })).state, 'ok')
})

test('P15: a wallet that never answers: unknown, in time', async () => {
  const page = { ethereum: { request: () => new Promise(() => {}) } }
  const outside = fakeOutside({ page })
  assert.is((await examine('chain', outside)).state, 'unknown')
  assert.ok(outside.now() - START_MS <= 10_000)
  assert.is((await look('account', { page })).state, 'look')
})

const TOKEN = { token: 'the-token' }
const ACCOUNTS: [string, World, string, RegExp][] = [
  ['the one of the login', { stored: TOKEN, user: loggedIn(ALICE) }, 'ok', /the account you are logged in with/],
  ['another', { stored: TOKEN, user: loggedIn(BOB) }, 'bad', /0x709…79c8, but you are logged in with 0x3c4…93bc/],
  ['nobody logged in', {}, 'unknown', /Nobody is logged in here/],
  ['a login that ended', { stored: TOKEN, user: { status: 401, text: '{}' } }, 'look', /has ended.*Log in again/],
  ['a login by password', { stored: TOKEN, user: loggedIn('') }, 'ok', /without a wallet address/],
  ['a server that is silent', { stored: TOKEN, user: 'silent' }, 'unknown', /nothing to compare/],
]
for (const [name, world, state, said] of ACCOUNTS) {
  test(`P6: the account: ${name}`, async () => {
    const found = await look('account', { page: withWallet(), ...world })
    assert.is(found.state, state)
    assert.match(found.said, said)
  })
}

test('P6: locked or not linked: how to unlock it', async () => {
  const { state, said } = await look('account', { page: withWallet({ eth_accounts: [] }) })
  assert.is(state, 'look')
  assert.match(said, /locked or not linked.*Unlock/)
})

const blockAt = (ms: number) => ({ number: '0x3e8', timestamp: `0x${Math.floor(ms / 1000).toString(16)}` })
const NODES: [string, World, string, RegExp][] = [
  ['fresh', {}, 'ok', /dragon\.example: \d+ ms, block 1\s000, 0 s old/],
  ['behind', { chain: { eth_getBlockByNumber: blockAt(START_MS - 300_000) } }, 'look', /1\s000 is 300 s old/],
  ['silent', { chain: { eth_chainId: null } }, 'bad', /no answer\. Your network may block/],
  ['on another chain', { chain: { eth_chainId: '0x1' } }, 'bad', /another network/],
  ['rubbish', { chain: { eth_getBlockByNumber: 'soon' } }, 'bad', /no answer/],
]
for (const [name, world, state, said] of NODES) {
  test(`P11: a node that is ${name}`, async () => {
    const found = await look('nodes', world)
    assert.is(found.state, state)
    assert.match(found.said, said)
  })
}

const SERVERS: [string, World['settings'], string, RegExp][] = [
  ['well', {}, 'ok', /answers in 20 ms/],
  ['slow', { ms: 4000 }, 'look', /slowly: 4000 ms/],
  ['down', { status: 502, text: 'Bad Gateway' }, 'bad', /error \(502\)/],
  ['out of reach', 'silent', 'bad', /does not answer.*connection/],
]
for (const [name, settings, state, said] of SERVERS) {
  test(`the game server is ${name}`, async () => {
    const found = await look('api', { settings })
    assert.is(found.state, state)
    assert.match(found.said, said)
  })
}

const throwing = (names: string[]): Record<string, unknown> => {
  const page: Record<string, unknown> = { indexedDB: new IDBFactory() }
  return names.reduce(
    (target, name) =>
      Object.defineProperty(target, name, {
        enumerable: true,
        get: () => {
          throw new Error('denied')
        },
      }),
    page,
  )
}

test('P14: storage that keeps is fine, and nothing is left in it', async () => {
  const outside = fakeOutside({ page: { indexedDB: new IDBFactory() }, stored: { token: 'x' } })
  const found = await examine('storage', outside)
  assert.is(found.state, 'ok')
  assert.is(outside.page.localStorage.length, 1)
})

test('P14: storage that forgets or is full is told by name', async () => {
  const forgets = { ...fakeOutside().page.localStorage, setItem: () => {}, getItem: () => null }
  const found = await look('storage', { page: { indexedDB: new IDBFactory(), sessionStorage: forgets } })
  assert.is(found.state, 'look')
  assert.match(found.said, /Not kept: sessionStorage\. Your login may be forgotten/)
})

test('P14: without a database nobody should pay here', async () => {
  const outside = fakeOutside()
  Object.defineProperties(outside.page, Object.getOwnPropertyDescriptors(throwing(['indexedDB'])))
  const found = await examine('storage', outside)
  assert.is(found.state, 'bad')
  assert.match(found.said, /IndexedDB.*Do not pay here/)
})

test('P14: a database that never opens is no database, in time', async () => {
  const indexedDB = { open: () => ({}) }
  const found = await look('storage', { page: { indexedDB } })
  assert.equal([found.state, found.facts.IndexedDB], ['bad', false])
})

test('P35: the clock against the server’s, else against the newest block', async () => {
  const off = async (seconds: number) => look('clock', { settings: { dateMs: START_MS + seconds * 1000 } })
  assert.is((await off(10)).state, 'ok')
  assert.match((await off(100)).said, /100 s behind.*automatic date and time/)
  assert.is((await off(100)).state, 'look')
  const late = await off(-7200)
  assert.is(late.state, 'bad')
  assert.match(late.said, /2 h ahead/)
  const byBlock = await look('clock', {
    settings: { dateMs: null },
    chain: { eth_getBlockByNumber: blockAt(START_MS + 600_000) },
  })
  assert.match(byBlock.said, /10 min behind/)
  const nobody = await look('clock', { settings: 'silent', chain: { eth_chainId: null } })
  assert.is(nobody.state, 'unknown')
})

const wei = (bnb: number) => `0x${BigInt(Math.round(bnb * 1e18)).toString(16)}`
const BALANCES: [number, string, RegExp][] = [
  [1, 'ok', /has 1 BNB; a transaction costs about 0\.0003 BNB/],
  [0.0005, 'look', /enough for one or two/],
  [0.0001, 'bad', /0\.0001 BNB, but.*Send some BNB/],
  [1e-12, 'bad', /<0\.000001 BNB/],
  [0, 'bad', /has 0 BNB/],
]
for (const [balance, state, said] of BALANCES) {
  test(`P17: ${balance} BNB for fees of 0.0003 is ${state}`, async () => {
    const found = await look('gas', { page: withWallet(), chain: { eth_getBalance: wei(balance) } })
    assert.is(found.state, state)
    assert.match(found.said, said)
  })
}

test('a balance nobody tells is unknown, and never nothing', async () => {
  const found = await look('gas', { page: withWallet(), chain: { eth_getBalance: null } })
  assert.is(found.state, 'unknown')
  assert.is((await look('gas')).state, 'unknown')
})

const CODES: [string, string, RegExp][] = [
  ['0x', 'ok', /ordinary account/],
  [`0xef0100${BOB.slice(2)}`, 'look', /0x3c4…93bc act in its name \(EIP-7702\)\. If you did not turn this on/],
  ['0x6080604052', 'look', /is a contract itself/],
]
for (const [code, state, said] of CODES) {
  test(`code ${code.slice(0, 10)} on the account is ${state}`, async () => {
    const found = await look('code', { page: withWallet(), chain: { eth_getCode: code } })
    assert.is(found.state, state)
    assert.match(found.said, said)
  })
}

test('P28: what of copying is there', async () => {
  const page = (navigator: object, document: object) => ({ navigator: { userAgent: '', ...navigator }, document })
  const states = await Promise.all([
    look('clipboard', { page: page({ clipboard: { writeText: () => {} } }, {}) }),
    look('clipboard', { page: page({}, { execCommand: () => true }) }),
    look('clipboard', { page: page({}, {}) }),
  ])
  assert.equal(
    states.map(({ state }) => state),
    ['ok', 'look', 'bad'],
  )
})

test('a check that throws or hangs is a finding too', async () => {
  const outside = fakeOutside()
  const shared = share(outside)
  const base = { name: 'api', limitMs: 5000 } as const
  const thrown = await runCheck({ ...base, run: () => Promise.reject(new Error('no')) }, outside, shared)
  const hung = await runCheck({ ...base, run: () => new Promise(() => {}) }, outside, shared)
  assert.equal([thrown.state, thrown.found], ['unknown', [['doctor.broken']]])
  assert.equal([hung.state, hung.found], ['unknown', [['doctor.tooSlow', { seconds: 5 }]]])
})

test('whatever hangs, every check ends by its limit', async () => {
  for (const check of CHECKS) {
    const outside = fakeOutside({
      page: { ethereum: { request: () => new Promise(() => {}) }, indexedDB: { open: () => ({}) } },
      stored: TOKEN,
      lateMs: 60_000,
    })
    const before = outside.now()
    await runCheck(check, outside, share(outside))
    assert.ok(outside.now() - before <= check.limitMs, check.name)
  }
})

test('the wallet is asked for nothing that opens a sheet', async () => {
  const asked: string[] = []
  const ethereum = {
    request: async ({ method }: { method: string }) => {
      asked.push(method)
      return method === 'eth_accounts' ? [ALICE] : '0x7a69'
    },
  }
  const outside = fakeOutside({ page: { ethereum, indexedDB: new IDBFactory() } })
  const shared = share(outside)
  await Promise.all(CHECKS.map((check) => runCheck(check, outside, shared)))
  assert.equal(asked.sort(), ['eth_accounts', 'eth_chainId'])
})

test('the token goes to the provider alone', async () => {
  const outside = fakeOutside({ page: withWallet(), stored: TOKEN, user: loggedIn(ALICE) })
  const shared = share(outside)
  await Promise.all(CHECKS.map((check) => runCheck(check, outside, shared)))
  const carrying = outside.asked.filter((question) => JSON.stringify(question).includes('the-token'))
  assert.equal(
    carrying.map(({ url }) => url),
    ['/api/user/info'],
  )
})

test.run()
