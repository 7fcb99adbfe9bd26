import '../support/config'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CHECKS } from '../../src/doctor/checks/all'
import type { CheckName, Finding } from '../../src/doctor/finding'
import type { Outside } from '../../src/doctor/outside'
import { redact } from '../../src/doctor/redact'
import { writeReport } from '../../src/doctor/report'
import { runCheck } from '../../src/doctor/runCheck'
import { share } from '../../src/doctor/shared'
import { ALICE, CHROME, fakeOutside, fakeWallet, loggedIn } from './support/outside'

const test = suite('doctor/report')

const TEXTS: [string, string][] = [
  [`account ${ALICE} here`, 'account 0x709…79c8 here'],
  [`0x${'ab'.repeat(32)}`, '0x…'],
  ['call +886 912-345-678 now', 'call … now'],
  ['0912345678', '…'],
  ['who@example.com', '…@…'],
  ['https://x.example/a?token=1&code=2', 'https://x.example/a?…'],
  ['eyJhbGciOiJIUzI1NiJ9abcdefghij', '…'],
  [CHROME, CHROME],
  ['one\ntwo\u0000three\u202efour', 'one two three four'],
]
for (const [text, expected] of TEXTS) {
  test(`redacted: ${JSON.stringify(text).slice(0, 50)}`, () => assert.is(redact(text), expected))
}

async function reportOf(outside: Outside): Promise<string> {
  const shared = share(outside)
  const findings = await Promise.all(
    CHECKS.map(async (check): Promise<[CheckName, Finding]> => [check.name, await runCheck(check, outside, shared)]),
  )
  return writeReport(outside, findings)
}

test('the report names each check with its state, in lines', async () => {
  const page = { ethereum: fakeWallet({ eth_accounts: [ALICE], eth_chainId: '0x7a69' }, { isTrust: true }) }
  const lines = (await reportOf(fakeOutside({ page }))).split('\n')
  assert.is(lines[0], 'Dragon Market, wallet doctor')
  assert.equal(
    lines.slice(3).map((line) => line.split(':')[0]),
    CHECKS.map(({ name }) => name),
  )
  assert.ok(lines.includes('chain: ok; raw=string 0x7a69; id=31337; wanted=31337'))
  assert.ok(lines.includes('account: unknown; linked=0x709…79c8; login=none'))
})

/** What nobody may read: long enough that it is not in the report by chance. */
const secret = fc.stringMatching(/^[A-Za-z0-9_.~-]{12,60}$/)
const address = fc.stringMatching(/^0x[0-9a-f]{40}$/)
const phone = fc.stringMatching(/^\+?[1-9][0-9]{8,13}$/)

test('no secret of storage, address, wallet or server ever gets into the report', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ token: secret, inviteCode: secret, openKeys: secret, kept: phone }),
      fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.oneof(secret, phone), { maxKeys: 3 }),
      address,
      address,
      fc.oneof(secret, phone),
      async (stored, query, linked, login, said) => {
        const outside = fakeOutside({
          stored,
          search: `?${new URLSearchParams(query)}`,
          agent: `Mozilla/5.0 Chrome/119.0.0.0 ${stored.token} ${linked} ${stored.kept}`,
          page: {
            ethereum: fakeWallet(
              { eth_accounts: [linked], eth_chainId: { said, token: stored.token }, net_version: stored.kept },
              { isMetaMask: true },
            ),
          },
          user: loggedIn(login),
          settings: { status: 500, text: JSON.stringify({ code: said, msg: stored.token }) },
          chain: { eth_getCode: `0xef0100${login.slice(2)}`, eth_gasPrice: said },
        })
        outside.page.addEventListener('eip6963:requestProvider', () => {
          const detail = { provider: fakeWallet({}), info: { rdns: `${said} ${stored.token}` } }
          outside.page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
        })
        const report = await reportOf(outside)
        const secrets = [...Object.values(stored), ...Object.values(query), linked, login]
        for (const each of secrets) assert.not.ok(report.includes(each), `${each} in ${report}`)
        assert.not.match(report, /0x[0-9a-f]{10}/i)
      },
    ),
    { numRuns: 60 },
  )
})

test('storage that cannot be read keeps no report from being written', () => {
  const outside = fakeOutside()
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(outside.page, name, {
      get: () => {
        throw new Error('denied')
      },
    })
  }
  assert.match(writeReport(outside, []), /^Dragon Market/)
})

test.run()
