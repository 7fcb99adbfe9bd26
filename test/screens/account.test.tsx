import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import Account from '../../src/screens/account/Account'
import { ownPath, toOwnFilter } from '../../src/screens/account/ownQuery'
import { fees, ownAssets, ownFilter, walletBalances } from '../../src/state/assets'
import { flow } from '../../src/state/journal'
import { user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { MDS } from './support/asset'
import { addAllTexts, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/account')
addAllTexts()

const LIST = '/api/user/card/list'
const nothing = { data: null, busy: false, error: null }
const go = (path: string) => history.replaceState(null, '', path)

test.before.each(() => {
  go('/accountAccount')
  user.value = newUser({ address: '', coins: { MDS: 1234n * MDS }, frozenCoins: { MDS: 90n * MDS } })
  ownAssets.value = nothing
  ownFilter.value = { kind: null, place: null }
  walletBalances.value = nothing
  fees.value = nothing
})
test.after.each(() => {
  cleanup()
  flow.value = null
})

const radio = (value: string) => document.querySelector(`input[name=place][value=${value}]`) as HTMLInputElement

let count = 0
const newWire = (changes: object = {}) => ({
  id: String(++count),
  index_id: String(count),
  kind: 'hero',
  name: 'Ashen Warden',
  grade: 17,
  camp: 2,
  profession: 3,
  skill: 1,
  star: 5,
  level: 1,
  stage: 1,
  place: 'wallet',
  status: 5,
  token_id: '7',
  owner_id: 'u1',
  owner_address: '0xa',
  owner_name: 'Alice',
  picture: null,
  price: null,
  market: null,
  activated: true,
  listed_at: 0,
  ...changes,
})
const cellsOf = (coin: string) => {
  const row = [...document.querySelectorAll('tbody tr')].find((each) =>
    each.querySelector('th')?.textContent?.endsWith(coin),
  )
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
}

test('the filter is the address', () => {
  assert.equal(toOwnFilter('kind=pet&place=game'), { kind: 'pet', place: 'game' })
  assert.equal(toOwnFilter('kind=dog&place=moon'), { kind: null, place: null })
  assert.is(ownPath({ kind: 'pet', place: 'game' }), '/accountAccount?kind=pet&place=game')
  assert.is(ownPath({ kind: null, place: null }), '/accountAccount')
})

test('coins of the game with what is frozen; without a wallet no amount is made up', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  render(<Account />)
  await settle()
  assert.equal(cellsOf('MDS'), ['—No wallet is linked', '1,23490 frozen'])
  assert.equal(cellsOf('BNB'), ['—No wallet is linked', '—only in the wallet'])
  assert.equal(cellsOf('HFH'), ['—No wallet is linked', '0'])
})

test('coins of the wallet are cut, never rounded up; one that was not read is said', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  walletBalances.value = { ...nothing, data: { MDS: 1_999_999_999_999_999_999n, BNB: 0n } }
  render(<Account />)
  await settle()
  assert.is(cellsOf('MDS')[0], '1.9999')
  assert.is(cellsOf('BNB')[0], '0')
  assert.match(document.body.textContent ?? '', /could not be read from the chain/)
  assert.ok(byRole('button', 'Read again'))
})

test('lists the assets of the address, with links to their pages', async () => {
  go('/accountAccount?kind=hero&place=wallet')
  const asked = fakeProvider({ [LIST]: { items: [newWire({ id: '41' }), newWire()], next: null } })
  render(<Account />)
  assert.match(document.body.textContent ?? '', /being loaded/)
  await settle()
  assert.equal(asked, [`GET ${LIST}?kind=hero&place=wallet`])
  const links = [...document.querySelectorAll('[aria-label=Assets] a')]
  assert.equal(links.length, 2)
  assert.is(links[0]?.getAttribute('href'), '/cardDetail?id=41')
  assert.is(byRole('link', 'Heroes').getAttribute('aria-current'), 'page')
  assert.ok(radio('wallet').checked)
})

test('a kind or place chosen changes the address and the list', async () => {
  const asked = fakeProvider({ [LIST]: { items: [], next: null } })
  render(<Account />)
  await settle()
  tap(byRole('link', 'Pets'))
  await settle()
  assert.is(location.search, '?kind=pet')
  tap(radio('game'))
  await settle()
  assert.is(location.search, '?kind=pet&place=game')
  assert.equal(asked.slice(1), [`GET ${LIST}?kind=pet`, `GET ${LIST}?kind=pet&place=game`])
  assert.ok(byRole('heading', 'Nothing of this here'))
  tap(byRole('link', 'Show all'))
})

test('none at all leads to the market', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  render(<Account />)
  await settle()
  assert.ok(byRole('heading', 'You have no assets yet'))
  assert.is(byRole('link', 'To the market').getAttribute('href'), '/marketplace')
})

test('what could not be loaded is said, and asked for again', async () => {
  fakeProvider({ [LIST]: () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  render(<Account />)
  await settle()
  assert.match(byRole('alert').textContent ?? '', /could not be loadedClosed for repair/)
  fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.is(allByRole('alert').length, 0)
  assert.match(document.body.textContent ?? '', /That was everything/)
})

test('following pages are added until the end', async () => {
  fakeProvider({
    [LIST]: ({ searchParams }: URL) => ({ items: [newWire()], next: searchParams.get('cursor') ? null : 'c' }),
  })
  render(<Account />)
  await settle(12)
  if (ownAssets.value.data?.next) tap(byRole('button', 'Load more'))
  await settle()
  assert.is(ownAssets.value.data?.items.length, 2)
})

test('a list that is here is kept', async () => {
  const asked = fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  ownAssets.value = { ...nothing, data: { items: [], next: null } }
  render(<Account />)
  await settle()
  assert.equal(asked, [])
})

test('a refresh has the game look at the chain, then lists anew, and says when', async () => {
  const asked = fakeProvider({ [LIST]: { items: [], next: null }, '/api/user/refresh': { changed: 0, items: [] } })
  render(<Account />)
  await settle()
  tap(byRole('button', 'Refresh'))
  assert.match(document.body.textContent ?? '', /The game looks at the chain/)
  await settle()
  assert.equal(asked.slice(1), ['POST /api/user/refresh', `GET ${LIST}`])
  assert.match(document.body.textContent ?? '', /Listed anew at.*Nothing had changed on the chain/)
})

test('a refresh tells how much it changed, and that it did not work', async () => {
  const reply = { [LIST]: { items: [], next: null } }
  fakeProvider({ ...reply, '/api/user/refresh': { changed: 3, items: [] } })
  render(<Account />)
  await settle()
  tap(byRole('button', 'Refresh'))
  await settle()
  assert.match(document.body.textContent ?? '', /Changed by the chain: 3\./)
  fakeProvider({ ...reply, '/api/user/refresh': new Response('{"code":425,"msg":"Not yet"}', { status: 425 }) })
  tap(byRole('button', 'Refresh'))
  await settle(12)
  assert.match(document.body.textContent ?? '', /could not look at the chain/)
})

test('an account that is not activated is told so, with the price, and can be', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  user.value = newUser({ address: '', activated: false })
  render(<Account />)
  change(() => {
    fees.value = {
      ...nothing,
      data: {
        saleFeeBps: 0,
        withdraw: {},
        deposit: {},
        accountActivation: 100_000_000n,
        assetActivation: {},
        mint: {},
        nextWithdrawAt: 0,
      },
    }
  })
  assert.match(document.body.textContent ?? '', /Activation costs 1 MDV/)
  tap(byRole('button', 'Activate the account'))
  assert.is(flow.value?.kind, 'activateAccount')
})

test.run()
