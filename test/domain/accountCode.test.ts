import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type AccountCode, gravest, judgeCode } from '../../src/domain/accountCode'
import { comesToWallet } from '../../src/domain/comesToWallet'
import type { Hex } from '../../src/domain/hex'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'

const test = suite('domain/accountCode')

const METAMASK = '63c0c19a282a1B52b07dD5a65b58948A07DAE32B'
const NOBODY = 'd'.repeat(40)
const UNKNOWN: AccountCode = { is: 'unknown', delegate: `0x${NOBODY}` }

const CASES: [string, Hex, AccountCode][] = [
  ['no code', '0x', { is: 'empty' }],
  ['a wallet maker’s delegate', `0xef0100${METAMASK}`, { is: 'known', wallet: 'MetaMask' }],
  ['the same in capitals', `0xEF0100${METAMASK.toUpperCase()}`, { is: 'known', wallet: 'MetaMask' }],
  ['a delegate that nobody has named', `0xef0100${NOBODY}`, UNKNOWN],
  ['a delegation that is a byte short', `0xef0100${NOBODY.slice(2)}`, { is: 'contract' }],
  ['a delegation that is a byte long', `0xef0100${NOBODY}00`, { is: 'contract' }],
  ['another version of the prefix', `0xef0101${NOBODY}`, { is: 'contract' }],
  ['a contract that has the prefix inside', `0x60ef0100${NOBODY}`, { is: 'contract' }],
  ['a contract of its own', '0x6080604052', { is: 'contract' }],
]
for (const [what, code, judged] of CASES) test(what, () => assert.equal(judgeCode(code), judged))

test('each known delegate is an address in lower case with a source of its own', () => {
  const source = readFileSync('src/domain/knownDelegates.ts', 'utf8')
  const entries = source.match(/^ {2}'.*/gm) ?? []
  const sourced = source.match(/^ {2}\/\/ https:\/\/\S+.*\n {2}'0x[0-9a-f]{40}': '[^']+',$/gm) ?? []
  assert.ok(entries.length > 0)
  assert.is(sourced.length, entries.length)
  assert.is(new Set(source.match(/0x[0-9a-f]{40}/g)).size, entries.length)
})

test('only the prefix and exactly 20 bytes are a delegation', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(bytes, (list) => {
      const hex = Buffer.from(list).toString('hex')
      const isDelegation = list.length === 23 && hex.startsWith('ef0100')
      assert.is(judgeCode(`0x${hex}`).is === 'contract', !isDelegation)
    }),
    { numRuns: 20_000 },
  )
})

test('of what the nodes say the gravest counts, in whatever order they say it', () => {
  const empty = judgeCode('0x')
  const known = judgeCode(`0xef0100${METAMASK}`)
  const contract = judgeCode('0x60')
  assert.is(gravest([]), null)
  for (const order of [
    [empty, known, contract, UNKNOWN],
    [UNKNOWN, contract, known, empty],
  ]) {
    assert.equal(gravest(order), UNKNOWN)
    assert.equal(gravest(order.filter((code) => code !== UNKNOWN)), contract)
    assert.equal(gravest([known, empty]), known)
    assert.equal(gravest([empty, known]), known)
  }
})

test('what brings nothing to the wallet: what only goes out, or stays where it is', () => {
  assert.equal(
    MONEY_KINDS.filter((kind) => !comesToWallet(kind)),
    ['cancel', 'deposit', 'priceChange', 'takeOff', 'topUp'],
  )
  assert.ok(comesToWallet('withdrawal'))
})

test.run()
