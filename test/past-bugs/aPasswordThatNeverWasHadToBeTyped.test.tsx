import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import setting from '../../i18n/en/setting.json'
import { addTexts } from '../../src/i18n'
import { Settings } from '../../src/screens/setting/Settings'
import { user } from '../../src/state/session'
import { addAllTexts, newUser } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'

const test = suite('past bugs, a password that never was had to be typed')
addAllTexts()
addTexts('en', 'setting', setting)
test.after.each(() => {
  cleanup()
  user.value = null
})

const openPassword = (hasLoginPassword: boolean | null) => {
  const player = newUser({ mobile: '+886 912345678', hasLoginPassword })
  user.value = player
  render(<Settings player={player} />)
  const row = byRole('region', 'Login password')
  const told = textOf(row)
  tap(row.querySelector('button') as HTMLElement)
  return told
}
const hasField = (name: string) => document.querySelector(`input[name=${name}]`) !== null

test('who logs in by wallet alone sets a first password by a code, and is asked for no old one', () => {
  assert.match(openPassword(false), /Not set/)
  assert.not(hasField('old'))
  assert.ok(hasField('code'))
  assert.is(allByRole('radio').length, 1, 'only where the code goes is chosen')
})

test('where nobody knows, the code comes first and the old password stays possible', () => {
  openPassword(null)
  assert.not(hasField('old'))
  assert.is(allByRole('radio').length, 3)
})

test('who has one is asked for it', () => {
  assert.match(openPassword(true), /••••••/)
  assert.ok(hasField('old'))
})

test.run()
