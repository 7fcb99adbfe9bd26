import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AppError } from '../../src/errors'
import { requestAccount } from '../../src/wallet/account'
import { readChain } from '../../src/wallet/chainId'
import { findProvider, toWallet } from '../../src/wallet/findProvider'
import { personalSign } from '../../src/wallet/personalSign'
import { switchChain } from '../../src/wallet/switchChain'
import { inShape } from '../sandbox/wallet/inShape'
import { PERSONA_NAMES, quirksOf } from '../sandbox/wallet/personas'
import { placed } from '../sandbox/wallet/placed'
import { ALICE, fakeProvider, SIGNATURE } from '../support/fakeProvider'
import { onFakeClock } from './fakeClock'
import { fakePage } from './fakePage'

const test = suite('wallet/personas')
test.before(() => void Object.assign(globalThis, { location: { href: 'https://dragons.example/' } }))

for (const persona of PERSONA_NAMES) {
  test(`${persona}: found, linked, brought to the chain, signs in`, async () => {
    const provider = fakeProvider({ persona, linked: false, chainId: 56 })
    const page = fakePage()
    const { outcome } = await onFakeClock(async () => {
      const { delayMs, place, shape } = quirksOf(persona).inject
      const { name, value } = placed(place, inShape(provider, shape))
      setTimeout(() => Object.assign(page, { [name]: value }), delayMs ?? 0)
      const found = await findProvider({ page })
      if (!found) throw new Error('no wallet was found')
      const wallet = toWallet(found, page)
      const account = await requestAccount(wallet)
      await switchChain(wallet)
      const signature = await personalSign(wallet, { message: 'sign in', account })
      return { account, chain: await readChain(wallet), signature }
    })
    assert.equal(outcome, { account: ALICE, chain: 31337, signature: SIGNATURE })
  })

  test(`${persona}: a no is a no`, async () => {
    const provider = fakeProvider({ persona, linked: false, approve: false })
    const { outcome } = await onFakeClock(() =>
      requestAccount({ provider: () => provider }).catch((error: unknown) => (error as AppError).key),
    )
    // The worst wallet throws null: a question that was closed without a word.
    assert.is(outcome, persona === 'worst-case' ? 'walletClosed' : 'rejected')
  })
}

test.run()
