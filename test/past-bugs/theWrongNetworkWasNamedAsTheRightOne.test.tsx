import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppError } from '../../src/errors'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { flow } from '../../src/state/flow'
import { token } from '../../src/state/session'
import { newAsset } from '../screens/support/asset'
import { addAllTexts, fakeProvider } from '../screens/support/world'
import { render } from '../support/render'
import { byRole } from '../ui/page'

const test = suite('past bugs, the wrong network was named as the right one')
addAllTexts()

test('the wrong network is said with the right one’s name, and offers the switch', () => {
  token.value = 't'
  fakeProvider({})
  const error = new AppError('wrongChain')
  flow.value = { kind: 'sell', asset: newAsset(), stage: 'failed', entryId: null, error }
  render(<MoneySheet />)
  assert.match(byRole('dialog').textContent ?? '', /Switch it to Sandbox and try again/)
  assert.ok(byRole('button', 'Switch to Sandbox'))
})

test.run()
