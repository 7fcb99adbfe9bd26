import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import error from '../../i18n/en/error.json'
import wallet from '../../i18n/en/wallet.json'
import { WALLET_TITLES } from '../../src/domain/walletTitles'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import type { WalletQuestion } from '../../src/state/walletQuestion'
import { SwitchNetwork } from '../../src/ui/money/SwitchNetwork'
import { WalletWait } from '../../src/ui/money/WalletWait'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from './page'

const test = suite('ui/WalletWait')
addTexts('en', 'wallet', wallet)
addTexts('en', 'error', error)
test.after.each(cleanup)

const TARGET = { chain: 'Sandbox', chainId: 31337 }
const SOON = 1000
const LONG = 20_000
const asked = (topic: WalletQuestion['topic'], agoMs: number, isBusy = false): WalletQuestion => ({
  topic,
  since: Date.now() - agoMs,
  isBusy,
})
const show = (question: WalletQuestion, name = 'tokenpocket') => {
  let cancels = 0
  render(<WalletWait question={question} wallet={name} {...TARGET} onCancel={() => cancels++} />)
  return { text: textOf(document.body), cancelled: () => cancels }
}

test('P15: the way out is there at once, the hint is not', () => {
  const { text, cancelled } = show(asked('link', SOON))
  assert.is(text, 'Cancel')
  tap(byRole('button', 'Cancel'))
  assert.is(cancelled(), 1)
})

for (const [topic, words] of [
  ['link', 'Look in TokenPocket for a connection request'],
  ['sign', 'Look in TokenPocket for a signature request'],
  ['chain', 'Look in TokenPocket for a question about the network Sandbox'],
] as const) {
  test(`after 20 s it tells what to look for: ${topic}`, () => {
    assert.ok(show(asked(topic, LONG)).text.includes(words))
  })
}

test('a wallet that nobody knows is the player’s wallet', () => {
  for (const name of ['', 'other']) {
    assert.ok(show(asked('sign', LONG), name).text.includes('Look in your wallet for'))
    cleanup()
  }
})

test('P15: busy with an earlier question: said at once, in place of the hint', () => {
  assert.match(show(asked('link', SOON, true)).text, /A question is still open in TokenPocket\./)
  cleanup()
  assert.not.match(show(asked('link', LONG, true)).text, /Nothing to see/)
})

test('P5: a switch that takes long tells the way by hand in each wallet', () => {
  for (const [name, title] of Object.entries(WALLET_TITLES)) {
    const { text } = show(asked('chain', LONG), name)
    assert.ok(text.includes('To switch by hand:') && text.includes('chain ID 31337'))
    assert.ok(text.includes(`Allow the switch to Sandbox in ${title}.`))
    cleanup()
  }
})

const showSwitch = (question: WalletQuestion | null, failure: AppError | null) => {
  let taps = 0
  const props = { question, error: failure, wallet: 'trust', ...TARGET, label: 'Switch', onCancel: () => {} }
  render(<SwitchNetwork {...props} onSwitch={() => taps++} />)
  return { text: textOf(document.body), tapped: () => taps }
}

test('P5: the switch is busy while the wallet is asked, and takes no second tap', () => {
  const { tapped } = showSwitch(asked('chain', SOON), null)
  const button = byRole('button', 'Switch')
  assert.is(button.getAttribute('aria-busy'), 'true')
  tap(button)
  assert.is(tapped(), 0)
  byRole('button', 'Cancel')
})

test('P5: a switch that did not come says so once, with the way by hand; a cancelled one only tells the way', () => {
  assert.ok(showSwitch(null, new AppError('wrongChain')).text.includes('did not switch by itself'))
  assert.is(allByRole('alert').length, 1)
  cleanup()
  const { text } = showSwitch(null, new AppError('cancelled'))
  assert.is(allByRole('alert').length, 0)
  assert.ok(text.includes('In Trust Wallet’s browser'))
})

test.run()
