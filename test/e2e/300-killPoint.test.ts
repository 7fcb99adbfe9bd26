import { runCell } from '../kill/support/cell'
import { CELLS } from '../kill/support/cells'
import { priceFrom } from '../kill/support/random'
import { openStage } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/killPoint')

/** The two that would cost most if they went wrong: the wallet is about to be asked; the transaction is sent. */
const CHOSEN = ['bid:6', 'topUp:10']

for (const chosen of CHOSEN) {
  const cell = CELLS.find(({ name }) => name === chosen)
  test(`P13: the page dies at ${chosen}: it goes on where it was, and happens once or never`, async () => {
    if (!cell) throw new Error(`there is no cell ${chosen}`)
    await runCell(await openStage(), cell.kind, cell.point, priceFrom(1, chosen))
  })
}

test.run()
