import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import signIn from '../../i18n/en/signIn.json'
import { addTexts } from '../../src/i18n'
import LoginFoot from '../../src/screens/login/LoginFoot'
import { until } from '../screens/support/until'
import { settle } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole } from '../ui/page'

const test = suite('past bugs, the login did not say why it was asked')
addTexts('en', 'signIn', signIn)
test.after.each(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const pageText = () => textOf(document.body)

for (const [wanted, words] of [
  ['/cardDetail?id=12', 'back at the NFT.'],
  ['/gun/equip/eq1', 'back at the NFT.'],
  ['/legion', 'back at the page that you wanted'],
] as const) {
  test(`a visitor who wanted ${wanted} is told so`, async () => {
    history.replaceState({ wantedPath: wanted }, '', '/login')
    render(<LoginFoot />)
    await until(() => pageText().includes(words))
  })
}

test('who came to log in is told nothing', async () => {
  history.replaceState(null, '', '/login')
  render(<LoginFoot />)
  await settle()
  assert.is(allByRole('status').length, 0)
})

test.run()
