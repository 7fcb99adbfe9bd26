import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/collectibles.json'
import { addTexts } from '../../src/i18n'
import CollectibleScreens from '../../src/screens/collectibles/CollectibleScreens'
import { toAlbum } from '../../src/screens/collectibles/slots'
import { fees, openAsset, ownAssets, ownFilter, walletBalances } from '../../src/state/assets'
import { artifacts, newborn } from '../../src/state/collection'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { newAsset } from './support/asset'
import { addAllTexts, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/collectibles')
addAllTexts()
addTexts('en', 'collectibles', table)

const nothing = { data: null, busy: false, error: null }
const [CARDS, DRAGONS, ARTIFACTS] = ['/api/user/card/list', '/api/user/dragons', '/api/artifact/list']
const ACTIVATE = '/api/artifact/activate'
const FEES = {
  sale_fee_bps: 250,
  withdraw: [],
  deposit: [],
  account_activation: '1',
  asset_activation: [
    { coin: 'MDV', price: '2' },
    { coin: 'HFH', price: '20' },
  ],
  mint: [
    { coin: 'BNB', price: '0.05' },
    { coin: 'MDS', price: '100' },
  ],
  next_withdraw_at: 0,
}

test.before.each(() => {
  user.value = newUser()
  ownAssets.value = nothing
  ownFilter.value = { kind: null, place: null }
  openAsset.value = nothing
  artifacts.value = nothing
  newborn.value = {}
  fees.value = nothing
  walletBalances.value = nothing
  journal.value = []
  toasts.value = []
})
test.after.each(() => {
  cleanup()
  flow.value = null
  user.value = null
})

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
  level: 6,
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
  activated: false,
  listed_at: 0,
  ...changes,
})
const newDragon = (changes: object = {}) => ({
  ...newWire({ kind: 'dragon', name: 'Tidecoil', ...changes }),
  number: 'DR-1',
  attributes: {},
  total_traded: '0',
  trades: [],
  auction: null,
  refine_level: 3,
  team_hp: 5400,
  team_attack: 660,
  team_accuracy: 61,
  team_free: 35,
  skills: [
    { name: 'Ember Breath', unlock_level: 4, unlocked: true },
    { name: 'Ashen Roar', unlock_level: 8, unlocked: false },
    { name: 'Solar Cataclysm', unlock_level: 12, unlocked: false },
  ],
})
const page = (...items: object[]) => ({ items, next: null })
const refused = () => new Response('{"code":1999,"msg":"Closed for repair"}')
const text = () => textOf(document.body)

async function show(path: string, replies: Record<string, unknown> = {}) {
  history.replaceState(null, '', path)
  const asked = fakeProvider({ '/api/level/fee': FEES, [CARDS]: page(), [DRAGONS]: page(), ...replies })
  render(<CollectibleScreens />)
  assert.ok(document.querySelector('[aria-busy=true]'), 'a skeleton stands in its place')
  await settle(12)
  return asked
}

test('the album: every camp has a frame for each band of grades, the best card in front', () => {
  const of = (camp: number, grade: number, star: number, id: string) => newAsset({ camp, grade, star, id })
  const shelves = toAlbum([
    of(2, 16, 1, 'a'),
    of(2, 20, 1, 'b'),
    of(2, 20, 3, 'c'),
    of(5, 1, 1, 'd'),
    of(9, 24, 7, 'e'),
  ])
  assert.equal(
    shelves.map(([first]) => first?.element),
    [1, 2, 3, 4, 5, 9],
  )
  const filled = shelves.map((shelf) =>
    shelf.filter(({ assets }) => assets.length > 0).map(({ key, assets }) => `${key} ${assets.map(({ id }) => id)}`),
  )
  assert.equal(filled, [[], ['2-4 c,b,a'], [], [], ['5-1 d'], ['9-5 e']])
  const [dragon] = toAlbum([newAsset({ kind: 'dragon', skill: 1, camp: 4, grade: 6 })])
  assert.is(dragon?.[1]?.assets.length, 1)
})

test('the collection counts what is held, by camp, grade and stars', async () => {
  const asked = await show('/collectibles', {
    [CARDS]: ({ searchParams }: URL) =>
      searchParams.get('cursor')
        ? page(newWire({ camp: 4, grade: 2, star: 1 }))
        : { items: [newWire(), newWire({ star: 7 })], next: 'c' },
  })
  assert.equal(asked, [`GET ${CARDS}?kind=hero`, `GET ${CARDS}?kind=hero&cursor=c`])
  assert.is(byRole('progressbar', 'Collected').getAttribute('aria-valuetext'), '2 of 25')
  assert.match(text(), /Cards held: 3/)
  assert.match(textOf(byRole('region', 'War god')), /1 of 5/)
  const frame = byRole('link', '×2 Epic 16–20, War god')
  assert.is(frame.getAttribute('href'), '/collectibles?kind=hero&slot=2-4')
  assert.match(textOf(byRole('region', 'Heavenly god')), /Legend 21–24 Not held/)
  assert.match(textOf(byRole('region', 'By grade')), /Epic 16–20 2/)
  assert.match(textOf(byRole('region', 'By stars')), /7 of 7 stars 1/)
})

test('a frame opens on its cards, each a link to its page, and leads back', async () => {
  await show('/collectibles?kind=hero&slot=2-4', { [CARDS]: page(newWire({ id: '41' }), newWire({ camp: 1 })) })
  const list = byRole('list', 'War god, Epic 16–20: 1')
  assert.is(list.querySelector('a')?.getAttribute('href'), '/cardDetail?id=41')
  assert.match(textOf(list), /In the wallet/)
  assert.is(byRole('link', 'Whole collection').getAttribute('href'), '/collectibles?kind=hero')
})

test('another kind is chosen, and has none yet', async () => {
  const asked = await show('/collectibles')
  const pets = document.querySelector<HTMLInputElement>('input[value=pet]')
  assert.ok(pets)
  tap(pets)
  await settle()
  assert.is(location.search, '?kind=pet')
  assert.is(asked.at(-1), `GET ${CARDS}?kind=pet`)
  assert.ok(byRole('heading', 'None of this kind yet'))
  assert.is(byRole('link', 'To the market').getAttribute('href'), '/marketplace?val6=pet')
})

test('a list that breaks off shows what came, says so, and goes on', async () => {
  let isDown = true
  await show('/collectibles', {
    [CARDS]: ({ searchParams }: URL) =>
      !searchParams.get('cursor') ? { items: [newWire()], next: 'c' } : isDown ? refused() : page(newWire()),
  })
  assert.match(text(), /Counted so far: 1/)
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
  isDown = false
  tap(byRole('button', 'Try again'))
  await settle()
  assert.match(text(), /Cards held: 2/)
  assert.is(allByRole('alert').length, 0)
})

test('an artifact is activated after a question, and shows as activated', async () => {
  const crown = newWire({ id: 'eq1', kind: 'equip', name: 'Silent Crown', place: 'game', token_id: null })
  const asked = await show('/collectibles?kind=artifact', {
    [ARTIFACTS]: page(crown, newWire({ kind: 'equip', name: 'Aegis', activated: true }), newWire({ kind: 'equip' })),
    [ACTIVATE]: { ...crown, activated: true },
    '/api/user/info': refused,
  })
  assert.is(byRole('progressbar', 'Magic equipment activated').getAttribute('aria-valuetext'), '1 of 3')
  assert.equal(asked, [`GET ${ARTIFACTS}`], 'no price is asked for where none is paid')
  assert.match(text(), /It is not in the game\. Open it and deposit it first\./)
  tap(byRole('button', 'Activate: Silent Crown'))
  assert.match(textOf(byRole('dialog', 'Activate Silent Crown?')), /Nothing is paid/)
  assert.not(asked.includes(`POST ${ACTIVATE}`))
  tap(byRole('button', 'Activate'))
  await settle()
  assert.is(asked.filter((call) => call === `POST ${ACTIVATE}`).length, 1)
  assert.is(allByRole('dialog').length, 0)
  assert.is(byRole('progressbar', 'Magic equipment activated').getAttribute('aria-valuetext'), '2 of 3')
  assert.is(toasts.value[0]?.text, 'money.finished_activateAsset')
})

test('an artifact that could not be activated: said in the dialog, and tried again', async () => {
  const crown = newWire({ kind: 'equip', name: 'Silent Crown', place: 'game' })
  await show('/collectibles?kind=artifact', { [ARTIFACTS]: page(crown), [ACTIVATE]: refused })
  tap(byRole('button', 'Activate: Silent Crown'))
  tap(byRole('button', 'Activate'))
  await settle()
  assert.match(textOf(byRole('alert')), /Closed for repair/)
  fakeProvider({ [ACTIVATE]: { ...crown, activated: true } })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.is(allByRole('dialog').length, 0)
})

test('artifacts that are here stay when they cannot be read anew, which is tried again', async () => {
  artifacts.value = { ...nothing, data: { items: [newAsset({ kind: 'equip', name: 'Aegis' })], next: null } }
  history.replaceState(null, '', '/collectibles?kind=artifact')
  fakeProvider({ '/api/level/fee': FEES, [ARTIFACTS]: refused })
  render(<CollectibleScreens />)
  await settle()
  assert.match(text(), /Aegis/)
  fakeProvider({ [ARTIFACTS]: page(newWire({ kind: 'equip', name: 'Crown' })) })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.match(text(), /Crown/)
  assert.is(allByRole('alert').length, 0)
})

test('without role and activated account an artifact names both, with the ways on', async () => {
  user.value = newUser({ address: '', activated: false, currentServerId: '' })
  await show('/collectibles?kind=artifact', { [ARTIFACTS]: page(newWire({ kind: 'equip', place: 'game' })) })
  assert.match(text(), /Activate your account first\./)
  assert.match(text(), /Create a role on a server first\./)
  assert.is(byRole('link', 'Create a role').getAttribute('href'), '/servers')
  tap(byRole('button', 'Activate'))
  assert.is(flow.value?.kind, 'activateAccount')
})

test('heroes: who can be activated comes first, who is held up says why, who is says so', async () => {
  await show('/activate', {
    [CARDS]: page(
      newWire({ name: 'Awake', activated: true }),
      newWire({ name: 'Summoned', place: 'game', token_id: null }),
      newWire({ name: 'Offered', market: 'sale', price: '5', status: 1 }),
      newWire({ name: 'Ready' }),
    ),
  })
  const rows = [...byRole('list', 'Heroes activated').children].map((row) => textOf(row))
  assert.match(rows[0] ?? '', /Ready.*Activate$/)
  assert.match(rows[1] ?? '', /Summoned.*It is not on the chain yet/)
  assert.match(rows[2] ?? '', /Offered.*It is on the market/)
  assert.match(rows[3] ?? '', /Awake.*Activated$/)
  assert.match(textOf(byRole('region', 'Price, in either coin')), /2 MDV .*20 HFH/)
  tap(byRole('button', 'Activate: Ready'))
  assert.equal([flow.value?.kind, flow.value?.asset?.name, flow.value?.stage], ['activateAsset', 'Ready', 'review'])
})

test('a hero whose activation is under way is not offered again', async () => {
  journal.value = [newEntry({ kind: 'activateAsset', resource: 'asset:h1' })]
  await show('/activate', { [CARDS]: page(newWire({ id: 'h1' })) })
  assert.match(text(), /An action is in progress here/)
  assert.is(allByRole('button', 'Activate: Ashen Warden').length, 0)
})

test('what the wallet lacks for the account and for a hero is named at once', async () => {
  user.value = newUser({ activated: false })
  await show('/activate', { [CARDS]: page(newWire()) })
  change(() => {
    walletBalances.value = { ...nothing, data: { MDV: 0n, HFH: 0n } }
  })
  assert.match(text(), /You need 1 MDV in your wallet to activate\./)
  assert.match(text(), /Your wallet holds too little of either coin\./)
  const hrefs = allByRole('link', 'To my balances').map((link) => link.getAttribute('href'))
  assert.equal(hrefs, ['/coins', '/coins'])
})

test('heroes without a price: not open; without a wallet: said', async () => {
  user.value = newUser({ address: '' })
  await show('/activate', { '/api/level/fee': { ...FEES, asset_activation: [] }, [CARDS]: page(newWire()) })
  assert.match(text(), /Not yet open\./)
  assert.match(text(), /Link a wallet to your account first\./)
})

test('more heroes than a view holds come at a tap', async () => {
  await show('/activate', { [CARDS]: page(...Array.from({ length: 30 }, () => newWire())) })
  assert.is(byRole('list', 'Heroes activated').children.length, 24)
  tap(byRole('button', 'Show more'))
  assert.is(byRole('list', 'Heroes activated').children.length, 30)
})

test('prices and heroes that do not come are said apart, and asked for again', async () => {
  await show('/activate', { '/api/level/fee': refused, [CARDS]: refused })
  assert.is(allByRole('alert').length, 2)
  fakeProvider({ '/api/level/fee': FEES, [CARDS]: page(newWire()) })
  for (const retry of allByRole('button', 'Try again')) tap(retry)
  await settle(12)
  assert.is(allByRole('alert').length, 0)
  assert.ok(byRole('button', 'Activate: Ashen Warden'))
})

test('a small dragon: level, refine level, team values, skills and its activation', async () => {
  const dragon = newDragon({ id: 'd1' })
  const asked = await show('/dragong', { [DRAGONS]: page(dragon), '/api/user/dragons/d1': dragon })
  assert.equal(asked, [`GET ${DRAGONS}`, `GET ${DRAGONS}/d1`])
  assert.ok(byRole('heading', 'Tidecoil'))
  const values = textOf(byRole('region', 'Team values'))
  assert.match(values, /Level 6 Refine level 3 Team HP 5,400 Team attack 660 Team accuracy 61 Team damage reduction 35/)
  const skills = [...byRole('list', 'Skills').children]
  assert.equal(
    skills.map((skill) => `${skill.getAttribute('data-state')} ${skill.querySelector('small')?.textContent}`),
    ['done Unlocked', 'todo Unlocks at level 8', 'todo Unlocks at level 12'],
  )
  assert.is(byRole('link', 'All details').getAttribute('href'), '/dragonDetail?id=d1')
  tap(byRole('button', 'Activate: Tidecoil'))
  assert.equal([flow.value?.kind, flow.value?.asset?.id], ['activateAsset', 'd1'])
})

test('the dragon of the address is chosen, also from a later page', async () => {
  const [first, second] = [newDragon({ id: 'd1' }), newDragon({ id: 'd2', name: 'Skyrender', activated: true })]
  const asked = await show('/dragong?id=d2', {
    [DRAGONS]: ({ searchParams }: URL) => (searchParams.get('cursor') ? page(second) : { items: [first], next: 'c' }),
    '/api/user/dragons/d2': second,
  })
  assert.not(asked.includes(`GET ${DRAGONS}/d1`))
  assert.ok(byRole('heading', 'Skyrender'))
  assert.is(byRole('link', 'Level 6 Skyrender').getAttribute('aria-current'), 'true')
  assert.match(text(), /Activated/)
})

test('a dragon whose values do not come is shown all the same, with a retry', async () => {
  await show('/dragong', { [DRAGONS]: page(newDragon({ id: 'd1' })), '/api/user/dragons/d1': refused })
  assert.ok(byRole('heading', 'Tidecoil'))
  fakeProvider({ '/api/user/dragons/d1': { ...newDragon({ id: 'd1' }), skills: [] } })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.match(text(), /This dragon has no skills\./)
})

test('without a dragon the way leads to the hatchery', async () => {
  await show('/dragong')
  assert.is(byRole('link', 'Hatch a dragon').getAttribute('href'), '/hatch')
})

test('minting opens the review with the kind and the coin that were tapped', async () => {
  await show('/mint')
  assert.match(textOf(byRole('region', 'Price, in either coin')), /100 MDS .*0\.05 BNB/)
  const make = (name: string) => {
    tap(byRole('button', name))
    return [flow.value?.kind, flow.value?.choice]
  }
  assert.equal(make('Mint for 100 MDS'), ['mint', { assetKind: 'hero', coin: 'MDS' }])
  tap(byRole('button', 'Mint: Pet'))
  assert.is(byRole('button', 'Mint: Pet').getAttribute('aria-pressed'), 'true')
  change(() => {
    walletBalances.value = { data: null, busy: true, error: null }
  })
  tap(byRole('radio', '0.05 BNB, In wallet: …'))
  assert.equal(make('Mint for 0.05 BNB'), ['mint', { assetKind: 'pet', coin: 'BNB' }])
})

test('what was minted is shown with its link, and what is under way is said', async () => {
  newborn.value = {
    '0x1': newAsset({ id: 'n1', name: 'Firstborn', kind: 'pet', indexId: 'pe1' }),
    '0x2': newAsset({ id: 'n2', name: 'Hatchling', kind: 'dragon' }),
  }
  journal.value = [newEntry({ kind: 'mint' })]
  await show('/mint')
  const made = byRole('region', 'New in your wallet')
  assert.match(textOf(made), /Firstborn/)
  assert.not.match(textOf(made), /Hatchling/)
  assert.is(made.querySelector('a')?.getAttribute('href'), '/gun/pet/pe1')
  assert.match(text(), /One is being made/)
})

test('the hatchery shows the five eggs, and a new dragon comes out of its own once, when nothing covers it', async () => {
  await show('/hatch')
  const eggs = () => [...document.querySelectorAll('img[src*="egg-"]')].map((image) => image.getAttribute('src'))
  const gallery = [1, 2, 3, 4, 5].map((skill) => `/art/egg-${skill}.svg`)
  assert.equal(eggs(), gallery)
  change(() => {
    flow.value = { kind: 'hatch', asset: null } as typeof flow.value
    newborn.value = { entry: newAsset({ id: 'd1', kind: 'dragon', skill: 3 }) }
  })
  assert.equal(eggs(), gallery)
  change(() => {
    flow.value = null
  })
  assert.equal(eggs(), ['/art/egg-3.svg', ...gallery])
  cleanup()
  fees.value = nothing
  await show('/hatch')
  assert.equal(eggs(), gallery)
})

test('a frame without a card shows the back of one', async () => {
  await show('/collectibles', { [CARDS]: page(newWire()) })
  const empty = [...document.querySelectorAll('[data-empty] img')]
  assert.ok(empty.length > 0)
  for (const image of empty) assert.is(image.getAttribute('src'), '/art/back.svg')
})

test('hatching opens its review; what the wallet holds stands beside the price', async () => {
  await show('/hatch')
  change(() => {
    walletBalances.value = { ...nothing, data: { MDS: 5n * 10n ** 18n } }
  })
  assert.match(text(), /MDS In wallet: 5/)
  assert.match(text(), /BNB In wallet: –/)
  tap(byRole('button', 'Hatch for 100 MDS'))
  assert.equal([flow.value?.kind, flow.value?.asset], ['hatch', null])
})

test('without a price nothing is made; prices that do not come are asked for again', async () => {
  await show('/hatch', { '/api/level/fee': { ...FEES, mint: [] } })
  assert.ok(byRole('heading', 'Not yet open'))
  cleanup()
  fees.value = nothing
  await show('/mint', { '/api/level/fee': refused })
  assert.match(textOf(byRole('alert')), /Closed for repair/)
  fakeProvider({ '/api/level/fee': FEES })
  tap(byRole('button', 'Try again'))
  await settle()
  assert.ok(byRole('button', 'Mint for 100 MDS'))
})

test.run()
