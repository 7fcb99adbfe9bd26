import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { config } from '../../src/config'
import { Step } from '../../src/domain/journal'
import { ExplorerLink } from '../../src/screens/money/ExplorerLink'
import Tray from '../../src/screens/money/tray/Tray'
import { isTrayOpen } from '../../src/state/isTrayOpen'
import { journal } from '../../src/state/journal'
import { user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { uncopied } from '../../src/state/uncopied'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { allByRole, byRole, tap } from '../ui/page'
import { addAllTexts, newUser, until } from './support/world'

const test = suite('screens/explorer')
addAllTexts()
user.value = newUser()

const HASH = '0xab'
const LINK = 'https://bscscan.com/tx/0xab'
let copied: string[] = []

test.before.each(() => {
  copied = []
  Object.assign(config, { explorer: 'https://bscscan.com' })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
})
test.after.each(() => {
  cleanup()
  Object.assign(config, { explorer: '' })
  isTrayOpen.value = false
  journal.value = []
  toasts.value = []
  uncopied.value = null
})

test('P25: beside the link to the explorer is a button that copies it', async () => {
  render(<ExplorerLink hash={HASH} />)
  const link = byRole('link', 'See it in the block explorer')
  assert.equal([link.getAttribute('href'), link.getAttribute('rel')], [LINK, 'noopener noreferrer'])
  tap(byRole('button', 'Copy the link'))
  await until(() => toasts.value.length > 0)
  assert.equal([copied, toasts.value[0]?.text], [[LINK], 'frame.copied'])
})

test('P25: so is beside each entry under way', async () => {
  journal.value = [newEntry({ step: Step.sent, hash: HASH })]
  isTrayOpen.value = true
  render(<Tray />)
  tap(byRole('button', 'Copy the link'))
  await until(() => toasts.value.length > 0)
  assert.equal(copied, [LINK])
})

test('P28: a link that could not be copied is kept to be shown whole', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false })
  render(<ExplorerLink hash={HASH} />)
  tap(byRole('button', 'Copy the link'))
  await until(() => uncopied.value !== null)
  assert.equal([uncopied.value, toasts.value.length], [LINK, 0])
})

test('P25: without an explorer there is neither', () => {
  Object.assign(config, { explorer: '' })
  render(<ExplorerLink hash={HASH} />)
  assert.equal([allByRole('link').length, allByRole('button').length], [0, 0])
})

test.run()
