import * as assert from 'uvu/assert'
import { shortAddress } from '../../src/domain/address'
import { addressOf, behind } from './support/behind'
import { openPlay, type Play } from './support/moneyPlay'
import { suite } from './support/suite'

const test = suite('e2e/staleActions')

/** The page shows the asset as it was; then something happens to it behind the page. */
async function openOld(name: string, happen: (world: ReturnType<typeof behind>) => Promise<unknown>): Promise<Play> {
  const play = await openPlay(name)
  await play.page
    .getByRole('main')
    .getByRole('button', { name: play.kind.button ?? '', exact: true })
    .waitFor()
  await happen(behind(play.world, play.scene.tokenId))
  await play.begin()
  return play
}

const nameOf = (name: 'bob' | 'carol') => shortAddress(addressOf(name).toLowerCase())
const sheetOf = ({ page }: Play) => page.getByRole('dialog').first()
const actionOf = ({ page }: Play, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the seller ends an auction that somebody has bid on: sold to whom, for what, and what was received', async () => {
  const play = await openOld('takeOff', ({ bid }) => bid('bob', '10', '11.1'))
  await play.see(`Sold to ${nameOf('bob')} for 11.1 MDS. You received 10.656 MDS.`)
  const sheet = sheetOf(play)
  assert.is(await sheet.getByRole('button', { name: 'Try again' }).count(), 0)
  assert.is(await sheet.getByText('This belongs to another player').count(), 0)
  assert.is(await play.asks(), 0)
  await sheet.getByRole('link', { name: 'My assets' }).waitFor()
  await sheet.getByRole('link', { name: 'See the activity' }).click()
  await play.page.waitForURL('**/activity')
  await play.page.getByText('10.656').first().waitFor()
  await play.context.close()
})

test('after that the page behind the sheet shows what can be done now', async () => {
  const play = await openOld('takeOff', ({ bid }) => bid('bob', '10', '11.1'))
  await play.see(/^Sold to/)
  await sheetOf(play).getByRole('button', { name: 'Close' }).first().click()
  await actionOf(play, 'Bid').waitFor()
  assert.is(await actionOf(play, 'End the auction').count(), 0)
  await play.context.close()
})

test('a buyer is too late: who has it for what, nothing was paid, and the way to other offers', async () => {
  const play = await openOld('buy', ({ buy }) => buy('carol', '12.5'))
  await play.see(`${nameOf('carol')} was faster and has it for 12.5 MDS. You paid nothing for it.`)
  assert.is(await sheetOf(play).getByRole('button', { name: 'Try again' }).count(), 0)
  assert.is(await play.asks(), 0)
  await sheetOf(play).getByRole('link', { name: 'Other offers' }).click()
  await play.page.waitForURL('**/marketplace')
  await play.context.close()
})

test('a bid on a price that moved: the new lowest bid is one tap away, and is paid once', async () => {
  const play = await openOld('bid', ({ bid }) => bid('carol', '10', '11.1'))
  await play.see('The price has changed from 10 MDS to 11.1 MDS. The lowest bid is 12.321 MDS.')
  await sheetOf(play).getByRole('button', { name: 'See the price now' }).click()
  await sheetOf(play).getByRole('button', { name: 'Bid 12.4 MDS' }).click()
  await play.seeDone()
  await play.end(true)
})

test('an auction that its owner has ended elsewhere leads to the withdrawal', async () => {
  const play = await openOld('priceChange', ({ takeOff }) => takeOff('alice'))
  await play.see('Its auction has ended. It waits in the 111 protocol until you take it back.')
  await sheetOf(play).getByRole('button', { name: 'Take back from the protocol' }).click()
  await sheetOf(play).getByRole('button', { name: 'Take back to the wallet' }).click()
  await play.see('It is back in your wallet.')
  await play.context.close()
})

test('an offer that its owner has taken back: the buyer is told, and pays nothing', async () => {
  const play = await openOld('buy', ({ cancel }) => cancel('bob'))
  await play.see('It is no longer on offer. You paid nothing for it.')
  assert.is(await play.asks(), 0)
  await play.context.close()
})

test('a card that was deposited elsewhere cannot be sold: it is in the game', async () => {
  const play = await openOld('sell', ({ deposit }) => deposit('alice'))
  await play.see('It is in the game now.')
  await sheetOf(play).getByRole('button', { name: 'Claim to the wallet' }).click()
  await sheetOf(play).getByRole('button', { name: 'Claim to the wallet' }).waitFor()
  await play.context.close()
})

test.run()
