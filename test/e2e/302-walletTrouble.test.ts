import * as assert from 'uvu/assert'
import { Step } from '../../src/domain/journal'
import { setClockAhead } from '../kill/support/ahead'
import { control } from '../kill/support/bench'
import { node, replacePending } from '../kill/support/node'
import { until } from '../kill/support/until'
import { trayOf } from './pages/tray'
import { openPlay, type Play } from './support/moneyPlay'
import { suite } from './support/suite'

const test = suite('e2e/walletTrouble')

/** Waits until the transaction is sent and the page has read its nonce; blocks must be held back. */
async function waitForNonce(play: Play): Promise<void> {
  await until('the nonce', async () => {
    const { nonce, step } = await play.entry()
    return step === Step.sent && nonce !== null
  })
}

/** The card's status according to the provider. */
async function statusOf({ world, scene }: Play): Promise<number | undefined> {
  const rows = await world.provider.db.turn((tx) =>
    tx.all<{ status: number }>("SELECT status FROM assets WHERE collection = 'card' AND token_id = ?", [
      Number(scene.tokenId),
    ]),
  )
  return rows[0]?.status
}

test('P10: the wallet says that the player declined, although it sent: the sale comes back by itself', async () => {
  const play = await openPlay('sell', { send: 'rejectionAfterBroadcast' })
  await play.holdBlocksAtSend()
  await play.begin()
  await play.see('You declined in the wallet. Nothing was sent or paid; you can try again.')
  assert.is((await play.entry()).step, Step.dead)
  await play.world.chain.resume()
  await play.page.reload()
  await until('the effect', async () => (await play.entry()).step === Step.done)
  await play.end(true)
})

for (const [name, send, most] of [
  ['never answers, although it sent', 'hangAfterBroadcast', 1],
  ['answers with an error, although it sent', 'errorAfterBroadcast', 1],
  ['answers with something that is no hash', 'garbageHash', 1],
  ['sends it twice', 'twice', 2],
] as const) {
  test(`P12: the wallet ${name}: the effect is found by itself, once`, async () => {
    const play = await openPlay('sell', { send })
    await play.begin()
    if (send === 'errorAfterBroadcast') await play.see(/The wallet did not say whether it was sent/)
    await until('the effect', async () => (await play.entry()).step === Step.done)
    if (send !== 'errorAfterBroadcast') await play.seeDone()
    assert.is(await play.asks(), 1)
    await play.end(true, most)
  })
}

test('P12: the player speeds it up in the wallet: the page knows only the old hash, and finds the effect', async () => {
  const play = await openPlay('sell')
  await play.holdBlocksAtSend()
  await play.begin()
  await waitForNonce(play)
  await replacePending(play.world, (await play.entry()).id, 'spedUp')
  await play.world.chain.resume()
  await play.seeDone()
  assert.is(await play.asks(), 1)
  await play.end(true)
})

test('P12: the player cancels it in the wallet: the page says so, and the card is free again', async () => {
  const play = await openPlay('sell')
  await play.holdBlocksAtSend()
  await play.begin()
  await waitForNonce(play)
  await replacePending(play.world, (await play.entry()).id, 'cancelled')
  // Only blocks with others on top of them are final.
  await play.world.chain.mine(5)
  await play.see('On-chain failed: another transaction took its place. Nothing was paid for it.')
  await play.end(false)
})

test('P12: the network drops it: after ten minutes the player may say so, and sells it all the same', async () => {
  const play = await openPlay('sell')
  await play.holdBlocksAtSend()
  await play.begin()
  await waitForNonce(play)
  await node(play.world, 'anvil_dropAllTransactions')
  await play.world.chain.resume()
  const { id } = await play.entry()
  await setClockAhead(play.page, 700_000)
  await play.page.reload()
  const tray = trayOf(play.page)
  await tray.open()
  await tray.act('Nothing was sent').click()
  await tray.button.waitFor({ state: 'detached' })
  // After a quarter of an hour the provider forgets what it prepared for a sale that never came.
  await control(play, 'time', { seconds: 901 })
  await until('the card to be free', async () => (await statusOf(play)) === 0)
  await play.page.reload()
  await play.begin()
  await play.seeDone()
  assert.is.not((await play.entry()).id, id)
  await play.end(true)
})

test('it is mined and fails: the page says so, nothing changed hands, and a second try works', async () => {
  const play = await openPlay('sell', { send: 'outOfGas' })
  await play.begin()
  await play.see('The transaction failed on the chain. Only the network fee was spent.')
  const { id, step } = await play.entry()
  assert.is(step, Step.dead)
  await play.useQuirks({})
  await play.page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await play.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sell for/ })
    .click()
  await play.seeDone()
  assert.is.not((await play.entry()).id, id)
  await play.end(true)
})

test('P10: the node refuses the fee: the wallet is asked once, and nothing is sent behind the player’s back', async () => {
  const play = await openPlay('sell', { send: 'node32000' })
  await play.begin()
  await play.see(/The wallet did not say whether it was sent/)
  assert.is(await play.asks(), 1)
  assert.is((await play.entry()).step, Step.asked)
  const dialog = play.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'No, I did not' }).click()
  await play.see('You said that nothing was sent. If it was after all, it goes on by itself.')
  await play.end(false, 0)
})

/** Bob's card, with the wallet asking for the exact amount. */
async function openAtAllowance(): Promise<Play> {
  const play = await openPlay('buy')
  await play.wallet((wallet) => wallet.approveEverything(false))
  await play.begin()
  await until('the question', () => play.wallet((wallet) => wallet.question()?.kind === 'send'))
  return play
}

test('P6: another account is chosen in the wallet midway: nothing more is asked under it, and the way back goes on', async () => {
  const play = await openAtAllowance()
  await play.wallet((wallet) => wallet.useAccount('bob'))
  await play.wallet((wallet) => wallet.answer(true))
  await play.see('The wallet is on another account than the one you are logged in with.')
  assert.ok((await play.entry()).step < Step.asked, 'the wallet was not asked for the purchase')
  assert.is(await play.asks(), 1, 'for the allowance alone')
  await play.wallet((wallet) => wallet.useAccount('alice'))
  await play.wallet((wallet) => wallet.approveEverything(true))
  await play.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await play.page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await play.seeDone()
  await play.end(true)
})

test('P5: another network is chosen in the wallet midway: the page offers to switch back, and goes on', async () => {
  const play = await openAtAllowance()
  await play.wallet((wallet) => wallet.answer(true))
  await play.wallet((wallet) => wallet.useChain(56))
  await play.see('The wallet is on another network. Switch it to Sandbox and try again.')
  assert.ok((await play.entry()).step < Step.asked, 'the wallet was not asked for the purchase')
  await play.wallet((wallet) => wallet.approveEverything(true))
  await play.page.getByRole('dialog').getByRole('button', { name: 'Switch to Sandbox' }).click()
  await play.seeDone()
  await play.end(true)
})

test('the amount is lowered in the wallet: the purchase is not asked for, and is made once it is allowed', async () => {
  const play = await openPlay('buy', { send: 'approvalEdited' })
  await play.begin()
  await play.see('The amount was lowered in the wallet, so it does not cover the price. Allow the full amount.')
  assert.is(await play.asks(), 1)
  await play.useQuirks({})
  const dialog = play.page.getByRole('dialog')
  // The player chose the amount: this entry has ended, and another try starts at the review.
  assert.is((await play.entry()).step, Step.dead)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: /^Buy for/ }).click()
  await play.seeDone()
  await play.end(true)
})

test('the wallet is locked: nothing is sent, and once it is open the sale goes on', async () => {
  const play = await openPlay('sell')
  await play.page.getByRole('main').getByRole('button', { name: 'Sell', exact: true }).waitFor()
  await play.useQuirks({ accounts: { locked: true } })
  await play.begin()
  await play.see('The wallet is locked. Unlock it and try again.')
  assert.is((await play.entry()).step, Step.intent)
  assert.is(await play.asks(), 0)
  await play.useQuirks({})
  await play.page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await play.seeDone()
  await play.end(true)
})

test('P1: the wallet comes late into the page: the sale waits for it', async () => {
  const play = await openPlay('sell', { inject: { delayMs: 2500, initializedEvent: false, announce: 'none' } })
  await play.begin()
  await play.seeDone()
  assert.is(await play.asks(), 1)
  await play.end(true)
})

test.run()
