import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AssetTile } from '../../src/ui/art/AssetTile'
import { Foil } from '../../src/ui/art/Foil'
import type { GradeBand } from '../../src/ui/art/gradeBand'
import { DonePicture } from '../../src/ui/money/DonePicture'
import { newAsset } from '../screens/support/asset'
import { cleanup, render } from '../support/render'

const test = suite('ui/Foil')
test.after.each(cleanup)

const foils = () => document.querySelectorAll('[data-part=foil]').length

test('only a legend has the light', () => {
  for (const band of [1, 2, 3, 4, 5] satisfies GradeBand[]) {
    render(<Foil band={band} />)
    assert.is(foils(), band === 5 ? 1 : 0)
    cleanup()
  }
})

test('a legend that was won has it, one in a list has none', () => {
  render(<DonePicture asset={newAsset({ grade: 24 })} />)
  assert.is(foils(), 1)
  cleanup()
  render(
    <AssetTile href="/" picture="/a.svg" name="A" words="B" band={5} grade="Legend 24" stars={1} starsLabel="1 star" />,
  )
  assert.is(foils(), 0)
})

test.run()
