import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AppError } from '../../src/errors'
import { requestAccount } from '../../src/wallet/account'
import { readChain } from '../../src/wallet/chainId'
import { findProvider } from '../../src/wallet/findProvider'
import { personalSign } from '../../src/wallet/personalSign'
import { switchChain } from '../../src/wallet/switchChain'
import { PERSONA_NAMES, quirksOf } from '../sandbox/wallet/personas'
import { ALICE, fakeProvider, SIGNATURE } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'
import { fakePage } from './fakePage'

const test = suite('wallet/personas')
test.before(() => void Object.assign(globalThis, { location: { href: 'https://dragons.example/' } }))

for (const persona of PERSONA_NAMES) {
  test(`${persona}: found, linked, brought to the chain, signs in`, async () => {
    const provider = fakeProvider({ persona, linked: false, chainId: 56 })
    const wallet = { provider: () => provider }
    const page = fakePage()
    const { outcome } = await onFakeClock(async () => {
      setTimeout(() => Object.assign(page, { ethereum: provider }), quirksOf(persona).inject.delayMs ?? 0)
      const found = await findProvider({ page })
      const account = await requestAccount(wallet)
      await switchChain(wallet)
      const signature = await personalSign(wallet, { message: 'sign in', account })
      return { found: found?.provider === provider, account, chain: await readChain(wallet), signature }
    })
    assert.equal(outcome, { found: true, account: ALICE, chain: 31337, signature: SIGNATURE })
  })

  test(`${persona}: a no is a no`, async () => {
    const provider = fakeProvider({ persona, linked: false, approve: false })
    const { outcome } = await onFakeClock(() =>
      requestAccount({ provider: () => provider }).catch((error: unknown) => (error as AppError).key),
    )
    // The worst wallet throws null, of which nobody can tell what it means.
    assert.is(outcome, persona === 'worst-case' ? 'walletError' : 'rejected')
  })
}

test.run()
