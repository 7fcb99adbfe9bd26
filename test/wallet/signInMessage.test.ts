import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { AppError } from '../../src/errors'
import { assertSignInMessage, checkSignInMessage, type SignInFault } from '../../src/wallet/signInMessage'

const test = suite('wallet/signInMessage')

const ACCOUNT = '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e'
const NOW = Date.parse('2026-03-09T06:30:00.000Z')
const expected = {
  host: 'dragons.example',
  origin: 'https://dragons.example',
  account: ACCOUNT.toLowerCase(),
  chainId: 31337,
  now: NOW,
}
const fields = {
  domain: 'dragons.example',
  address: ACCOUNT,
  statement: 'Sign in to Dragons.',
  uri: 'https://dragons.example',
  version: '1',
  chainId: 31337,
  nonce: 'n0nceN0nce1234',
  issuedAt: new Date(NOW),
  expirationTime: new Date(NOW + 300_000),
} as const
const message = (changes: Partial<Parameters<typeof createSiweMessage>[0]> = {}) =>
  createSiweMessage({ ...fields, ...changes })
const GOOD = message()
const check = (text: string) => checkSignInMessage(text, expected)

test("the provider's message passes", () => {
  assert.is(check(GOOD), null)
})
test('without a statement too', () => {
  assert.is(check(message({ statement: undefined })), null)
})
test('the account may stand in lower case, the origin with a slash', () => {
  assert.is(check(GOOD.replace(ACCOUNT, ACCOUNT.toLowerCase())), null)
  assert.is(check(GOOD.replace('URI: https://dragons.example', 'URI: https://dragons.example/')), null)
})
test('the edges of time', () => {
  assert.is(check(message({ issuedAt: new Date(NOW - 600_000) })), null)
  assert.is(check(message({ issuedAt: new Date(NOW + 600_000), expirationTime: new Date(NOW + 700_000) })), null)
  assert.is(check(message({ issuedAt: new Date(NOW - 600_001) })), 'time')
  assert.is(check(message({ expirationTime: new Date(NOW) })), 'time')
})

const FORGERIES: [string, string, SignInFault][] = [
  ['another domain', message({ domain: 'evil.example' }), 'domain'],
  ['another URI', message({ uri: 'https://evil.example' }), 'uri'],
  ['a URI that begins alike', message({ uri: 'https://dragons.example.evil.example' }), 'uri'],
  ['another account', message({ address: '0x52908400098527886E0F7030069857D2E4169EE7' }), 'account'],
  ['another chain', message({ chainId: 1 }), 'chain'],
  ['an old time', message({ issuedAt: new Date(NOW - 3_600_000) }), 'time'],
  [
    'a time to come',
    message({ issuedAt: new Date(NOW + 3_600_000), expirationTime: new Date(NOW + 7_200_000) }),
    'time',
  ],
  ['an expired one', message({ expirationTime: new Date(NOW - 1000) }), 'time'],
  ['resources', message({ resources: ['https://evil.example/grant'] }), 'shape'],
  ['text behind the end', `${GOOD}\nI also give away my dragons.`, 'shape'],
]
for (const [name, text, fault] of FORGERIES) {
  test(`forgery: ${name}`, () => {
    assert.is(check(text), fault)
  })
}

const ODD: [string, string][] = [
  ['nothing', ''],
  ['a hash', `0x${'ab'.repeat(32)}`],
  ['a transaction', '0xf86c0a8502540be400825208944bbeeb066ed09b7aed07bf39eee0460dfa261520880de0b6b3a7640000801ca0'],
  ['a sentence', 'Please sign to continue'],
  ['JSON', '{"domain":"dragons.example"}'],
  ['Windows lines', GOOD.replace(/\n/g, '\r\n')],
  ['a line in front', `\n${GOOD}`],
  ['a line behind', `${GOOD}\n`],
  ['a scheme in front', `https://${GOOD}`],
  ['two messages', `${GOOD}\n${GOOD}`],
  ['a Cyrillic letter in the domain', GOOD.replace('dragons', 'drаgons')],
  ['a reversing mark in the statement', GOOD.replace('Sign in', 'Sign \u202ein')],
  ['a statement of two lines', GOOD.replace('Sign in', 'Sign\nin')],
  ['version 2', GOOD.replace('Version: 1', 'Version: 2')],
  ['Not Before', message({ notBefore: new Date(NOW) })],
  ['a request id', message({ requestId: 'x' })],
  ['no expiry', message({ expirationTime: undefined })],
  ['a short nonce', GOOD.replace('n0nceN0nce1234', 'n0nce')],
  ['a time zone', GOOD.replace('06:30:00.000Z', '07:30:00.000+01:00')],
]
for (const [name, text] of ODD) {
  test(`odd text: ${name}`, () => {
    assert.is.not(check(text), null)
  })
}

test('a day that no calendar has is not taken for one of the next month', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  const text = message({ issuedAt: new Date(now), expirationTime: new Date(now + 300_000) })
  assert.is(checkSignInMessage(text, { ...expected, now }), null)
  const odd = text.replace('Expiration Time: 2026-03-01', 'Expiration Time: 2026-02-30')
  assert.is(checkSignInMessage(odd, { ...expected, now }), 'time')
})

test('100,000 edits of one character: what still passes still means the same', () => {
  const characters = [...'aZ09 :/.-\n\r\t\\@#?%xХ\u0430\u202e\u200b\u0000', '']
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return (seed >>> 12) % below // its low bits repeat too soon
  }
  const meaning = (text: string) => {
    const { domain, address, uri, version, chainId, resources, scheme, issuedAt, expirationTime } =
      parseSiweMessage(text)
    assert.ok(issuedAt && Math.abs(issuedAt.getTime() - NOW) <= 600_000)
    assert.ok(expirationTime && expirationTime.getTime() > NOW)
    return [domain, address?.toLowerCase(), uri?.replace(/\/$/, ''), version, chainId, resources, scheme]
  }
  const asGood = meaning(GOOD)
  let passed = 0
  for (let turn = 0; turn < 100_000; turn++) {
    const at = random(GOOD.length + 1)
    const removed = random(2)
    const text = GOOD.slice(0, at) + (characters[random(characters.length)] ?? '') + GOOD.slice(at + removed)
    if (check(text) !== null) continue
    passed++
    assert.equal(meaning(text), asGood)
  }
  assert.ok(passed > 1000, `${passed} edits passed: the test looks at something`)
})

test("the page's own address, account and chain are what counts", () => {
  const { host, origin } = expected
  Object.assign(globalThis, { location: { host, origin } })
  assertSignInMessage(GOOD, expected.account, NOW)
  const fault = (run: () => void) => {
    try {
      run()
    } catch (error) {
      return error instanceof AppError ? [error.key, error.params] : error
    }
    return null
  }
  const refused = fault(() => assertSignInMessage(FORGERIES[1]?.[1] ?? '', expected.account, NOW))
  assert.equal(refused, ['signInRefused', { fault: 'uri' }])
  Object.assign(globalThis, { location: { host: 'localhost:8080', origin: 'http://localhost:8080' } })
  assert.equal(
    fault(() => assertSignInMessage(GOOD, expected.account, NOW)),
    ['signInRefused', { fault: 'domain' }],
  )
})

test.run()
