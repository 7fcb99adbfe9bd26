import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import login from '../../i18n/en/login.json'
import signIn from '../../i18n/en/signIn.json'
import { addTexts } from '../../src/i18n'
import { Login } from '../../src/screens/login/Login'
import { loginStage } from '../../src/state/session'
import { writeItem } from '../../src/storage/settings'
import { addAllTexts, answerPuzzle, fakeProvider, settle, until } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'

const test = suite('past bugs, an invite code could not be typed')
addAllTexts()
addTexts('en', 'login', login)
addTexts('en', 'signIn', signIn)
test.after.each(() => {
  cleanup()
  writeItem('inviteCode', null)
})

const isThere = (name: string) => allByRole('button', name).length > 0

test('a typed code is told before any login begins, and goes along with number and password', async () => {
  let sent: unknown
  fakeProvider({
    '/api/auth/login/email': (_: URL, body: unknown) => {
      sent = body
      return { token: 't' }
    },
  })
  render(<Login />)
  await until(() => isThere(signIn.inviteCode))
  tap(byRole('button', signIn.inviteCode))
  type(byRole('textbox', signIn.inviteCode), ' ALICE42 ')
  tap(byRole('button', signIn.inviteKeep))
  await until(() => textOf(document.body).includes(signIn.invite.replace('{{code}}', 'ALICE42')))
  assert.is(loginStage.value, 'idle')
  tap(byRole('button', 'Log in with mobile'))
  await until(() => isThere('Log in'))
  type(byRole('combobox', 'Area code'), '886')
  type(byRole('textbox', 'Mobile number'), '912345678')
  const password = document.querySelector<HTMLElement>('input[name=password]')
  assert.ok(password)
  type(password, 'alice-pass-1')
  tap(byRole('button', 'Log in'))
  await import('../../src/actions/session/logInByPassword')
  await settle()
  await answerPuzzle()
  await until(() => sent !== undefined)
  assert.is((sent as Record<string, unknown>).invite_code, 'ALICE42')
})

test('a code of the address stands there as well', async () => {
  writeItem('inviteCode', 'BOB7')
  render(<Login />)
  await until(() => textOf(document.body).includes(signIn.invite.replace('{{code}}', 'BOB7')))
  assert.is(loginStage.value, 'idle')
})

test.run()
