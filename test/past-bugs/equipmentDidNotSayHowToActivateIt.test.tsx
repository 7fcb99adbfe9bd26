import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AssetDetail } from '../../src/domain/asset'
import { ActivationNotice } from '../../src/screens/assetDetail/ActivationNotice'
import { AssetFacts } from '../../src/screens/assetDetail/AssetFacts'
import { user } from '../../src/state/session'
import { newAsset } from '../screens/support/asset'
import { addAllTexts, newUser } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole } from '../ui/page'

const test = suite('past bugs, equipment did not say how to activate it')
addAllTexts()
test.after.each(() => {
  cleanup()
  user.value = null
})

const show = (change: Partial<AssetDetail>) => {
  user.value = newUser({ userid: 'u1' })
  const card = { ...newAsset({ kind: 'equip' }), number: 'E-1', attributes: [], totalTraded: 0n, trades: [] }
  const asset = { ...card, auction: null, ...change }
  render(
    <>
      <AssetFacts asset={asset} />
      <ActivationNotice asset={asset} />
    </>,
  )
  return textOf(document.body)
}

test('its holder reads where it is activated, and is led there', () => {
  assert.match(show({ activated: false }), /Not activated.*Equipment is activated by the game/)
  assert.is(byRole('link', 'Activate it there').getAttribute('href'), '/collectibles?kind=artifact')
})

test('somebody else reads it, too, and is led nowhere', () => {
  assert.match(show({ activated: false, ownerId: 'u2' }), /Equipment is activated by the game/)
  assert.is(allByRole('link', 'Activate it there').length, 0)
})

test('equipment that is active, and what is activated on its own page, say nothing of it', () => {
  assert.not.match(show({ activated: true }), /activated by the game/)
  cleanup()
  assert.not.match(show({ kind: 'hero', activated: false }), /activated by the game/)
})

test.run()
