import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import recovery from '../../i18n/en/recovery.json'
import { Step } from '../../src/domain/journal'
import type { Recovery } from '../../src/domain/recovery'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import Account from '../../src/screens/account/Account'
import { chosenAsset } from '../../src/screens/account/chosenAsset'
import { ownPath, toOwnFilter } from '../../src/screens/account/ownQuery'
import { fees, ownAssets, ownFilter, walletBalances } from '../../src/state/assets'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { recoveries } from '../../src/state/recoveries'
import { roles, user } from '../../src/state/session'
import { userError } from '../../src/state/userError'
import { type WaitingFound, waiting } from '../../src/state/waiting'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { MDS, newAsset } from './support/asset'
import { newUserWire } from './support/userWire'
import { addAllTexts, change, fakeProvider, newUser, settle, until } from './support/world'

const test = suite('screens/account')
addAllTexts()
addTexts('en', 'recovery', recovery)

/** What the chain's node is asked; it never answers. */
const askedOfNode: string[] = []
window.fetch = (_, init) => {
  askedOfNode.push(String(init?.body))
  return Promise.reject(new TypeError('offline'))
}
/** The selector of ownerOf(uint256). */
const OWNER_OF = '0x6352211e'

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
  journal.value = []
  recoveries.value = {}
  roles.value = null
  chosenAsset.value = null
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
  owner_address: `0x${'a'.repeat(40)}`,
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
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => textOf(cell))
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
  assert.equal(cellsOf('MDS'), ['— No wallet is linked', '1,234 90 frozen'])
  assert.equal(cellsOf('BNB'), ['— No wallet is linked', '— only in the wallet'])
  assert.equal(cellsOf('HFH'), ['— No wallet is linked', '0'])
})

test('coins of the wallet are cut, never rounded up; one that was not read is said', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  walletBalances.value = { ...nothing, data: { MDS: 1_999_999_999_999_999_999n, BNB: 0n } }
  render(<Account />)
  await settle()
  assert.is(cellsOf('MDS')[0], '1.9999')
  assert.is(cellsOf('BNB')[0], '0')
  assert.match(textOf(document.body), /could not be read from the chain/)
  assert.ok(byRole('button', 'Read again'))
})

test('the player cannot be read: the name says so and is asked for again, and no amount seems to be on its way', async () => {
  user.value = null
  userError.value = new AppError('server')
  fakeProvider({ [LIST]: { items: [], next: null }, '/api/user/info': newUserWire() })
  render(<Account />)
  await settle()
  assert.match(textOf(document.body), /Your name could not be read/)
  assert.is(cellsOf('MDS')[1], '— not read')
  assert.is(byRole('region', 'Balances').getAttribute('aria-busy'), 'false')
  tap(byRole('button', 'Try again'))
  await until(() => user.value !== null)
  await settle()
  assert.not.match(textOf(document.body), /Your name could not be read/)
  assert.match(textOf(document.body), /Alice/)
  assert.is(userError.value, null)
})

test('how many artifacts there are, as the game counts them', async () => {
  fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  user.value = newUser({ heroCount: 45, equipmentCount: 12, magicEquipmentCount: 3, stoneCount: 7 })
  render(<Account />)
  await settle()
  assert.is(byRole('link', 'Artifacts 3').getAttribute('href'), '/collectibles?kind=artifact')
  user.value = newUser({ magicEquipmentCount: 0 })
  await settle()
  assert.not.match(textOf(document.body), /Artifacts/)
})

test('a chosen kind says how many there are of it, where all of them are shown', async () => {
  const counts = { heroCount: 45, equipmentCount: 12, stoneCount: 7 }
  fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  user.value = newUser(counts)
  go('/accountAccount?kind=hero')
  render(<Account />)
  await settle()
  const kinds = () => [...byRole('navigation', 'Kind of asset').querySelectorAll('a')].map(textOf)
  assert.equal(kinds(), ['All', 'Dragons', 'Heroes 45', 'Equipment', 'Pets', 'Spirit stones'])
  go('/accountAccount?kind=lingshi')
  await settle()
  assert.equal(kinds(), ['All', 'Dragons', 'Heroes', 'Equipment', 'Pets', 'Spirit stones 7'])
  go('/accountAccount?kind=equip&place=wallet')
  await settle()
  assert.equal(kinds(), ['All', 'Dragons', 'Heroes', 'Equipment', 'Pets', 'Spirit stones'])
})

test('lists the assets of the address, with links to their pages', async () => {
  go('/accountAccount?kind=hero&place=wallet')
  const asked = fakeProvider({ [LIST]: { items: [newWire({ id: '41' }), newWire()], next: null } })
  render(<Account />)
  assert.match(textOf(document.body), /Loading…/)
  await settle()
  assert.equal(asked, [`GET ${LIST}?kind=hero&place=wallet`])
  const links = [...document.querySelectorAll('[aria-label=Assets] a')]
  assert.equal(links.length, 2)
  assert.is(links[0]?.getAttribute('href'), '/cardDetail?id=41')
  assert.is(byRole('link', 'Heroes').getAttribute('aria-current'), 'page')
  assert.ok(radio('wallet').checked)
})

test('the best of a page come first, and what a later page brings comes after them', async () => {
  const pages: Record<string, object> = {
    '': { items: [newWire({ id: '1', grade: 3 }), newWire({ id: '2', grade: 22 })], next: 'c' },
    c: { items: [newWire({ id: '3', grade: 9 }), newWire({ id: '4', grade: 24 })], next: null },
  }
  fakeProvider({ [LIST]: ({ searchParams }: URL) => pages[searchParams.get('cursor') ?? ''] })
  render(<Account />)
  await settle(12)
  assert.equal(
    ownAssets.value.data?.items.map(({ id }) => id),
    ['2', '1', '4', '3'],
  )
})

test('while money waits, taking it is the one gold button', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  const kind = () => byRole('link', 'Top up').getAttribute('data-kind')
  render(<Account />)
  await settle()
  assert.is(kind(), 'primary')
  change(() => {
    waiting.value = { shares: [], credit: 1n, isPart: false } satisfies WaitingFound
  })
  assert.is(kind(), 'secondary')
  change(() => {
    waiting.value = null
  })
})

test('a kind or place chosen changes the address and the list', async () => {
  const owned = { items: [newWire()], next: null }
  const asked = fakeProvider({
    [LIST]: ({ searchParams }: URL) => (searchParams.has('kind') ? { items: [], next: null } : owned),
  })
  render(<Account />)
  await settle()
  tap(byRole('link', 'Pets'))
  await settle()
  assert.is(location.search, '?kind=pet')
  tap(radio('game'))
  await settle()
  assert.is(location.search, '?kind=pet&place=game')
  assert.equal(asked.slice(1), [`GET ${LIST}?kind=pet`, `GET ${LIST}?kind=pet&place=game`])
  assert.ok(byRole('heading', 'No pets here'))
  tap(byRole('link', 'Show all'))
  await settle()
  assert.is(location.search, '')
})

test('the button beside the kinds opens the places, stays open while one is chosen, and takes it back', async () => {
  go('/accountAccount?kind=hero&place=wallet')
  fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  render(<Account />)
  await settle()
  const button = () => byRole('button', 'Where it is')
  const isOpen = () => button().getAttribute('aria-expanded')
  assert.is(isOpen(), 'true')
  tap(radio('all'))
  await settle()
  assert.equal([location.search, isOpen()], ['?kind=hero', 'true'])
  tap(radio('game'))
  await settle()
  tap(button())
  await settle()
  assert.equal([location.search, isOpen()], ['?kind=hero', 'false'])
  tap(button())
  await settle()
  assert.equal([location.search, isOpen()], ['?kind=hero', 'true'])
})

test('none at all on an earlier visit leads to the market', async () => {
  fakeProvider({})
  ownAssets.value = { ...nothing, data: { items: [], next: null }, asOf: 1 }
  render(<Account />)
  await settle()
  assert.ok(byRole('heading', 'You have no assets yet'))
  assert.is(byRole('link', 'To the market').getAttribute('href'), '/marketplace')
})

test('what could not be loaded is said, and asked for again', async () => {
  fakeProvider({ [LIST]: () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  render(<Account />)
  await settle()
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
  fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.is(allByRole('alert').length, 0)
  assert.match(textOf(document.body), /End of list/)
})

test('following pages are added until the end', async () => {
  fakeProvider({
    [LIST]: ({ searchParams }: URL) => ({ items: [newWire()], next: searchParams.get('cursor') ? null : 'c' }),
  })
  render(<Account />)
  await settle(12)
  assert.is(ownAssets.value.data?.items.length, 2)
})

test('a list that is here is kept', async () => {
  const asked = fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  ownAssets.value = { ...nothing, data: { items: [newAsset()], next: null } }
  render(<Account />)
  await settle()
  assert.equal(asked, [])
})

test('a refresh has the game look at the chain, then lists anew, and says when', async () => {
  const asked = fakeProvider({
    [LIST]: { items: [newWire()], next: null },
    '/api/user/refresh': { changed: 0, items: [] },
  })
  render(<Account />)
  await settle()
  tap(byRole('button', 'Refresh'))
  assert.match(textOf(document.body), /Synchronising game data/)
  await settle()
  assert.equal(asked.slice(1), ['POST /api/user/refresh', `GET ${LIST}`])
  assert.match(textOf(document.body), /Refreshed at.*Nothing changed on the chain/)
})

test('a refresh tells how much it changed, and that it did not work', async () => {
  const reply = { [LIST]: { items: [], next: null } }
  fakeProvider({ ...reply, '/api/user/refresh': { changed: 3, items: [] } })
  render(<Account />)
  await settle()
  tap(byRole('button', 'Refresh'))
  await settle()
  assert.match(textOf(document.body), /Changed on the chain: 3\./)
  fakeProvider({ ...reply, '/api/user/refresh': new Response('{"code":425,"msg":"Not yet"}', { status: 425 }) })
  tap(byRole('button', 'Refresh'))
  await settle(12)
  assert.match(textOf(document.body), /could not check the chain/)
})

const FEES = {
  saleFeeBps: 0,
  withdraw: {},
  deposit: {},
  lowestPrice: 0n,
  accountActivation: 100_000_000n,
  assetActivation: {},
  mint: {},
  nextWithdrawAt: 0,
}
const needs = () => [...byRole('region', 'Unlock all features').querySelectorAll('li')].map((row) => textOf(row))

/** The row with this title. */
function rowOf(role: 'link' | 'button', title: string): HTMLElement {
  const row = allByRole(role).find((each) => textOf(each).startsWith(title))
  if (!row) throw new Error(`no row "${title}"`)
  return row
}

test('an account that is not activated is told so, with the price, and can be', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  user.value = newUser({ address: '', activated: false })
  render(<Account />)
  await until(() => allByRole('region', 'Unlock all features').length > 0)
  change(() => {
    fees.value = { ...nothing, data: FEES }
  })
  assert.match(textOf(document.body), /Activate the account To claim assets and withdraw coins\. 1 MDV, once\./)
  tap(rowOf('button', 'Activate the account'))
  assert.is(flow.value?.kind, 'activateAccount')
})

test('everything that is missing is named at once, each with its way', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  const facts = { activated: false, mobile: '', hasFundPassword: false, currentServerId: '', isOnline: true }
  user.value = newUser({ address: '', ...facts })
  fees.value = { ...nothing, data: FEES }
  walletBalances.value = { ...nothing, data: { MDV: 99_999_999n } }
  roles.value = []
  render(<Account />)
  await until(() => allByRole('region', 'Unlock all features').length > 0)
  const open = needs()
  assert.is(open.length, 6)
  assert.match(textOf(document.body), /0 of 4 Unlock all features Later: buying works without them\./)
  for (const [index, sentence] of [
    /You need 1 MDV in your wallet/,
    /Activate the account/,
    /Add your mobile number/,
    /Set a fund password/,
    /Create a role/,
    /online in the game.*claim and withdraw/,
  ].entries())
    assert.match(open[index] ?? '', sentence)
  const hrefOf = (name: string) => rowOf('link', name).getAttribute('href')
  assert.equal(['Get MDV to activate', 'Add your mobile number', 'Set a fund password', 'Create a role'].map(hrefOf), [
    '/coins?coin=MDV',
    '/setting?open=mobile',
    '/setting?open=fundPassword',
    '/servers?open=role',
  ])
  change(() => {
    user.value = newUser({ address: '' })
    roles.value = [{ serverId: '1', name: 'Aurelia', level: 1 }]
  })
  assert.is(allByRole('region', 'Unlock all features').length, 0)
})

test('what is not known is not held against the player', async () => {
  let answer: (players: []) => void = () => {}
  const players = new Promise<[]>((resolve) => {
    answer = resolve
  })
  fakeProvider({ [LIST]: { items: [], next: null }, '/api/website/servers': [], '/api/user/players': () => players })
  user.value = newUser({ address: '', activated: false, currentServerId: '' })
  render(<Account />)
  await until(() => allByRole('region', 'Unlock all features').length > 0)
  assert.not.match(textOf(document.body), /MDV in your wallet|Create a role/)
  answer([])
  await until(() => /Create a role/.test(textOf(document.body)))
})

test('the other screens of an account are a tap away', async () => {
  fakeProvider({ [LIST]: { items: [], next: null } })
  render(<Account />)
  await settle()
  const links = [...byRole('navigation', 'Where to go').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const expected = 'coins activity collectibles summon activate dragong hatch mint legion servers shares setting'
  assert.equal(
    links,
    expected.split(' ').map((name) => `/${name}`),
  )
  assert.is(byRole('link', 'Top up').getAttribute('href'), '/coins?coin=MDS&do=topup')
  assert.is(byRole('link', 'Withdraw').getAttribute('href'), '/coins?coin=MDS&do=withdraw')
})

const WORDS = {
  0: 'In team',
  1: 'For sale',
  2: 'Locked',
  3: 'Going on-chain',
  4: 'Sale confirming',
  5: 'Cancelled',
  51: 'Newly bought',
  6: 'Blocked by the game',
  77: 'State 77',
}

test('every state is told by a word with a sign, and where the asset is', async () => {
  const codes = Object.keys(WORDS).map(Number)
  fakeProvider({ [LIST]: { items: codes.map((status) => newWire({ status, place: 'game' })), next: null } })
  render(<Account />)
  await settle()
  // Those out of view are drawn when the first ones have their pictures.
  await until(() => byRole('list', 'Assets').children.length === codes.length)
  const badges = [...byRole('list', 'Assets').querySelectorAll('span')]
  for (const word of codes.map((code) => WORDS[code as keyof typeof WORDS])) {
    const badge = badges.find((each) => each.textContent === `${word} In the game`)
    assert.ok(badge?.closest('[data-tone]')?.querySelector('svg'), word)
  }
})

for (const [name, address, heading, text] of [
  ['a kind', '?kind=hero', 'No heroes here', /buy, win or summon/],
  ['a place', '?place=game', 'Nothing here', /deposit into the game/],
  ['a kind in a place', '?kind=lingshi&place=contract', 'No spirit stones here', /put up for auction shows here/],
  ['the wallet', '?kind=hero&place=wallet', 'No heroes here', /buy or claim shows here/],
] as const) {
  test(`none of ${name}: what would be there, and the way to all`, async () => {
    go(`/accountAccount${address}`)
    fakeProvider({ [LIST]: { items: [], next: null } })
    render(<Account />)
    await settle()
    assert.ok(byRole('heading', heading))
    assert.match(textOf(document.body), text)
    assert.is(byRole('link', 'Show all').getAttribute('href'), '/accountAccount')
  })
}

for (const [name, wire, word] of [
  ['on sale: the price', { status: 1, market: 'sale', price: '12.5', place: 'game' }, 'For sale 12.5 MDS'],
  ['auctioned: the price', { status: 0, market: 'auction', price: '7', place: 'contract' }, '111 auction 7 MDS'],
  ['in a team: the place', { status: 0, place: 'game' }, 'In team In the game'],
  ['bought: the place', { status: 51 }, 'Newly bought In the wallet'],
  ['nothing: its place alone', { status: 0 }, 'In the wallet'],
  ['nothing in the protocol: its place alone', { status: 0, place: 'contract' }, 'In the 111 protocol'],
] as const)
  test(`a tile says what goes on with it and where, in its button; ${name}`, async () => {
    fakeProvider({ [LIST]: { items: [newWire({ name: 'Frostfang', ...wire })], next: null } })
    render(<Account />)
    await settle()
    assert.ok(byRole('button', `Actions Frostfang ${word}`))
  })

/** The sheet of the first asset. */
async function openFirst(wire: { place?: string; [field: string]: unknown }) {
  fakeProvider({ [LIST]: { items: [newWire({ name: 'Frostfang', ...wire })], next: null } })
  render(<Account />)
  await settle()
  tap(byRole('button', `Actions Frostfang ${wire.place === 'game' ? 'In team In the game' : 'In the wallet'}`))
  await until(() => allByRole('dialog', 'Frostfang').length > 0)
  return byRole('dialog', 'Frostfang')
}
const buttonsOf = (sheet: Element) =>
  [...sheet.querySelectorAll('li')].map((row) => {
    const button = row.querySelector('button') as HTMLButtonElement
    return [button.textContent, button.disabled ? row.querySelector('p')?.textContent : null]
  })

test('an asset tells what can be done with it, and leads there', async () => {
  const sheet = await openFirst({ status: 0 })
  assert.equal(buttonsOf(sheet), [
    ['Sell', null],
    ['Deposit to game', null],
    ['Start an auction', null],
  ])
  tap(byRole('button', 'Sell'))
  assert.equal([flow.value?.kind, flow.value?.asset?.name], ['sell', 'Frostfang'])
  assert.is(allByRole('dialog').length, 0)
})

test('what cannot be done says why', async () => {
  user.value = newUser({ address: '', isOnline: true })
  const sheet = await openFirst({ status: 0, place: 'game' })
  assert.equal(buttonsOf(sheet), [
    [
      'Claim to the wallet',
      'While you are online in the game this is not possible: Claim to the wallet. Leave the game and try again.',
    ],
  ])
})

test('an action that is under way stands in the way of all others', async () => {
  const sheet = await openFirst({ status: 0, id: 'a-7' })
  change(() => {
    journal.value = [newEntry({ resource: 'asset:a-7', step: Step.sent })]
  })
  assert.match(textOf(sheet), /An action is in progress here/)
  assert.equal(buttonsOf(sheet), [])
})

const differ = (action: Recovery['action'], place: Recovery['place']) =>
  change(() => {
    recoveries.value = { 'a-7': { action, place } }
  })

test('where chain and game differ: the next step with its reason, on the row, on the tile and in the sheet', async () => {
  const asked = fakeProvider({
    [LIST]: { items: [newWire({ id: 'a-7', name: 'Frostfang', status: 3 })], next: null },
    '/api/user/refresh': {
      changed: 1,
      items: [newWire({ id: 'a-7', name: 'Frostfang', status: 1, market: 'sale', price: '5' })],
    },
  })
  render(<Account />)
  await settle()
  differ('finish', 'listing')
  await until(() => allByRole('region', 'Game and chain are out of sync').length > 0)
  assert.match(
    textOf(byRole('region', 'Game and chain are out of sync')),
    /The chain has it on sale, and the game has not heard of it yet\./,
  )
  assert.is(allByRole('button', 'Finish Frostfang').length, 1, 'the row')
  assert.ok(byRole('button', 'Finish Frostfang Going on-chain'), 'the tile')
  differ('refresh', 'wallet')
  assert.match(
    textOf(document.body),
    /The game says “Going on-chain”, but the chain has it in your wallet, not for sale\./,
  )
  differ('wait', 'vault')
  assert.match(textOf(document.body), /The game is sending it to your wallet/)
  tap(byRole('button', 'Please wait Frostfang Going on-chain'))
  await until(() => allByRole('dialog', 'Frostfang').length > 0)
  assert.ok(textOf(byRole('dialog', 'Frostfang')).includes('The game is sending it'))
  tap(byRole('button', 'Close'))
  tap(byRole('button', 'Refresh Frostfang'))
  await until(() => asked.includes('POST /api/user/refresh'))
  await until(() => ownAssets.value.data?.items[0]?.status === 'selling')
})

test('a list that is here before the player is held to the chain once the player is', async () => {
  user.value = null
  fakeProvider({ [LIST]: { items: [newWire()], next: null } })
  render(<Account />)
  await settle()
  askedOfNode.length = 0
  await settle()
  assert.equal(askedOfNode, [])
  change(() => {
    user.value = newUser()
  })
  await until(() => askedOfNode.some((body) => body.includes(OWNER_OF)))
})

test('of many that differ a few are shown, those that need the player first; the rest on demand', async () => {
  const items = [0, 1, 2, 3, 4].map((each) => newWire({ id: `a-${each}`, name: `Owl ${each}` }))
  fakeProvider({ [LIST]: { items, next: null } })
  render(<Account />)
  await settle()
  change(() => {
    const all: Record<string, Recovery> = {}
    for (const { id } of items) all[id] = { action: id === 'a-0' ? 'wait' : 'auctionWithdraw', place: 'auction' }
    recoveries.value = all
  })
  await until(() => allByRole('region', 'Game and chain are out of sync').length > 0)
  const names = () =>
    [...byRole('region', 'Game and chain are out of sync').querySelectorAll('h3')].map((each) => each.textContent)
  assert.equal(names(), ['Owl 1', 'Owl 2', 'Owl 3'])
  tap(byRole('button', 'Show all 5'))
  assert.equal(names(), ['Owl 1', 'Owl 2', 'Owl 3', 'Owl 4', 'Owl 0'])
})

test.run()
