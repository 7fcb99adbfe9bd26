import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ATTRIBUTES } from '../../src/domain/asset'
import AssetDetail from '../../src/screens/assetDetail/AssetDetail'
import { fees, openAsset } from '../../src/state/assets'
import { flow } from '../../src/state/flow'
import { place } from '../../src/state/place'
import { token, user } from '../../src/state/session'
import { waiting } from '../../src/state/waiting'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { newCard } from './support/card'
import { until } from './support/until'
import { nodeHolding } from './support/waiting'
import { addAllTexts, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/assetDetail')
addAllTexts()
test.before.each(() => {
  token.value = 't'
  user.value = newUser()
  openAsset.value = { data: null, busy: false, error: null }
  fees.value = { data: null, busy: false, error: null }
})
test.after.each(() => {
  cleanup()
  token.value = null
  user.value = null
  flow.value = null
  waiting.value = null
  history.replaceState(null, '', '/')
})

const ADDRESS = '0xb0b0000000000000000000000000000000000002'
const trade = (day: number, price: string) => ({
  token_id: '128',
  time: 1_780_000_000 + day * 86_400,
  from: ADDRESS,
  to: ADDRESS,
  price,
  hash: null,
})
const level = {
  sale_fee_bps: 500,
  withdraw: [],
  deposit: [],
  account_activation: '1',
  asset_activation: [],
  mint: [],
  next_withdraw_at: 0,
}
const show = async (answer: unknown, path = '/cardDetail?id=12') => {
  history.replaceState(null, '', path)
  const asked = fakeProvider({ '/api/card/12': answer, '/api/level/fee': level })
  render(<AssetDetail />)
  await settle()
  return asked
}
const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')

test('every attribute of the list is shown, the special ones apart', async () => {
  await show(newCard())
  await until(() => byRole('heading', 'Special attributes'))
  for (const word of [
    'Strength',
    'Speed bonus',
    'Final damage reduction',
    'Spell immunity',
    'Physical damage reduction',
  ]) {
    assert.ok(text().includes(word), word)
  }
  assert.is(document.querySelectorAll('dt').length >= ATTRIBUTES.length, true)
  assert.match(text(), new RegExp(`Speed bonus${ATTRIBUTES.indexOf('speed_percent') + 1}%`))
  for (const word of ['HE-12', '128', 'War god', 'Warrior', 'Fire', 'Activated', '30 MDS']) {
    assert.ok(text().includes(word), word)
  }
})

test('of a sale the fee and the seller’s part', async () => {
  await show(newCard())
  await until(() => byRole('heading', 'Price breakdown'))
  assert.match(text(), /To the seller ?95 MDS/)
  assert.match(text(), /Sale fee, 5% ?5 MDS/)
})

test('of an auction the lowest next bid and its parts', async () => {
  await show(
    newCard({
      market: 'auction',
      auction: { state: 1, start_price: '90', current_bid: '100', deadline: 2_000_000_000 },
    }),
  )
  await until(() => byRole('heading', 'Price breakdown'))
  for (const line of [
    /Auction ends ?May 1[78], 2033/,
    /Next bid from ?111 MDS/,
    /To the holder, at least ?105.45 MDS/,
    /copyright owner, 3% ?3.33 MDS/,
    /Protocol fee, 1% ?1.11 MDS/,
    /past traders, at most ?1.11 MDS/,
  ]) {
    assert.match(text(), line)
  }
})

test('prices are drawn from the second trade on, from old to new', async () => {
  await show(newCard({ trades: [trade(0, '10')] }))
  await until(() => byRole('heading', 'Trades'))
  assert.equal(allByRole('img', 'Prices of Ashen Warden'), [])
  cleanup()
  openAsset.value = { data: null, busy: false, error: null }
  await show(newCard({ trades: [trade(2, '20'), trade(0, '10')] }))
  const chart = await until(() => byRole('img', 'Prices of Ashen Warden'))
  assert.is(chart.querySelector('[data-part=line]')?.getAttribute('d'), 'M0 100L300 0')
  assert.is(allByRole('row').length, 3)
})

test('what the protocol keeps for a past trader of this asset leads to all that waits, and says how much', async () => {
  history.replaceState(null, '', '/cardDetail?id=12')
  const own = { ...trade(0, '10'), from: newUser().address }
  fakeProvider({
    '/api/card/12': newCard({ token_id: '7', trades: [own] }),
    '/api/level/fee': level,
    '/sandbox/rpc': nodeHolding({ shares: { 'card 7': 3n * 10n ** 18n }, credit: 10n ** 18n }),
  })
  user.value = newUser()
  render(<AssetDetail />)
  await until(() => allByRole('button', 'Take 4 MDS').length === 1)
  assert.match(text(), /keeps 3 MDS for you/)
  tap(byRole('button', 'Take 4 MDS'))
  assert.equal([flow.value?.kind, flow.value?.asset], ['payout', null])
})

test('who has not traded it asks the chain nothing', async () => {
  history.replaceState(null, '', '/cardDetail?id=12')
  user.value = newUser()
  const asked = fakeProvider({ '/api/card/12': newCard({ trades: [trade(0, '10')] }), '/api/level/fee': level })
  render(<AssetDetail />)
  await settle()
  assert.equal(
    asked.filter((call) => call.includes('/sandbox/rpc')),
    [],
  )
})

test('a link that does not know its kind leads to a dragon with its team values', async () => {
  const dragon = {
    ...newCard({ kind: 'dragon' }),
    refine_level: 2,
    team_hp: 5,
    team_attack: 6,
    team_accuracy: 7,
    team_free: 8,
    skills: [],
  }
  history.replaceState(null, '', '/cardDetail?id=12')
  fakeProvider({ '/api/card/12': newCard({ kind: 'dragon' }), '/api/user/dragons/12': dragon, '/api/level/fee': level })
  render(<AssetDetail />)
  await until(() => text().includes('Refine level'))
  assert.match(text(), /Team accuracy ?7/)
})

test('it belongs to the account if the player holds it, else to the market', async () => {
  place.value = null
  await show(newCard())
  assert.is(await until(() => place.value), 'market')
  cleanup()
  await show(newCard({ owner_id: 'u1' }))
  await until(() => place.value === 'assets')
})

test('… to neither before the player and the asset are known, whatever was open before', async () => {
  await show(newCard({ owner_id: 'u1' }))
  await until(() => place.value === 'assets')
  cleanup()
  place.value = 'market'
  user.value = null
  await show(newCard({ id: '13' }), '/cardDetail?id=13')
  assert.is(place.value, 'market', 'the previous asset was an own one')
  cleanup()
  await show(newCard({ owner_id: 'u1' }))
  await until(() => byRole('heading', 'Special attributes'))
  assert.is(place.value, 'market')
  change(() => {
    user.value = newUser()
  })
  assert.is(place.value, 'assets')
})

test('what cannot be found leads on to the market', async () => {
  await show(new Response('{"code":1404,"msg":"There is no such NFT"}'))
  assert.match(byRole('alert').textContent ?? '', /There is no such NFT/)
  assert.is(byRole('link', 'To the market').getAttribute('href'), '/marketplace')
  byRole('button', 'Try again')
})

test('a path without an id asks nobody', async () => {
  const asked = await show(newCard(), '/cardDetail')
  byRole('heading', 'Asset not found')
  assert.equal(
    asked.filter((call) => call.includes('/card')),
    [],
  )
})

test.run()
