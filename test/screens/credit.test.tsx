import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Credit } from '../../src/screens/account/Credit'
import { flow } from '../../src/state/flow'
import { payouts } from '../../src/state/payouts'
import { user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { MDS } from './support/asset'
import { nodeWith } from './support/balances'
import { addAllTexts, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/credit')
addAllTexts()
test.before.each(() => {
  user.value = newUser()
})
test.after.each(() => {
  cleanup()
  user.value = null
  flow.value = null
  payouts.value = null
})

test('payments that the protocol could not make can be taken on the account page', async () => {
  fakeProvider({ '/sandbox/rpc': nodeWith(3n * MDS) })
  render(<Credit />)
  await until(() => allByRole('button', 'Take it').length > 0)
  assert.match(document.body.textContent ?? '', /keeps 3 MDS for you/)
  assert.equal(payouts.value, { assetId: null, share: 0n, credit: 3n * MDS })
  tap(byRole('button', 'Take it'))
  assert.equal([flow.value?.kind, flow.value?.asset, flow.value?.choice], ['payout', null, { amount: '3 MDS' }])
})

test('nothing is said where nothing waits, or nobody knows', async () => {
  fakeProvider({ '/sandbox/rpc': nodeWith(0n) })
  render(<Credit />)
  await until(() => payouts.value !== null)
  assert.equal(allByRole('button'), [])
  cleanup()
  payouts.value = null
  fakeProvider({ '/sandbox/rpc': () => new Response('down', { status: 500 }) })
  render(<Credit />)
  await settle()
  assert.equal(allByRole('button'), [])
})

test.run()
