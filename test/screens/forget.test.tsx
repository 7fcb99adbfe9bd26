import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import Forget from '../../src/screens/forget/Forget'
import { overlay } from '../../src/state/overlay'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap, type } from '../ui/page'
import { addAllTexts, answerPuzzle, change, fakeProvider, settle } from './support/world'

const test = suite('screens/forget')
addAllTexts()
test.after.each(cleanup)

const SEND = '/api/user/send_code'
const RESET = '/api/user/forget/reset'
/** Notes what was sent, and answers with nothing. */
const keep = (bodies: unknown[], body: unknown) => {
  bodies.push(body)
  return null
}
const alerts = () => allByRole('alert').map((alert) => alert.textContent)
const chooseArea = (code: string) =>
  change(() => {
    const select = byRole('combobox', 'Area code') as HTMLSelectElement
    select.value = code
    select.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a code needs an account first', async () => {
  const asked = fakeProvider({ [SEND]: null })
  render(<Forget />)
  chooseArea('')
  type(byRole('textbox', 'Mobile number'), '12')
  tap(byRole('button', 'Send code'))
  await settle()
  assert.equal(alerts(), ['Select the area code.', 'Mobile number: format error.'])
  assert.equal(asked, [])
})

test('a code is sent to the number, and the next one has to wait', async () => {
  const bodies: unknown[] = []
  fakeProvider({ [SEND]: (_: URL, body: unknown) => keep(bodies, body) })
  render(<Forget />)
  chooseArea('886')
  type(byRole('textbox', 'Mobile number'), '0912 345 678')
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.equal(bodies, [{ purpose: 'forget', area: '886', account: '912345678' }])
  assert.ok((byRole('button', 'Again in 60 s') as HTMLButtonElement).disabled)
  assert.match(document.body.textContent ?? '', /on its way by text message/)
})

test('what comes next shines, and nothing else: first the code, then the reset', async () => {
  fakeProvider({ [SEND]: null })
  render(<Forget />)
  const shining = () =>
    allByRole('button')
      .filter((each) => each.dataset.kind === 'primary')
      .map((each) => each.textContent)
  assert.equal(shining(), ['Send code'])
  chooseArea('886')
  type(byRole('textbox', 'Mobile number'), '0912 345 678')
  assert.equal(shining(), ['Send code'])
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.equal(shining(), ['Reset the password'])
})

const names = (role: string) => allByRole(role).map((each) => each.textContent)

test('the code and the reset are there once a code was sent, and the code can be typed at once', async () => {
  fakeProvider({ [SEND]: null })
  render(<Forget />)
  assert.equal(names('button'), ['Send code', 'I have a code'])
  tap(byRole('tab', 'E-mail'))
  assert.is(allByRole('textbox').length, 1)
  type(byRole('textbox', 'E-mail address'), 'alice@example.org')
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.equal(names('button'), ['Again in 60 s', 'Reset the password'])
  assert.is(document.activeElement, byRole('textbox', 'Code'))
})

test('that a code is on its way is said of the account that it was sent to, and of no other', async () => {
  fakeProvider({ [SEND]: null })
  render(<Forget />)
  tap(byRole('tab', 'E-mail'))
  type(byRole('textbox', 'E-mail address'), 'alice@example.org')
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  const said = () => /on its way/.test(document.body.textContent ?? '')
  assert.ok(said())
  tap(byRole('tab', 'Mobile number'))
  assert.not(said())
  tap(byRole('tab', 'E-mail'))
  assert.ok(said())
  type(byRole('textbox', 'E-mail address'), 'bob@example.org')
  assert.not(said())
})

test('a refusal is said in words, and another code can be asked for', async () => {
  fakeProvider({ [SEND]: () => new Response('{"code":429,"msg":"x"}', { headers: { 'retry-after': '60' } }) })
  render(<Forget />)
  tap(byRole('tab', 'E-mail'))
  type(byRole('textbox', 'E-mail address'), 'alice@example.org')
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.equal(alerts(), ['Too many requests. Wait a moment and try again.'])
  assert.not((byRole('button', 'Send code') as HTMLButtonElement).disabled)
})

test('without the puzzle no code is sent, and it can be tried again', async () => {
  const asked = fakeProvider({ [SEND]: null })
  render(<Forget />)
  tap(byRole('tab', 'E-mail'))
  type(byRole('textbox', 'E-mail address'), 'alice@example.org')
  tap(byRole('button', 'Send code'))
  assert.is(overlay.value, 'puzzle')
  await answerPuzzle(false)
  assert.equal(alerts(), ['Please solve the puzzle first.'])
  assert.equal(asked, [])
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.equal(asked, [`POST ${SEND}`])
})

test('without a code nothing is reset', async () => {
  const asked = fakeProvider({ [RESET]: null })
  render(<Forget />)
  tap(byRole('tab', 'E-mail'))
  type(byRole('textbox', 'E-mail address'), 'alice@example.org')
  tap(byRole('button', 'I have a code'))
  tap(byRole('button', 'Reset the password'))
  await settle()
  assert.equal(alerts(), ['Please enter the code from the message.'])
  assert.equal(asked, [])
})

test('the end says that a default password was set, and not which', async () => {
  const bodies: unknown[] = []
  fakeProvider({ [RESET]: (_: URL, body: unknown) => keep(bodies, body) })
  render(<Forget />)
  tap(byRole('tab', 'E-mail'))
  type(byRole('textbox', 'E-mail address'), ' alice@example.org ')
  tap(byRole('button', 'I have a code'))
  type(byRole('textbox', 'Code'), '123456')
  tap(byRole('button', 'Reset the password'))
  await settle()
  assert.equal(bodies, [{ account: 'alice@example.org', code: '123456' }])
  assert.ok(byRole('heading', 'Your password was reset'))
  assert.match(document.body.textContent ?? '', /default password/)
  assert.is(byRole('link', 'Back to the login').getAttribute('href'), '/login')
})

test('a wrong code leaves the form as it was', async () => {
  fakeProvider({ [RESET]: () => new Response('{"code":1106,"msg":"The code is wrong"}') })
  render(<Forget />)
  tap(byRole('tab', 'E-mail'))
  type(byRole('textbox', 'E-mail address'), 'alice@example.org')
  tap(byRole('button', 'I have a code'))
  type(byRole('textbox', 'Code'), '123456')
  tap(byRole('button', 'Reset the password'))
  await settle()
  assert.equal(alerts(), ['The code is wrong'])
  assert.is((byRole('textbox', 'Code') as HTMLInputElement).value, '123456')
})

test.run()
