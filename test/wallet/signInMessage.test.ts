import { toLowerHex } from '../../src/domain/hex'
import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSiweMessage } from 'viem/siwe'
import type { AppError } from '../../src/errors'
import { assertSignInMessage } from '../../src/wallet/signInMessage'

const test = suite('wallet/signInMessage')

const ACCOUNT = '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e'
const NOW = Date.parse('2026-03-09T06:30:00.000Z')
test.before.each(() => {
  Object.assign(globalThis, { location: { host: 'dragons.example', origin: 'https://dragons.example' } })
})

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
/** Whether it would be signed. */
function passes(text: string, now = NOW): boolean {
  try {
    assertSignInMessage(text, toLowerHex(ACCOUNT), now)
    return true
  } catch (error) {
    assert.is((error as AppError).key, 'signInRefused')
    return false
  }
}

test("the provider's message passes", () => {
  assert.ok(passes(GOOD))
})
test('without a statement too', () => {
  assert.ok(passes(message({ statement: undefined })))
})
test('a statement of 300 characters passes', () => {
  assert.ok(passes(message({ statement: 'x'.repeat(300) })))
})
test('the account may stand in lower case, the origin with a slash', () => {
  assert.ok(passes(GOOD.replace(ACCOUNT, toLowerHex(ACCOUNT))))
  assert.ok(passes(GOOD.replace('URI: https://dragons.example', 'URI: https://dragons.example/')))
})
test('the edges of time', () => {
  assert.ok(passes(message({ issuedAt: new Date(NOW - 600_000) })))
  assert.ok(passes(message({ issuedAt: new Date(NOW + 600_000), expirationTime: new Date(NOW + 700_000) })))
  assert.not(passes(message({ issuedAt: new Date(NOW - 600_001) })))
  assert.not(passes(message({ expirationTime: new Date(NOW) })))
})

const FORGERIES: [string, string][] = [
  ['another domain', message({ domain: 'evil.example' })],
  ['another URI', message({ uri: 'https://evil.example' })],
  ['a URI that begins alike', message({ uri: 'https://dragons.example.evil.example' })],
  ['another account', message({ address: '0x52908400098527886E0F7030069857D2E4169EE7' })],
  ['another chain', message({ chainId: 1 })],
  ['an old time', message({ issuedAt: new Date(NOW - 3_600_000) })],
  ['a time to come', message({ issuedAt: new Date(NOW + 3_600_000), expirationTime: new Date(NOW + 7_200_000) })],
  ['an expired one', message({ expirationTime: new Date(NOW - 1000) })],
  ['resources', message({ resources: ['https://evil.example/grant'] })],
  ['text behind the end', `${GOOD}\nI also give away my dragons.`],
]
for (const [name, text] of FORGERIES) {
  test(`forgery: ${name}`, () => {
    assert.not(passes(text))
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
  ['a statement of 301 characters', message({ statement: 'x'.repeat(301) })],
  ['version 2', GOOD.replace('Version: 1', 'Version: 2')],
  ['Not Before', message({ notBefore: new Date(NOW) })],
  ['a request id', message({ requestId: 'x' })],
  ['no expiry', message({ expirationTime: undefined })],
  ['a short nonce', GOOD.replace('n0nceN0nce1234', 'n0nce')],
  ['a time zone', GOOD.replace('06:30:00.000Z', '07:30:00.000+01:00')],
]
for (const [name, text] of ODD) {
  test(`odd text: ${name}`, () => {
    assert.not(passes(text))
  })
}

test('a day that no calendar has is not taken for one of the next month', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  const text = message({ issuedAt: new Date(now), expirationTime: new Date(now + 300_000) })
  assert.ok(passes(text, now))
  const odd = text.replace('Expiration Time: 2026-03-01', 'Expiration Time: 2026-02-30')
  assert.not(passes(odd, now))
})

/** Every printable ASCII character, and others that look like one, show nothing, or turn text around. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)),
  ...'\n\r\t\0\x0b\x1b\x7f\x85\xa0\xad',
  ...'ХаеоѕіѡԀɑ０１／．：＠⁄∕',
  ...'\u200b\u200d\u202e\u2028\u2029\u2066\ufeff\u3000\u3164\ud800',
  '',
]

/** A time of the message in milliseconds, read without viem and without the app; NaN where no calendar has it. */
function timeIn(line = '', field: string): number {
  const [, written = '', rest] =
    new RegExp(`^${field}: (\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)(\\.\\d+)?Z$`).exec(line) ?? []
  const time = Date.parse(`${written}Z`)
  return time > 0 && new Date(time).toISOString().startsWith(written)
    ? time + Number(`0${rest ?? ''}`) * 1000
    : Number.NaN
}

/** Whether an edited message still says what the unedited one says: read line by line, by other code than the app's. */
function meansTheSame(text: string): boolean {
  const [was, is] = [GOOD.split('\n'), text.split('\n')]
  const isFree = /^[ -~]*$/.test(is[3] ?? '\n') && /^Nonce: [0-9A-Za-z]{8,64}$/.test(is[8] ?? '')
  const isTimely = Math.abs(timeIn(is[9], 'Issued At') - NOW) <= 600_000 && timeIn(is[10], 'Expiration Time') > NOW
  const isSame = [0, 2, 4, 6, 7].every((line) => is[line] === was[line])
  const isOwn = is[1]?.toLowerCase() === was[1]?.toLowerCase() && [was[5], `${was[5]}/`].includes(is[5])
  return is.length === was.length && isFree && isTimely && isSame && isOwn
}

test('100,000 edits of one character: none with a changed meaning passes', () => {
  assert.ok(meansTheSame(GOOD))
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return (seed >>> 12) % below // its low bits repeat too soon
  }
  const changed: string[] = []
  let passed = 0
  for (let turn = 0; turn < 100_000; turn++) {
    const at = random(GOOD.length + 1)
    const text = GOOD.slice(0, at) + CHARACTERS[random(CHARACTERS.length)] + GOOD.slice(at + random(2))
    if (!passes(text)) continue
    passed++
    if (!meansTheSame(text)) changed.push(text)
  }
  assert.equal(changed, [])
  assert.ok(passed > 1000, `${passed} edits passed: the test looks at something`)
})

test("the page's own address and the account are what counts", () => {
  Object.assign(globalThis, { location: { host: 'localhost:8080', origin: 'http://localhost:8080' } })
  assert.not(passes(GOOD))
  assert.ok(passes(message({ domain: 'localhost:8080', uri: 'http://localhost:8080' })))
  assert.not(passes(message({ domain: 'localhost:8080', uri: 'https://localhost:8080' })))
  assert.throws(() => assertSignInMessage(GOOD, `0x${'1'.repeat(40)}`, NOW))
})

test.run()
