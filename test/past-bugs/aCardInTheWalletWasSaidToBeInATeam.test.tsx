import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { AssetDetail, Place } from '../../src/domain/asset'
import { OwnStatus } from '../../src/screens/account/OwnStatus'
import { AssetHead } from '../../src/screens/assetDetail/AssetHead'
import { newAsset } from '../screens/support/asset'
import { addAllTexts } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'

const test = suite('past bugs, a card in the wallet was said to be in a team')
addAllTexts()
test.after.each(cleanup)

/** The fields that only its own page shows. */
const REST: Omit<AssetDetail, keyof ReturnType<typeof newAsset>> = {
  number: '1',
  attributes: [],
  totalTraded: 0n,
  trades: [],
  auction: null,
}
const expected: Record<Place, RegExp> = { game: /In team/, wallet: /Idle/, contract: /Idle/ }
for (const place of ['game', 'wallet', 'contract'] as const) {
  test(`${place}: on the tile and on the page`, () => {
    render(<OwnStatus asset={newAsset({ status: 'inTeam', place })} />)
    assert.match(textOf(document.body), expected[place])
    cleanup()
    render(<AssetHead asset={{ ...newAsset({ status: 'inTeam', place }), ...REST }} />)
    assert.match(textOf(document.body), expected[place])
  })
}

test.run()
