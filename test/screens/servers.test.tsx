import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import table from '../../i18n/en/servers.json'
import { addTexts } from '../../src/i18n'
import Servers from '../../src/screens/servers/Servers'
import { serverPlaces } from '../../src/state/servers'
import { roles, serverId, user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { addAllTexts, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/servers')
addAllTexts()
addTexts('en', 'servers', table)

test.before.each(() => {
  user.value = newUser({ currentServerId: '1' })
  serverPlaces.value = { data: null, busy: false, error: null }
  roles.value = null
  serverId.value = null
})
test.after.each(() => {
  cleanup()
  user.value = null
})

const SERVERS = '/api/website/servers'
const ROLES = '/api/user/players'
const servers = ['1', '2', '3'].map((id) => ({ server_id: id, name: `Hold ${id}`, title: `Server ${id}` }))
const own = [
  { server_id: '1', name: 'Aurelia', level: 7 },
  { server_id: '2', name: 'Aura', level: 1 },
]
const show = async (replies: Record<string, unknown> = {}) => {
  const asked = fakeProvider({ [SERVERS]: servers, [ROLES]: own, ...replies })
  render(<Servers />)
  await settle()
  return asked
}
const openForm = () => tap(byRole('button', 'Create a role on Server 3 · Hold 3'))
const lines = () => allByRole('listitem').map((line) => textOf(line))
const alerts = () => allByRole('alert').map((alert) => textOf(alert))
const chooseOption = (value: string) =>
  change(() => {
    const select = byRole('combobox', 'Server') as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('servers with roles, the current one marked', async () => {
  await show()
  assert.equal(lines(), [
    'Server 1 · Hold 1 Aurelia, level 7 Current',
    'Server 2 · Hold 2 Aura, level 1 Make current',
    'Server 3 · Hold 3 Create a role',
  ])
  assert.is(roles.value?.length, 2)
})

test('another server with a role becomes the current one', async () => {
  await show()
  tap(byRole('button', 'Make Server 2 · Hold 2 current'))
  assert.is(serverId.value, '2')
  assert.match(lines()[1] ?? '', /Current$/)
})

test('the server comes first, then a good name', async () => {
  history.replaceState(null, '', '/servers?open=role')
  const asked = await show()
  assert.ok(byRole('dialog', 'Create a role'))
  const isLocked = () => (byRole('textbox', 'Name of the role') as HTMLInputElement).disabled
  assert.ok(isLocked())
  tap(byRole('button', 'Create the role'))
  await settle()
  assert.equal(alerts(), ['Choose a server first.'])
  chooseOption('3')
  assert.not(isLocked())
  type(byRole('textbox', 'Name of the role'), 'Much too long a name')
  assert.equal(alerts(), ['Too long: at most 10 characters.'])
  assert.is(asked.filter((call) => call.startsWith('POST')).length, 0)
  history.replaceState(null, '', '/servers')
})

test('the button of a server without a role opens the form with that server chosen', async () => {
  await show({ [ROLES]: [own[0]] })
  assert.equal(
    allByRole('button').map((button) => button.getAttribute('aria-label')),
    ['Create a role on Server 2 · Hold 2', 'Create a role on Server 3 · Hold 3'],
  )
  openForm()
  assert.is((byRole('combobox', 'Server') as HTMLSelectElement).value, '3')
})

test('a role is created where there was none, and its server is current', async () => {
  const all = [...own]
  const asked = await show({
    [ROLES]: () => all,
    '/api/user/create_player/3': (_: URL, body: { name: string }) => {
      const role = { server_id: '3', name: body.name, level: 1 }
      all.push(role)
      return role
    },
  })
  openForm()
  type(byRole('textbox', 'Name of the role'), ' Ember ')
  tap(byRole('button', 'Create the role'))
  await settle(12)
  assert.ok(asked.includes('POST /api/user/create_player/3'))
  assert.match(lines()[2] ?? '', /Ember, level 1 Current$/)
  assert.match(textOf(document.body), /a role on every server/)
  assert.equal(allByRole('dialog'), [])
})

test('an address can open the form', async () => {
  history.replaceState(null, '', '/servers?open=role')
  await show()
  assert.ok(byRole('dialog', 'Create a role'))
  history.replaceState(null, '', '/servers')
})

test('a name that is taken is said, and stays to be changed', async () => {
  await show({ '/api/user/create_player/3': () => new Response('{"code":1999,"msg":"This name is taken"}') })
  openForm()
  type(byRole('textbox', 'Name of the role'), 'Ember')
  tap(byRole('button', 'Create the role'))
  await settle()
  assert.equal(alerts(), ['This name is taken'])
  assert.is((byRole('textbox', 'Name of the role') as HTMLInputElement).value, 'Ember')
})

test('no servers, and none that could be read', async () => {
  await show({ [SERVERS]: [] })
  assert.ok(byRole('heading', 'No servers yet'))
  cleanup()
  serverPlaces.value = { data: null, busy: false, error: null }
  await show({ [SERVERS]: () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
})

test.run()
