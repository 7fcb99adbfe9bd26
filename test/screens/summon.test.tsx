import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/summon.json'
import type { AssetWire } from '../../src/api/asset'
import type { UserWire } from '../../src/api/user'
import { addTexts } from '../../src/i18n'
import Summon from '../../src/screens/summon/Summon'
import { flow } from '../../src/state/flow'
import { serverPlaces } from '../../src/state/servers'
import { roles, token, user } from '../../src/state/session'
import { summons } from '../../src/state/summons'
import { toasts } from '../../src/state/toasts'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { watchKeys } from './support/balances'
import { newUserWire } from './support/userWire'
import { addAllTexts, fakeProvider, settle } from './support/world'

const test = suite('screens/summon')
addAllTexts()
addTexts('en', 'summon', table)

const nothing = { data: null, busy: false, error: null }
const SUMMON = '/api/user/summon'

const player = (change: Partial<UserWire> = {}) => newUserWire({ summon_tickets: 2, ...change })
const hero: AssetWire = {
  id: '77',
  index_id: '77',
  kind: 'hero',
  name: 'Ashen Warden',
  grade: 17,
  camp: 2,
  profession: 3,
  skill: 1,
  star: 5,
  level: 1,
  stage: 1,
  place: 'game',
  status: 5,
  token_id: null,
  owner_id: 'u1',
  owner_address: '0xa11ce00000000000000000000000000000000001',
  owner_name: 'Alice',
  picture: null,
  price: null,
  market: null,
  activated: true,
  listed_at: 0,
  deadline: null,
}
const past = {
  id: '9',
  type: 20,
  name: '',
  assets_id: '12',
  amount: '0',
  two_amount: '0',
  fee: '0',
  coin: 'MDS',
  two_address: '',
  two_userid: '',
  nftname: 'Jade Fox',
  tokenid: '',
  index_id: '12',
  time: 1_700_000_000,
  hash: null,
}
let tickets = 2
const replies = (change: Record<string, unknown> = {}) => ({
  '/api/user/info': () => player({ summon_tickets: tickets }),
  '/api/user/activities': { items: [], next: null },
  '/api/website/servers': [{ server_id: '1', name: 'One', title: 'Server 1' }],
  '/api/user/players': [{ server_id: '1', name: 'Aurelia', level: 3 }],
  '/api/user/invite_list': { items: [], next: null, invited: 0, activated: 0, tickets: 0 },
  [SUMMON]: () => {
    tickets -= 1
    return { items: [hero], tickets }
  },
  ...change,
})

test.before.each(() => {
  token.value = 't'
  user.value = null
  roles.value = null
  serverPlaces.value = nothing
  summons.value = nothing
  toasts.value = []
  tickets = 2
})
test.after.each(() => {
  cleanup()
  user.value = null
  flow.value = null
})

const text = () => textOf(document.body)
const show = async (change: Record<string, unknown> = {}) => {
  const asked = fakeProvider(replies(change))
  render(<Summon />)
  await settle(10)
  return asked
}
const tapAndWait = async (name: string) => {
  tap(byRole('button', name))
  await settle(10)
}

test('until the tickets are known a skeleton stands there', async () => {
  fakeProvider({})
  render(<Summon />)
  assert.match(textOf(byRole('status')), /Loading…/)
})

test('what cannot be read is said, and asked for again', async () => {
  await show({ '/api/user/info': () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
  fakeProvider(replies())
  await tapAndWait('Try again')
  assert.ok(byRole('button', 'Summon a hero · 1 ticket'))
})

test('a hero comes for a ticket: picture, name, rarity in words, the way to it, and once more', async () => {
  await show()
  assert.match(text(), /High-level tickets 2/)
  await tapAndWait('Summon a hero · 1 ticket')
  assert.match(text(), /Tickets left: 1/)
  const told = allByRole('status').map((line) => textOf(line))
  assert.match(told.join(), /Ashen Warden answers your call Epic 17/)
  const shown = document.querySelector('[data-band="4"]')
  assert.match(shown?.querySelector('[data-part=card] > img')?.getAttribute('src') ?? '', /^\/art\/hero-2-4[abc]\.svg$/)
  assert.is(byRole('link', 'View card').getAttribute('href'), '/cardDetail?id=77')
  await tapAndWait('Summon again')
  assert.match(text(), /You have no tickets/)
  assert.is(allByRole('button', 'Summon again').length, 0)
})

test('while a hero is called the button is busy, and a second tap calls nobody', async () => {
  let answer: (data: object) => void = () => undefined
  const asked = await show({ [SUMMON]: () => new Promise((resolve) => (answer = resolve)) })
  tap(byRole('button', 'Summon a hero · 1 ticket'))
  await settle(2)
  assert.match(text(), /The circle opens/)
  const button = byRole('button', 'Summon a hero · 1 ticket')
  assert.is(button.getAttribute('aria-busy'), 'true')
  tap(button)
  answer({ items: [hero], tickets: 1 })
  await settle(10)
  assert.is(asked.filter((each) => each === `POST ${SUMMON}`).length, 1)
})

test('without tickets: where they come from, and those that wait', async () => {
  tickets = 0
  await show({
    '/api/message/collect': () => {
      tickets = 1
      return { tickets: 1, coins: { MDS: '5' } }
    },
  })
  assert.match(text(), /You have no tickets/)
  assert.match(text(), /one high-level ticket for each friend/)
  assert.is(byRole('link', 'Invite friends').getAttribute('href'), '/shares')
  await tapAndWait('Collect tickets')
  assert.match(text(), /Collected: summon tickets: 1, 5 MDS\./)
  assert.ok(byRole('button', 'Summon a hero · 1 ticket'))
})

test('nothing waits', async () => {
  await show({ '/api/message/collect': { tickets: 0, coins: {} } })
  await tapAndWait('Collect tickets')
  assert.match(text(), /Nothing is waiting right now/)
})

test('what is missing is said at once, each with its way', async () => {
  await show({ '/api/user/info': player({ activated: false }), '/api/user/players': [] })
  assert.match(text(), /Before you can summon:.*Activate your account first.*Create a role/)
  assert.is(byRole('link', 'Create a role').getAttribute('href'), '/servers')
  tap(byRole('button', 'Activate the account'))
  assert.is(flow.value?.kind, 'activateAccount')
  assert.is(allByRole('button', 'Summon a hero · 1 ticket').length, 0)
})

test('a refusal is said with its reason, and nothing is lost', async () => {
  await show({ [SUMMON]: () => new Response('{"code":1999,"msg":"The circle is closed today"}') })
  await tapAndWait('Summon a hero · 1 ticket')
  assert.match(textOf(byRole('alert')), /No hero was summoned.*The circle is closed today/)
  assert.match(text(), /High-level tickets 2/)
})

test('after a lost answer the same summon is asked for again: one ticket, also after the page was left', async () => {
  let isLost = true
  await show({
    [SUMMON]: () => {
      if (!isLost) return { items: [hero], tickets: 0 }
      tickets = 0
      throw new TypeError('Failed to fetch')
    },
  })
  const keys = watchKeys(SUMMON)
  await tapAndWait('Summon a hero · 1 ticket')
  assert.match(text(), /not known yet whether a hero came/)
  cleanup()
  render(<Summon />)
  await settle(10)
  assert.match(text(), /not known yet whether a hero came/)
  isLost = false
  await tapAndWait('Ask again')
  assert.match(text(), /Ashen Warden answers your call/)
  assert.is(keys.length, 2)
  assert.is(keys[0], keys[1])
})

test('an answer without a hero counts as lost', async () => {
  tickets = 5
  let items: AssetWire[] = []
  await show({ [SUMMON]: () => ({ items, tickets: 4 }) })
  await tapAndWait('Summon a hero · 1 ticket')
  assert.match(text(), /not known yet/)
  items = [hero]
  await tapAndWait('Ask again')
  assert.match(text(), /answers your call/)
})

test('who came before, none, and a history that cannot be read', async () => {
  await show({ '/api/user/activities': { items: [past], next: null } })
  assert.match(textOf(document.querySelector('a[href="/cardDetail?id=12"]')), /^Jade Fox Nov 1[45], 2023$/)
  cleanup()
  await show()
  assert.match(text(), /You have not summoned anyone yet/)
  cleanup()
  await show({ '/api/user/activities': () => new Response('{"code":1999,"msg":"Closed"}') })
  assert.match(textOf(byRole('alert')), /Your last summons could not be loaded Closed/)
})

test.run()
