import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Share } from '../../src/domain/waiting'
import { FurtherBack } from '../../src/screens/account/FurtherBack'
import { WaitingMoney } from '../../src/screens/account/WaitingMoney'
import WaitingPanel from '../../src/screens/account/WaitingPanel'
import { finishedText } from '../../src/screens/money/finishedText'
import { PayoutReview } from '../../src/screens/money/review/PayoutReview'
import { PlayerLinks } from '../../src/screens/shell/PlayerLinks'
import WaitingMark from '../../src/screens/shell/WaitingMark'
import { flow } from '../../src/state/flow'
import { outcomes } from '../../src/state/outcomes'
import { token, user } from '../../src/state/session'
import { mark, waiting } from '../../src/state/waiting'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole, tap } from '../ui/page'
import { MDS } from './support/asset'
import { dividend, nodeHolding } from './support/waiting'
import { addAllTexts, change, fakeProvider, newUser, until } from './support/world'

const test = suite('screens/waiting')
addAllTexts()
let players = 0
test.before.each(() => {
  // Somebody new, of whom this visit knows nothing.
  user.value = newUser({ address: `0x${String(++players).padStart(40, '0')}` })
  token.value = 't'
})
test.after.each(() => {
  cleanup()
  user.value = null
  token.value = null
  flow.value = null
  waiting.value = null
  mark.value = ''
})

const text = () => textOf(document.body)
const share = (number: bigint, units: bigint, name: string | null = `Card ${number}`): Share => ({
  collection: 'card',
  tokenId: number,
  units,
  asset: name === null ? null : { id: String(number), name, tokenId: number },
})
const many = (count: number): Share[] => Array.from({ length: count }, (_, index) => share(BigInt(index), MDS))

/** The look that is under way has ended: it must not go on in the next test. */
const loadedWaiting = () =>
  import('../../src/actions/load/loadWaiting').then((action) => action.loadWaiting()).catch(Boolean)

test('where nothing waits, or nobody knows, nothing is said', async () => {
  fakeProvider({
    '/api/user/activities': { items: [], next: null },
    '/sandbox/rpc': nodeHolding({ shares: {}, credit: 0n }),
  })
  render(<WaitingMoney />)
  await until(() => waiting.value !== null)
  assert.is(text(), '')
  cleanup()
  waiting.value = null
  let isAsked = false
  const down = () => {
    isAsked = true
    return new Response('down', { status: 500 })
  }
  fakeProvider({ '/sandbox/rpc': down })
  render(<WaitingMoney />)
  await until(() => isAsked)
  await loadedWaiting()
  assert.is(text(), '')
})

test('what failed to be paid is found although the feed is down', async () => {
  fakeProvider({ '/sandbox/rpc': nodeHolding({ shares: {}, credit: 3n * MDS }) })
  render(<WaitingMoney />)
  await until(() => /3 MDS from trades is waiting/.test(text()))
  assert.match(text(), /Only the newest part of your activity was looked through/)
})

test('each asset is a row that leads to it; one that the feed does not tell apart has its number', () => {
  render(<WaitingPanel found={{ shares: [share(7n, 2n * MDS), share(9n, MDS, null)], credit: 0n, isPart: false }} />)
  assert.is(byRole('link', 'Card 7 · No. 7').getAttribute('href'), '/cardDetail?id=7')
  assert.match(text(), /Card No\. 9 1 MDS/)
  assert.not.match(text(), /Payments that failed|Look further/)
})

for (const [units, shown, whole] of [
  [1_410_754_500_000_000_000n, '1.4107', '1.4107545'],
  [99_999_900_000_000_000n, '0.0999', '0.0999999'],
  [100_000_000_000_000_000n, '0.1', '0.1'],
] as const)
  test(`of ${whole} MDS the title shows ${shown}, and its row all digits`, () => {
    render(<WaitingPanel found={{ shares: [share(7n, units)], credit: 0n, isPart: false }} />)
    byRole('heading', `${shown} MDS from trades is waiting for you`)
    assert.ok(text().includes(`Card 7 · No. 7 ${whole} MDS`), text())
  })

test('what one payment cannot take is said', () => {
  render(<WaitingPanel found={{ shares: many(52), credit: MDS, isPart: false }} />)
  assert.match(text(), /53 MDS from trades is waiting for you/)
  assert.match(text(), /up to 50 NFTs\. 2 MDS stays for the next one/)
  tap(byRole('button', 'Take 51 MDS'))
  assert.is(flow.value?.kind, 'payout')
})

test('a tap opens the panel, and what the sum is made of is there at once', () => {
  render(<WaitingPanel found={{ shares: many(52), credit: MDS, isPart: false }} />)
  assert.is(document.querySelectorAll('details').length, 0)
  assert.is(document.querySelectorAll('li').length, 53)
})

test('a look that stopped early says so, and goes on at a tap', async () => {
  const cursors: (string | null)[] = []
  const page = (url: URL) => {
    const cursor = url.searchParams.get('cursor')
    cursors.push(cursor)
    const next = Number(cursor ?? 0) + 1
    return {
      items: [dividend({ assets_id: String(next), tokenid: String(next) })],
      next: next < 12 ? String(next) : null,
    }
  }
  const asked: string[][] = []
  const held = { shares: { 'card 1': MDS, 'card 12': 2n * MDS }, credit: 0n }
  fakeProvider({ '/api/user/activities': page, '/sandbox/rpc': nodeHolding(held, asked) })
  render(<WaitingMoney />)
  await until(() => /1 MDS from trades is waiting for you/.test(text()))
  assert.is(cursors.length, 10)
  assert.match(text(), /Only the newest part/)
  tap(byRole('button', 'Look further back'))
  await until(() => /3 MDS from trades is waiting for you/.test(text()))
  assert.equal(cursors.slice(10), ['10', '11'])
  assert.not.match(text(), /Only the newest part/)
  assert.is(asked.length, 2, 'one question to the chain for each look')
})

test('a failed look further back is said', async () => {
  fakeProvider({ '/sandbox/rpc': () => new Response('down', { status: 500 }) })
  render(<FurtherBack />)
  const isBusy = () => byRole('button', 'Look further back').getAttribute('aria-busy') === 'true'
  tap(byRole('button', 'Look further back'))
  await until(isBusy)
  await until(() => !isBusy())
})

test('the review names the sum and each part, and keeps them while it is open', () => {
  flow.value = { kind: 'payout', asset: null, stage: 'review', entryId: null, error: null }
  waiting.value = { shares: [share(7n, 2n * MDS)], credit: MDS, isPart: false }
  render(<PayoutReview />)
  assert.match(text(), /You receive 3 MDS Card 7 · No\. 7 2 MDS Payments that failed 1 MDS/)
  change(() => {
    waiting.value = { shares: [], credit: 0n, isPart: false }
  })
  assert.match(text(), /You receive 3 MDS/)
})

test('a review with nothing left says so, and takes nothing', () => {
  flow.value = { kind: 'payout', asset: null, stage: 'review', entryId: null, error: null }
  waiting.value = { shares: [], credit: 0n, isPart: false }
  render(<PayoutReview />)
  assert.match(text(), /Nothing waits for you in the 111 protocol any more/)
  assert.ok((byRole('button', 'Take it to the wallet') as HTMLButtonElement).disabled)
})

test('the end names the amount: as reviewed, then as the chain has it; an entry of an older release has none', () => {
  const entry = newEntry({ kind: 'payout', payload: { tokens: 'card:7', amount: String(3n * MDS) as '3' } })
  assert.is(finishedText('payout', entry), '3 MDS are in your wallet.')
  const outcome = { paid: {}, earned: { MDS: 4n * MDS }, received: [], given: [], price: null }
  outcomes.value = { [entry.id]: outcome }
  assert.is(finishedText('payout', entry), '4 MDS are in your wallet.')
  outcomes.value = {}
  assert.is(finishedText('payout', newEntry({ kind: 'payout', payload: {} })), 'It is in your wallet.')
  assert.is(finishedText('sell', newEntry({ kind: 'sell' })), 'It is on the market now.')
})

test('the way to the account has a sign with words while money waits, and none otherwise', async () => {
  waiting.value = { shares: [share(7n, MDS)], credit: 0n, isPart: false }
  mark.value = 'money'
  render(<PlayerLinks />)
  await until(() => allByRole('link', 'My account, money is waiting').length === 1)
  cleanup()
  render(<WaitingMark />)
  assert.is(document.body.querySelector('i')?.getAttribute('aria-hidden'), 'true')
  change(() => {
    waiting.value = { shares: [], credit: 0n, isPart: false }
  })
  assert.is(text(), '')
})

test.run()
