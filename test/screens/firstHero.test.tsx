import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Step } from '../../src/domain/journal'
import { FirstHero } from '../../src/screens/account/FirstHero'
import FirstSteps from '../../src/screens/account/FirstSteps'
import { ownAssets, walletBalances } from '../../src/state/assets'
import { firstHero } from '../../src/state/firstHero'
import { flow } from '../../src/state/flow'
import { isTrayOpen } from '../../src/state/isTrayOpen'
import { journal } from '../../src/state/journal'
import { user } from '../../src/state/session'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { MDS } from './support/asset'
import { newCard } from './support/card'
import { addAllTexts, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/firstHero')
addAllTexts()

const LIST = '/api/marketplace/list'
const nothing = { data: null, busy: false, error: null }
const sale = (id: string, price: string, market = 'sale') => newCard({ id, price, market, name: `Hero ${id}` })
const shown = async (items: readonly object[]) => {
  const asked = fakeProvider({ [LIST]: { items, next: null, total: items.length } })
  render(<FirstHero />)
  await settle()
  return asked
}
const hold = (units: bigint) =>
  change(() => {
    walletBalances.value = { ...nothing, data: { MDS: units } }
  })
const linkTo = (name: string) => byRole('link', name).getAttribute('href')

test.before.each(() => {
  user.value = newUser({ activated: false })
  firstHero.value = nothing
  walletBalances.value = nothing
})
test.after.each(() => {
  cleanup()
  flow.value = null
  journal.value = []
  isTrayOpen.value = false
  ownAssets.value = nothing
})

test('the cheapest hero is asked for from the cheapest on, and named with its price', async () => {
  const asked = await shown([sale('7', '5'), sale('8', '6')])
  assert.equal(asked, [`GET ${LIST}?sort=priceLow&tab=hero`])
  assert.ok(byRole('heading', 'Your first hero from 5 MDS'))
  assert.match(textOf(document.body), /Hero 7: look, then confirm/)
  assert.is(linkTo('Get this hero'), '/cardDetail?id=7')
  assert.is(document.querySelectorAll('[data-kind=primary]').length, 1)
})

test('its button opens the review, on which nothing is bought yet', async () => {
  await shown([sale('7', '5')])
  hold(5n * MDS)
  tap(byRole('link', 'Get this hero'))
  const { kind, stage, asset } = flow.value ?? {}
  assert.equal([kind, stage, asset?.id, asset?.price], ['buy', 'review', '7', 5n * MDS])
})

test('in another tab it opens the page alone', async () => {
  await shown([sale('7', '5')])
  byRole('link', 'Get this hero').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  assert.is(flow.value, null)
})

test('a wallet that cannot pay is told what heroes cost, what it has, and how to get more', async () => {
  await shown([sale('7', '5')])
  hold(5n * MDS - 1n)
  assert.ok(byRole('heading', 'Heroes start at 5 MDS'))
  assert.match(textOf(document.body), /Your wallet holds 4\.9+ MDS\. Send MDS on BNB Chain to your own address/)
  assert.ok(byRole('button', 'Copy the address'))
  assert.is(linkTo('See the hero'), '/cardDetail?id=7')
  assert.equal(allByRole('link', 'Get this hero'), [])
  hold(5n * MDS)
  assert.ok(byRole('link', 'Get this hero'))
})

test('a player without a wallet is told that buying needs one', async () => {
  user.value = newUser({ address: '' })
  await shown([sale('7', '5')])
  assert.match(textOf(document.body), /To buy, log in with your wallet\./)
  tap(byRole('link', 'See the hero'))
  assert.is(flow.value, null)
})

test('a hero that is being bought already is not offered again, but the way to what is under way', async () => {
  journal.value = [newEntry({ kind: 'buy', resource: 'asset:7', step: Step.asked, error: 'unknownOutcome' })]
  await shown([sale('7', '5'), sale('8', '6')])
  assert.match(textOf(document.body), /An action is in progress here/)
  assert.equal(allByRole('link', 'Get this hero'), [])
  assert.is(linkTo('See the hero'), '/cardDetail?id=7')
  tap(byRole('button', 'See progress'))
  assert.equal([isTrayOpen.value, flow.value], [true, null])
  for (const entry of [
    newEntry({ kind: 'buy', resource: 'asset:7', step: Step.dead, error: 'rejected' }),
    newEntry({ kind: 'buy', resource: 'asset:8', step: Step.asked }),
  ]) {
    change(() => {
      journal.value = [entry]
    })
    assert.ok(byRole('link', 'Get this hero'), 'what has ended, or is about another hero, stops nothing')
  }
})

test('with a refreshed list the offer is read again, and until it is there nothing goes away', async () => {
  const closed = () => new Response('{"code":1999,"msg":"Closed for repair"}')
  let answer: object = closed
  fakeProvider({ [LIST]: () => (answer === closed ? closed() : answer) })
  render(<FirstSteps isSetUp />)
  await settle()
  assert.ok(byRole('link', 'To the market'))
  const refresh = () =>
    change(() => {
      ownAssets.value = { ...nothing, data: { items: [], next: null } }
    })
  refresh()
  assert.ok(byRole('link', 'To the market'))
  await settle()
  assert.ok(byRole('link', 'To the market'), 'it still cannot be read')
  answer = { items: [sale('7', '5')], next: null, total: 1 }
  refresh()
  assert.ok(byRole('link', 'To the market'))
  await settle()
  assert.ok(byRole('heading', 'Your first hero from 5 MDS'))
  answer = { items: [sale('8', '6')], next: null, total: 1 }
  refresh()
  assert.ok(byRole('heading', 'Your first hero from 5 MDS'))
  await settle()
  assert.ok(byRole('heading', 'Your first hero from 6 MDS'))
})

test('auctions alone are no offer: the way leads to the market', async () => {
  await shown([sale('7', '5', 'auction')])
  assert.match(textOf(document.body), /No hero is on offer right now/)
  assert.is(linkTo('To the market'), '/marketplace')
})

test('following pages are read until there is one, four at most', async () => {
  let page = 0
  const asked = fakeProvider({
    [LIST]: () => ({ items: [sale(`${++page}`, '5', page === 3 ? 'sale' : 'auction')], next: `c${page}`, total: 9 }),
  })
  render(<FirstHero />)
  await settle(12)
  assert.is(asked.length, 3)
  assert.is(linkTo('Get this hero'), '/cardDetail?id=3')
  cleanup()
  page = 3
  firstHero.value = nothing
  render(<FirstHero />)
  await settle(12)
  assert.is(asked.length, 7)
  assert.match(textOf(document.body), /No hero is on offer/)
})

test('a market that cannot be read leaves the way to it', async () => {
  fakeProvider({ [LIST]: () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  render(<FirstHero />)
  await settle()
  assert.is(linkTo('To the market'), '/marketplace')
  assert.is(linkTo('Practise without money'), '/practice')
})

test.run()
