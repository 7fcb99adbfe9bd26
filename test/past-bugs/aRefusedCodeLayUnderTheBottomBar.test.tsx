import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import setting from '../../i18n/en/setting.json'
import { addTexts } from '../../src/i18n'
import { FundPasswordForm } from '../../src/screens/setting/FundPasswordForm'
import { user } from '../../src/state/session'
import { addAllTexts, answerPuzzle, fakeProvider, newUser, settle } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { byRole, tap, type } from '../ui/page'

const test = suite('past bugs, a refused code lay under the bottom bar')
addAllTexts()
addTexts('en', 'setting', setting)

let shown: string[] = []
const { scrollIntoView } = Element.prototype
test.before.each(() => {
  shown = []
  user.value = newUser({ mobile: '+886 912345678' })
  Element.prototype.scrollIntoView = function () {
    shown.push(textOf(this))
  }
})
test.after.each(() => {
  cleanup()
  user.value = null
  Element.prototype.scrollIntoView = scrollIntoView
})

const refuse = () => new Response('{"code":1999,"msg":"Refused"}')
const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement

test('a code that is not sent, and one that is not accepted, scroll their words into view', async () => {
  fakeProvider({ '/api/user/send_code': refuse, '/api/user/paypwd': refuse })
  render(<FundPasswordForm onDone={() => {}} />)
  tap(byRole('button', 'Send code'))
  await answerPuzzle()
  assert.equal(shown, ['Refused'])
  type(field('password'), 'new-fund-password')
  type(field('again'), 'new-fund-password')
  type(field('code'), '123456')
  tap(byRole('button', 'Save'))
  await settle()
  assert.equal(shown, ['Refused', 'Refused'])
})

test.run()
