import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import Account from '../../src/screens/account/Account'
import Activity from '../../src/screens/activity/Activity'
import { flow } from '../../src/state/flow'
import { user } from '../../src/state/session'
import { MDS } from '../screens/support/asset'
import { dividend, nodeHolding } from '../screens/support/waiting'
import { addAllTexts, fakeProvider, newUser, until } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { byRole, tap } from '../ui/page'

const test = suite('past bugs, shares of trades were hidden money')
addAllTexts()
test.after.each(() => {
  cleanup()
  user.value = null
  flow.value = null
})

const LINES = [
  dividend({ assets_id: '12', nftname: 'Ashen Warden', tokenid: '128', amount: '3' }),
  dividend({ assets_id: '13', nftname: 'Frostfang', tokenid: '9', amount: '0.5' }),
]
const start = () => {
  user.value = newUser()
  const held = { shares: { 'card 128': 3n * MDS, 'dragon 9': MDS / 2n }, credit: 4n * MDS }
  fakeProvider({ '/api/user/activities': { items: LINES, next: null }, '/sandbox/rpc': nodeHolding(held) })
}
const text = () => textOf(document.body)

test('the account names all that waits in the protocol, by asset, with its sum, and takes it at one tap', async () => {
  start()
  render(<Account />)
  await until(() => /is waiting for you/.test(text()))
  assert.match(text(), /7\.5 MDS from trades is waiting for you/)
  assert.match(text(), /Ashen Warden · No\. 128 3 MDS Frostfang · No\. 9 0\.5 MDS Payments that failed 4 MDS/)
  tap(byRole('button', 'Take it all'))
  assert.equal([flow.value?.kind, flow.value?.asset, flow.value?.stage], ['payout', null, 'review'])
})

test('the feed does not show a share as coins that came, and says that it waits', async () => {
  start()
  render(<Activity />)
  await until(() => /Frostfang/.test(text()))
  assert.not.match(text(), /\+3 MDS|\+0\.5 MDS/)
  render(<Account />)
  await until(() => (text().match(/Waits in the 111 protocol/g) ?? []).length === 2)
})

test.run()
