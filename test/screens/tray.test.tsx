import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type JournalEntry, Step } from '../../src/domain/journal'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import Tray from '../../src/screens/money/tray/Tray'
import { ownAssets } from '../../src/state/assets'
import { confirmedByWord } from '../../src/state/confirmedByWord'
import { flow } from '../../src/state/flow'
import { isTrayOpen } from '../../src/state/isTrayOpen'
import { journal, unreadableEntries } from '../../src/state/journal'
import { user } from '../../src/state/session'
import { settings } from '../../src/state/site'
import { toasts } from '../../src/state/toasts'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { newAsset } from './support/asset'
import { addAllTexts, change, newUser, until } from './support/world'

const test = suite('screens/tray')
addAllTexts()
user.value = newUser()

test.after.each(() => {
  cleanup()
  isTrayOpen.value = false
  journal.value = []
  unreadableEntries.value = []
  settings.value = {}
  toasts.value = []
  flow.value = null
})

const show = (...entries: JournalEntry[]) => {
  journal.value = entries
  isTrayOpen.value = true
  render(<Tray />)
}
const rows = () => allByRole('listitem').map((row) => textOf(row))

test('no button while nothing is under way', () => {
  journal.value = [newEntry({ step: Step.done })]
  render(<Tray />)
  assert.is(document.body.textContent, '')
})

test('the button counts, and opens the list', () => {
  journal.value = [newEntry({ step: Step.sent }), newEntry({ step: Step.mined }), newEntry({ step: Step.dead })]
  render(<Tray />)
  tap(byRole('button', 'In progress: 2'))
  assert.ok(byRole('dialog', 'In progress'))
  assert.is(rows().length, 3)
})

test('an entry says what, where it stands, since when and how long the chain and the game took', () => {
  ownAssets.value = { data: { items: [newAsset({ id: '77' })], next: null }, busy: false, error: null }
  const payload = { assetId: '77', tokenId: '128', collection: 'card', price: '5000000000000000000' } as const
  const times = { 0: 1, [Step.asked]: 1000, [Step.sent]: 4000, [Step.mined]: 25_000, [Step.done]: 43_000 }
  show(newEntry({ step: Step.sent, payload }), newEntry({ step: Step.done, times, payload: { tokenId: '9' } }))
  assert.match(rows()[0] ?? '', /Sell Ashen Warden.*Sale confirming.*for 5 MDS · Since .* · usually about 0:21/)
  assert.match(rows()[1] ?? '', /Sell No\. 9.*Done.*Ended .* · Chain: 0:21 · Game: 0:18/)
})

test('the name it was written down with does for an asset that was not read', () => {
  show(newEntry({ kind: 'buy', step: Step.sent, payload: { tokenId: '9', assetId: 'x', name: 'Frostfang' } }))
  assert.match(rows()[0] ?? '', /Buy Frostfang.*Going on-chain/)
})

test('what the wallet was not asked for can be continued or discarded', async () => {
  show(newEntry({ step: Step.ready }))
  assert.match(rows()[0] ?? '', /To be continued.*Not sent yet/)
  assert.ok(byRole('button', 'Discard'))
  tap(byRole('button', 'Continue'))
  assert.not(isTrayOpen.value, 'the action’s own sheet takes the list’s place')
  await until(() => flow.value?.stage === 'checking')
})

test('what was sent can only be looked at', () => {
  show(newEntry({ step: Step.sent, hash: '0xab', times: { 0: 1, [Step.asked]: Date.now(), [Step.sent]: Date.now() } }))
  assert.is(allByRole('button', 'Discard').length, 0)
  assert.is(allByRole('button', 'Nothing was sent').length, 0)
  assert.ok(byRole('button', 'Show'))
})

test('a silent wallet: the player is asked, and may say no once its prompt must be closed', () => {
  show(newEntry({ step: Step.asked, times: { 0: 1, [Step.asked]: Date.now() - 130_000 } }))
  assert.match(rows()[0] ?? '', /Check your wallet/)
  assert.match(byRole('button', 'In progress: 1. Did you confirm?').textContent ?? '', /Did you confirm\?/)
  assert.ok(byRole('region', 'Did you confirm in the wallet?'))
  assert.not((byRole('button', 'No, I did not') as HTMLButtonElement).disabled)
})

test('a prompt that may be open: both answers are there, and "No" counts down', () => {
  show(newEntry({ step: Step.asked, times: { 0: 1, [Step.asked]: Date.now() - 30_000 } }))
  assert.ok((byRole('button', 'No, I did not') as HTMLButtonElement).disabled)
  assert.match(rows()[0] ?? '', /“No” can be chosen in 0?1:(30|31)\. Until then/)
  assert.not((byRole('button', 'Yes, I confirmed') as HTMLButtonElement).disabled)
})

test('"Yes" says that it is looked for, and leaves "No" as a way back', async () => {
  const entry = newEntry({ step: Step.asked, times: { 0: 1, [Step.asked]: Date.now() - 130_000 } })
  show(entry)
  tap(byRole('button', 'Yes, I confirmed'))
  await until(() => /We are looking for it on the chain/.test(rows()[0] ?? ''))
  assert.is(allByRole('button', 'Yes, I confirmed').length, 0)
  assert.ok(byRole('button', 'No, I did not'))
  confirmedByWord.value = []
})

test('failures are told with their reason', () => {
  show(
    newEntry({ step: Step.mined, tries: 4 }),
    newEntry({ step: Step.dead, error: 'transactionFailed' }),
    newEntry({ step: Step.dead, error: 'insufficient' }),
    newEntry({ step: Step.dead, error: 'api' }),
    newEntry({ step: Step.dead, error: 'rejected' }),
  )
  const [sync = '', chain = '', short = '', refused = '', dropped = ''] = rows()
  assert.match(sync, /Sync failed, trying again.*safe on the chain/)
  assert.match(chain, /On-chain failed/)
  assert.match(short, /Not carried out.*Insufficient available MDS balance/)
  assert.match(refused, /The game refused it/)
  assert.match(dropped, /dropped before anything was sent/)
})

test('the list stays when the last entry ends, and says that nothing is under way', () => {
  const entry = newEntry({ step: Step.mined })
  show(entry)
  change(() => {
    journal.value = [{ ...entry, step: Step.done }]
  })
  assert.ok(byRole('heading', 'Nothing is in progress'))
  tap(byRole('button', 'Close'))
  assert.is(allByRole('dialog').length, 0)
})

const STRANGE = { ...newEntry({ step: Step.sent }), version: 9 }

test('what cannot be read is shown with its id and the way to the support, and counts as waiting for the player', async () => {
  unreadableEntries.value = [STRANGE, 'torn']
  settings.value = { telegram_url: 'javascript:alert(1)', website_url: 'https://dragon.example/' }
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  render(<Tray />)
  tap(byRole('button', 'In progress: 2'))
  const [known = '', torn = ''] = rows()
  assert.ok(known.includes(STRANGE.id))
  assert.match(known, /Unknown action.*Contact support.*kept as it is and nothing is done with it/)
  assert.match(torn, /Unknown action/)
  const links = allByRole('link', 'Support').map((link) => link.getAttribute('href'))
  assert.equal(links, ['https://dragon.example/', 'https://dragon.example/'], 'only an https address is a link')
  tap(byRole('button', 'Copy the id'))
  await until(() => toasts.value.length > 0)
  assert.equal([copied, toasts.value[0]?.text], [[STRANGE.id], 'frame.copied'])
  assert.is(allByRole('button', 'Discard').length + allByRole('button', 'Nothing was sent').length, 0)
})

test('of another player’s entry nothing is shown', () => {
  unreadableEntries.value = [{ ...STRANGE, userid: 'somebody' }]
  render(<Tray />)
  assert.is(document.body.textContent, '')
})

test('every kind has a name', () => {
  show(...MONEY_KINDS.map((kind) => newEntry({ kind, step: Step.sent })))
  assert.not.match(textOf(document.body), /money\./)
})

test('an entry that cannot be shown is shown as damaged, and hides no other', () => {
  const { error } = console
  const reported: unknown[] = []
  console.error = (cause: unknown) => reported.push(cause)
  const damaged = newEntry({ step: Step.sent, payload: { tokenId: '9', price: 'abc' as '1' } })
  show(damaged, newEntry({ step: Step.sent, times: { 0: 9e15, [Step.sent]: 9e15 } }), newEntry({ step: Step.sent }))
  console.error = error
  assert.is(rows().length, 3)
  assert.match(rows()[0] ?? '', /Damaged record.*Contact support/)
  assert.ok(rows()[0]?.includes(damaged.id), 'support needs its id')
  assert.match(rows()[1] ?? '', /Since –/)
  assert.match(rows()[2] ?? '', /Sell .*Sale confirming|Sell .*Going on-chain/)
  assert.is(reported.length, 1)
})

test.run()
