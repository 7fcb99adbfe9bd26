import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import setting from '../../i18n/en/setting.json'
import { toMobileContact } from '../../src/domain/contact'
import { addTexts } from '../../src/i18n'
import Setting from '../../src/screens/setting/Setting'
import { overlay } from '../../src/state/overlay'
import { user } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { addAllTexts, answerPuzzle, change, fakeProvider, newUser, settle } from './support/world'

const test = suite('screens/setting')
addAllTexts()
addTexts('en', 'setting', setting)
test.before.each(() => {
  user.value = newUser({ mobile: '+886 912345678' })
})
test.after.each(() => {
  cleanup()
  user.value = null
})

const alerts = () => allByRole('alert').map((alert) => textOf(alert))
const open = (title: RegExp) => {
  const row = allByRole('button').find((button) => title.test(textOf(button)))
  if (!row) throw new Error(`no row ${title}`)
  tap(row)
}
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
/** Shows the page; what is sent is kept by path. */
const show = (replies: Record<string, unknown> = {}) => {
  const sent: unknown[] = []
  const keep = (answer: unknown) => (_: URL, body: unknown) => {
    sent.push(body)
    return answer
  }
  const kept: Record<string, unknown> = {}
  for (const [path, answer] of Object.entries(replies)) kept[path] = keep(answer)
  fakeProvider(kept)
  render(<Setting />)
  return sent
}

test('the number is masked, and what is missing is said', async () => {
  user.value = newUser({ mobile: '+886 912345678', hasFundPassword: false })
  show()
  await settle()
  const text = textOf(document.body)
  assert.match(text, /\+886 91\*+78/)
  assert.not.match(document.body.textContent ?? '', /912345678/)
  assert.match(text, /E-mail Not bound/)
  assert.match(text, /Fund password Not set/)
})

test('the head counts what keeps the account safe; a default password does not', async () => {
  user.value = newUser({ mobile: '+886 912345678', hasFundPassword: false, hasLoginPassword: true })
  show()
  await settle()
  assert.match(textOf(document.body), /Security: 2 of 4 set/)
  cleanup()
  user.value = newUser({
    mobile: '+886 912345678',
    hasFundPassword: false,
    hasLoginPassword: true,
    mustChangePassword: true,
  })
  show()
  await settle()
  assert.match(textOf(document.body), /Security: 1 of 4 set/)
})

test('the last row asks whether to log out', () => {
  show()
  tap(byRole('button', 'Log out'))
  assert.is(overlay.value, 'logOut')
  overlay.value = null
})

test('an unchanged nickname is refused before anything is sent', async () => {
  const sent = show({ '/api/user/nickname': null })
  open(/^Nickname/)
  tap(byRole('button', 'Save'))
  await settle()
  assert.equal(alerts(), ['Nickname unchanged.'])
  type(byRole('textbox', 'Nickname'), 'Much too long a name')
  assert.equal(alerts(), ['Too long: at most 10 characters.'])
  assert.equal(sent, [])
})

test('another nickname is taken over, and its form closes', async () => {
  const sent = show({ '/api/user/nickname': null })
  open(/^Nickname/)
  type(byRole('textbox', 'Nickname'), '  Ember  Fox ')
  tap(byRole('button', 'Save'))
  await settle()
  assert.equal(sent, [{ nickname: 'Ember Fox' }])
  assert.is(user.value?.nickname, 'Ember Fox')
  assert.equal(allByRole('textbox'), [])
})

test('a nickname that is taken is said in the provider’s words', async () => {
  show({ '/api/user/nickname': new Response('{"code":1999,"msg":"This name is taken"}') })
  open(/^Nickname/)
  type(byRole('textbox', 'Nickname'), 'Bob')
  tap(byRole('button', 'Save'))
  await settle()
  assert.equal(alerts(), ['This name is taken'])
})

test('an e-mail address is bound with its code', async () => {
  const sent = show({ '/api/user/send_code': null, '/api/user/bind_email': null })
  open(/^E-mail/)
  tap(byRole('button', 'Send code'))
  await settle()
  assert.equal(alerts(), ['Please fill this in.'])
  type(byRole('textbox', 'E-mail address'), 'alice@example.org')
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  type(byRole('textbox', 'Code'), '123456')
  tap(byRole('button', 'Bind'))
  await settle()
  assert.equal(sent, [
    { purpose: 'bind', account: 'alice@example.org' },
    { account: 'alice@example.org', code: '123456' },
  ])
  assert.is(user.value?.email, 'alice@example.org')
  assert.equal(allByRole('textbox'), [])
})

test('a mobile number needs its area code', async () => {
  const sent = show({ '/api/user/send_code': null })
  open(/^Mobile number/)
  type(byRole('textbox', 'Mobile number'), '912345678')
  tap(byRole('button', 'Send code'))
  await settle()
  assert.equal(alerts(), ['Select the area code.'])
  assert.equal(sent, [])
})

test('the login password changes by the old one, typed twice alike', async () => {
  const sent = show({ '/api/user/password': null })
  open(/^Login password/)
  type(input('old'), 'alice-pass-1')
  type(input('password'), '12 34 5')
  type(input('again'), '12 34 6')
  tap(byRole('button', 'Save'))
  await settle()
  assert.equal(alerts(), ['At least 6 characters; spaces do not count.', 'The two passwords differ.'])
  type(input('password'), 'alice-pass-2')
  type(input('again'), 'alice-pass-2')
  tap(byRole('button', 'Save'))
  await settle()
  assert.equal(sent, [{ password: 'alice-pass-2', old_password: 'alice-pass-1' }])
})

test('the fund password changes with a code to the bound number', async () => {
  user.value = newUser({ email: 'alice@example.org' })
  const sent = show({ '/api/user/send_code': null, '/api/user/paypwd': null })
  open(/^Fund password/)
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.match(textOf(document.body), /on its way to \+886 91\*+78/)
  type(input('password'), 'fund-pass')
  type(input('again'), 'fund-pass')
  type(byRole('textbox', 'Code'), '123456')
  tap(byRole('button', 'Save'))
  await settle()
  assert.equal(sent, [
    { purpose: 'fundPassword', area: '886', account: '912345678' },
    { password: 'fund-pass', code: '123456' },
  ])
})

test('the fund password waits for a mailbox, and leads there', async () => {
  user.value = newUser({ email: '' })
  show()
  open(/^Fund password/)
  assert.match(textOf(document.body), /Bind your e-mail first\./)
  assert.equal(allByRole('textbox'), [])
  tap(byRole('button', 'Bind an e-mail address'))
  byRole('textbox', 'E-mail address')
})

test('without a contact there is nowhere to send a code, and the way out is shown', async () => {
  user.value = newUser({ mobile: '', email: '', hasLoginPassword: false })
  show()
  for (const name of [/^Fund password/, /^Login password Not set/]) {
    open(name)
    tap(byRole('button', 'Bind a mobile number'))
    assert.ok(byRole('combobox', 'Area code'))
  }
})

test('after a reset the password is asked for at once', () => {
  user.value = newUser({ mustChangePassword: true })
  show()
  assert.ok(input('old'))
  assert.match(textOf(document.body), /Choose your own now/)
})

test('waits for the player, and says when nothing comes', async () => {
  user.value = null
  fakeProvider({ '/api/user/info': () => new Response('{"code":1999,"msg":"Closed for repair"}') })
  render(<Setting />)
  assert.match(textOf(byRole('status')), /Loading…/)
  await settle()
  assert.match(textOf(byRole('alert')), /could not be loaded Closed for repair/)
  change(() => {
    user.value = newUser()
  })
  assert.ok(byRole('heading', 'Profile'))
})

test('a bound number is read in its two parts', () => {
  assert.equal(toMobileContact('+886 912345678'), { area: '886', account: '912345678' })
  assert.equal(toMobileContact('+886912345678'), { area: '886', account: '912345678' })
  assert.equal(toMobileContact('+1 415-555-0100'), { area: '1', account: '4155550100' })
  assert.is(toMobileContact('999'), null)
})

test.run()
