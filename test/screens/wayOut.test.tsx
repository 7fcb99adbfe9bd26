import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import allowances from '../../i18n/en/allowances.json'
import exitTexts from '../../i18n/en/exit.json'
import menu from '../../i18n/en/menu.json'
import wayOutTexts from '../../i18n/en/wayOut.json'
import { config } from '../../src/config'
import type { Exit } from '../../src/domain/exit'
import type { Holding } from '../../src/domain/holding'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import { Assets } from '../../src/screens/wayOut/Assets'
import { Connect } from '../../src/screens/wayOut/Connect'
import { Found } from '../../src/screens/wayOut/Found'
import { Numbers } from '../../src/screens/wayOut/Numbers'
import { Run } from '../../src/screens/wayOut/Run'
import { Save } from '../../src/screens/wayOut/Save'
import { Take } from '../../src/screens/wayOut/Take'
import { WayOut } from '../../src/screens/wayOut/WayOut'
import { isWrongChain, walletAccount, walletState } from '../../src/state/wallet'
import { type ExitRun, exitRuns, linkError, type WayOutFound, wayOut } from '../../src/state/wayOut'
import WayOutHint from '../../src/ui/states/WayOutHint'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap, type } from '../ui/page'
import { addAllTexts, settle } from './support/world'

const test = suite('screens/wayOut')
const ALICE = '0xa11ce00000000000000000000000000000000001'
const REF = `0x${'5'.repeat(64)}` as const
const MDS = 10n ** 18n
const text = () => textOf(document.body)
const card = (tokenId: bigint, change: Partial<Holding> = {}): Holding => ({
  collection: 'card',
  tokenId,
  is: 'wallet',
  sale: null,
  lot: null,
  mover: null,
  ...change,
})
const lot = (state: 'open' | 'locked') =>
  ({ holder: ALICE, price: 5_867_085n * 10n ** 12n, deadline: 0, trades: 1, state }) as const
const found = (change: Partial<WayOutFound> = {}): WayOutFound => ({
  account: ALICE,
  code: { is: 'empty' },
  holdings: [],
  unread: [],
  held: { card: 0n, dragon: 0n },
  waiting: { shares: [], credit: 0n },
  allowances: [],
  unreadAllowances: 0,
  balances: { BNB: MDS, MDS: 3n * MDS },
  ...change,
})
const run = (change: Partial<ExitRun> = {}): ExitRun => ({
  exit: { is: 'cancel', collection: 'card', tokenId: 7n },
  account: ALICE,
  ref: REF,
  hash: null,
  seenAt: null,
  isLate: false,
  stage: 'sent',
  error: null,
  outcome: null,
  ...change,
})

test.before(() => {
  addAllTexts()
  addTexts('en', 'allowances', allowances)
  addTexts('en', 'exit', exitTexts)
  addTexts('en', 'wayOut', wayOutTexts)
  addTexts('en', 'menu', menu)
})
test.after.each(() => {
  cleanup()
  walletAccount.value = ''
  isWrongChain.value = false
  linkError.value = null
  exitRuns.value = []
  wayOut.value = { data: null, busy: false, error: null }
})

test('each token has its one way out, and what nobody can know is said', () => {
  const holdings = [
    card(1n),
    card(2n, { sale: 30n * MDS }),
    card(3n, { is: 'contract', lot: lot('open') }),
    card(4n, { is: 'contract', lot: lot('locked') }),
    card(5n, { is: 'game' }),
  ]
  render(
    <Assets
      found={found({ holdings, held: { card: 4n, dragon: 1n }, unread: [{ collection: 'dragon', tokenId: 9n }] })}
    />,
  )
  assert.equal(
    allByRole('button').map((one) => one.getAttribute('aria-label')),
    ['Cancel sale: Card No. 2', 'End the auction: Card No. 3', 'Take back from the protocol: Card No. 4'],
  )
  assert.match(text(), /Cards whose numbers this page does not know: 2\./)
  assert.match(text(), /Dragons whose numbers this page does not know: 1\./)
  assert.match(text(), /Only the game can give these out: Card No. 5/)
  assert.match(text(), /Could not be read now: Dragon No. 9/)
  assert.match(text(), /for sale for 30 MDS/)
  assert.match(text(), /In a 111 auction at 5\.867\sMDS/)
})

test('what can be brought out comes before what is in the wallet', () => {
  const holdings = [card(1n), card(2n, { sale: 30n * MDS }), card(3n), card(4n, { is: 'contract', lot: lot('locked') })]
  render(<Assets found={found({ holdings })} />)
  const numbers = allByRole('listitem').map((row) => /No\. (\d)/.exec(textOf(row))?.[1])
  assert.equal(numbers, ['2', '4', '1', '3'])
})

test('nothing known, nothing waiting, nothing allowed: said in words', () => {
  render(<Found found={found({ balances: {} })} />)
  assert.match(text(), /No NFT of this wallet is known here yet/)
  assert.match(text(), /Nothing waits in the 111 protocol/)
  assert.match(text(), /Nobody may take or move anything/)
  assert.match(text(), /MDS –/)
})

test('an empty list is no "none" while a token of the wallet was not looked up', () => {
  for (const change of [
    { held: { card: 1n, dragon: 0n } },
    { held: { card: 0n, dragon: null } },
    { unread: [{ collection: 'card', tokenId: 9n }] },
  ] as const) {
    render(<Found found={found(change)} />)
    assert.not.match(text(), /Nobody may take or move anything/)
    assert.match(text(), /None found so far/)
    cleanup()
  }
})

test('what waits could not be read: that is no "nothing"', () => {
  render(<Take found={found({ waiting: null })} />)
  assert.match(text(), /could not be read/)
})

test('shares and failed payments, and one button for both', () => {
  const shares = [{ collection: 'card', tokenId: 7n, units: 2n * MDS, asset: null }] as const
  render(<Take found={found({ waiting: { shares, credit: MDS } })} />)
  byRole('button', 'Take 3 MDS')
  assert.match(text(), /Card No. 7 2 MDS Payments that failed 1 MDS/)
})

const digits = () => [...document.querySelectorAll('details')].map(textOf)

test('a sum is cut to four digits after the point, once in its row, and all of them are behind a tap', () => {
  const units = 7_860_798n * 10n ** 11n
  const shares = [{ collection: 'card', tokenId: 61n, units, asset: null }] as const
  render(<Found found={found({ waiting: { shares, credit: 0n }, balances: { MDS: units + 4n * MDS, BNB: 1n } })} />)
  const take = textOf(byRole('region', 'Waiting for you'))
  assert.match(take, /^Waiting for you All digits .* MDS 0\.786 MDS The 111 protocol .* Card No\. 61 0\.786 MDS Take/)
  byRole('button', 'Take 0.786 MDS')
  assert.match(text(), /BNB <0\.0001 BNB MDS 4\.786 MDS/)
  assert.equal(digits(), [
    'All digits Card No. 61 0.7860798 MDS',
    'All digits BNB 0.000000000000000001 BNB MDS 4.7860798 MDS',
  ])
})

test('several sums also have all digits of what they make together, and whole sums have no such tap', () => {
  const share = (tokenId: bigint, units: bigint) => ({ collection: 'card', tokenId, units, asset: null }) as const
  const shares = [share(61n, 7_860_798n * 10n ** 11n), share(62n, MDS)]
  render(<Take found={found({ waiting: { shares, credit: 0n } })} />)
  assert.equal(digits(), ['All digits Card No. 61 0.7860798 MDS Together 1.7860798 MDS'])
  cleanup()
  render(<Take found={found({ waiting: { shares: [share(62n, MDS)], credit: 0n } })} />)
  assert.equal(digits(), [])
})

test('each allowance says who may take what; those that reach far, and strangers, are marked', () => {
  const all = [
    { of: 'coin', coin: 'MDS', spender: 'auction', units: 5n * MDS },
    { of: 'coin', coin: 'USDT', spender: 'activation', units: (1n << 256n) - 1n },
    { of: 'collection', collection: 'dragon', spender: 'dragon' },
    { of: 'token', collection: 'card', tokenId: 7n, mover: ALICE },
    { of: 'token', collection: 'card', tokenId: 8n, mover: config.contracts.auction.toLowerCase() as typeof ALICE },
  ] as const
  const exit: Exit = { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } }
  exitRuns.value = [run({ exit })]
  render(<Found found={found({ allowances: all, unreadAllowances: 2 })} />)
  const rows = allByRole('listitem').filter((row) => row.querySelector('button'))
  assert.equal(
    rows.map((row) => row.querySelector('span')?.textContent),
    [
      'The 111 protocol may take up to 5 MDS',
      'The activation contract may take all your USDT',
      'The dragon contract may move all your dragons',
      '0xa11…0001 may move Card No. 7. This address is not one of the game’s.',
      'The 111 protocol may move Card No. 8',
    ],
  )
  assert.equal(
    rows.map((row) => row.dataset.wide),
    ['false', 'true', 'true', 'true', 'false'],
  )
  assert.is(rows[0]?.querySelector('button')?.getAttribute('aria-busy'), 'true')
  assert.match(text(), /could not be read: 2\./)
})

test('how far it has come; at the end what came in, and the balance', () => {
  wayOut.value = { data: found(), busy: false, error: null }
  const outcome = { paid: {}, earned: { MDS: 2n * MDS }, received: [], given: [], price: null }
  render(<Run run={run({ exit: { is: 'collect', tokens: [] }, stage: 'final', outcome })} />)
  assert.match(text(), /Take what waits.*Done. Two nodes.*Received: 2 MDS.*Balance now: 3 MDS/)
  byRole('button', 'Close')
})

for (const [name, change, expected] of [
  [
    'back in the wallet',
    {
      stage: 'final',
      exit: { is: 'withdraw', collection: 'card', tokenId: 7n },
      outcome: { paid: {}, earned: {}, received: [7n], given: [], price: null },
    },
    /Back in the wallet: Card No. 7/,
  ],
  ['nobody knows', { error: new AppError('unknownOutcome') }, /did not say whether it was sent/],
  [
    'failed on the chain',
    { stage: 'failed', error: new AppError('transactionFailed') },
    /Nothing came of it.*Only the network fee/,
  ],
  [
    'a coin',
    { exit: { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } } },
    /Set to zero: The 111 protocol, MDS/,
  ],
  [
    'a token',
    { exit: { is: 'zero', allowance: { of: 'token', collection: 'card', tokenId: 7n } } },
    /Set to zero: Card No. 7/,
  ],
  [
    'a collection',
    { exit: { is: 'zero', allowance: { of: 'collection', collection: 'card', spender: 'card' } } },
    /Set to zero: The card contract, /,
  ],
] as [string, Partial<ExitRun>, RegExp][])
  test(`in words: ${name}`, () => {
    render(<Run run={run(change)} />)
    assert.match(text(), expected)
  })

test('numbers that make no sense are refused in words', async () => {
  walletAccount.value = ''
  render(<Numbers />)
  type(byRole('textbox', 'Numbers of your NFTs'), 'none')
  tap(byRole('button', 'Look up'))
  await settle()
  assert.match(text(), /Type up to 50 numbers/)
})

test('the numbers to keep stand beside the file to keep', () => {
  wayOut.value = { data: found({ holdings: [card(7n), card(8n, { is: 'game' })] }), busy: false, error: null }
  render(<Save />)
  assert.is(byRole('link', 'Save this page').getAttribute('download'), 'way-out.html')
  byRole('button', 'Copy the numbers')
  assert.match(text(), /with it: 7 /)
})

test('the way to the wallet; on another network, the way back', () => {
  linkError.value = new AppError('rejected')
  render(<Connect />)
  byRole('button', 'Connect the wallet')
  cleanup()
  walletAccount.value = ALICE
  isWrongChain.value = true
  render(<Connect />)
  byRole('button', `Switch to ${config.chainName}`)
  cleanup()
  isWrongChain.value = false
  render(<Connect />)
  assert.match(text(), /0xa11…0001/)
})

test('without a wallet around the page it says where to open it', () => {
  walletState.value = 'none'
  linkError.value = new AppError('installWallet')
  render(<Connect />)
  walletState.value = 'unknown'
  assert.match(text(), /No wallet around this page Open this page’s address in the browser inside your wallet/)
  assert.not.match(text(), /Install the wallet first/)
})

test('a doubtful one can be put away, one under way cannot', () => {
  exitRuns.value = [run({ error: new AppError('unknownOutcome') })]
  render(<Run run={run({ error: new AppError('unknownOutcome') })} />)
  tap(byRole('button', 'It was not sent'))
  assert.equal(exitRuns.value, [])
  cleanup()
  render(<Run run={run({ hash: REF })} />)
  assert.equal(allByRole('button'), [])
  cleanup()
  render(<Run run={run({ stage: 'failed', error: new AppError('accountChanged', { account: '0xb0b…' }) })} />)
  assert.match(text(), /Nothing came of it.*on another account \(0xb0b…\)/)
})

test('the whole page, before anything is known', async () => {
  render(<WayOut />)
  byRole('heading', 'The way out')
  assert.equal(
    allByRole('button')
      .slice(0, 3)
      .map((one) => one.textContent),
    ['EN', '繁中', 'ID'],
  )
  await settle()
})

test('an error of a silent provider leads here, one of the player does not', () => {
  render(<WayOutHint error={new AppError('server')} />)
  assert.is(byRole('link', 'The way out').getAttribute('href'), '/way-out.html?lang=en')
  cleanup()
  render(<WayOutHint error={new AppError('notYours')} />)
  assert.equal(allByRole('link'), [])
})

test.run()
