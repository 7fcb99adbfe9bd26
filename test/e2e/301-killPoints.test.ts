import { runCell } from '../kill/support/cell'
import { CELLS } from '../kill/support/cells'
import { priceFrom } from '../kill/support/random'
import { openStage } from './support/stage'
import { suite } from './support/suite'

const test = suite('e2e/killPoints')

/**
 * Together with 300: every kill point once and every kind of action once; `npm run test:kill` takes each kind to each
 * point.
 */
const CHOSEN = [
  'sell:0',
  'claim:1',
  'cancel:2',
  'mint:3',
  'deposit:4',
  'auctionStart:5',
  'priceChange:7',
  'takeOff:7b',
  'auctionWithdraw:8',
  'payout:9',
  'hatch:9',
  'activateAccount:12',
  'deposit:11',
  'sell:12b',
  'takeOff:12c',
  'priceChange:13',
  'activateHero:14',
  'activateDragon:15',
  'deposit:16',
  'buy:17',
  'claim:18',
]

for (const chosen of CHOSEN) {
  const cell = CELLS.find(({ name }) => name === chosen)
  test(`P13: the page dies at ${chosen}: it goes on where it was, and happens once or never`, async () => {
    if (!cell) throw new Error(`there is no cell ${chosen}`)
    await runCell(await openStage(), cell.kind, cell.point, priceFrom(1, chosen))
  })
}

test.run()
