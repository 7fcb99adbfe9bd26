import * as assert from 'uvu/assert'
import { Step } from '../../src/domain/journal'
import { setClockAhead } from '../kill/support/ahead'
import { sendAsked } from '../kill/support/node'
import { until } from '../kill/support/until'
import type { TransactionRequest } from '../sandbox/wallet/world'
import { trayOf } from './pages/tray'
import { openPlay, type Play } from './support/moneyPlay'
import { suite } from './support/suite'

const test = suite('e2e/askedAndReloaded')

/** Longer than a wallet's prompt can be open. */
const AHEAD_MS = 130_000
const APPROVE = '0x095ea7b3'

/** The page is loaded again while the wallet asks for the action itself. */
async function reloadAtPrompt(name: string): Promise<{ play: Play; asked: TransactionRequest }> {
  const play = await openPlay(name)
  await play.wallet((wallet) => wallet.approveEverything(false))
  await play.begin()
  const asked = await until('the question', async () => {
    const question = await play.wallet((wallet) => wallet.question())
    if (question?.kind !== 'send') return null
    if (!question.transaction.data?.startsWith(APPROVE)) return question.transaction
    await play.wallet((wallet) => wallet.answer(true))
    return null
  })
  await play.page.reload()
  return { play, asked }
}

test('a reload asks whether it was confirmed, with two buttons at once; “No” counts down while the prompt may be open', async () => {
  const { play } = await reloadAtPrompt('sell')
  const tray = trayOf(play.page)
  await tray.button.getByText('Did you confirm?').waitFor()
  await tray.open()
  const question = tray.sheet.getByRole('region', { name: 'Did you confirm in the wallet?' })
  assert.is(await question.getByRole('button', { name: 'Yes, I confirmed' }).isEnabled(), true)
  assert.is(await question.getByRole('button', { name: 'No, I did not' }).isEnabled(), false)
  await question.getByText(/“No” can be chosen in 0?[12]:\d\d/).waitFor()
  await play.context.close()
})

for (const name of ['sell', 'topUp', 'bid'] as const) {
  test(`“No” after a reload, ${name}: the amount is still there, one tap asks the wallet again, and it happens once`, async () => {
    const { play, asked } = await reloadAtPrompt(name)
    const { page } = play
    const { id } = await play.entry()
    await setClockAhead(page, AHEAD_MS)
    // Where the page's address opens a sheet, the player comes back by another.
    await page.goto(play.world.url + (play.kind.pathAfter ?? play.scene.path))
    const tray = trayOf(page)
    await tray.open()
    await tray.act('No, I did not').click()
    await play.see('You said that nothing was sent. If it was after all, it goes on by itself.')
    assert.is(await page.getByText(/declined/).count(), 0)
    const sheet = page.getByRole('dialog').first()
    const amount = name === 'bid' ? '11.1' : play.scene.price
    assert.is(await sheet.getByRole('textbox').first().inputValue(), amount)
    assert.is((await play.entry()).error, 'givenUp')
    await play.wallet((wallet) => wallet.approveEverything(true))
    await sheet.getByRole('button', { name: play.kind.confirm }).click()
    await play.seeDone()
    assert.is.not((await play.entry()).id, id)
    // The old prompt is confirmed after all: the chain refuses it.
    await sendAsked(play.world, asked)
    await play.end(true)
  })
}

test('“Yes” after a reload: it is watched, and goes on by itself when the wallet’s transaction lands', async () => {
  const { play, asked } = await reloadAtPrompt('sell')
  const tray = trayOf(play.page)
  await tray.open()
  await tray.act('Yes, I confirmed').click()
  await play.see(/^We are looking for it on the chain/)
  assert.is((await play.entry()).step, Step.asked)
  await tray.act('Show').click()
  const sheet = play.page.getByRole('dialog', { name: 'Sell on the market' })
  await sheet.getByText(/^We are looking for it on the chain/).waitFor()
  await sendAsked(play.world, asked)
  await play.seeDone()
  await play.end(true)
})

test.run()
