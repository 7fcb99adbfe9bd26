import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokensOfAssets } from '../../src/domain/waiting'
import { WaitingMoney } from '../../src/screens/account/WaitingMoney'
import { sessionEpoch, user } from '../../src/state/session'
import { waiting } from '../../src/state/waiting'
import { MDS } from '../screens/support/asset'
import { dividend, nodeHolding } from '../screens/support/waiting'
import { addAllTexts, fakeProvider, newUser, until } from '../screens/support/world'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { byRole, tap } from '../ui/page'

const test = suite('past bugs, older shares were out of reach')
addAllTexts()
test.before.each(() => {
  sessionEpoch.value++
  user.value = newUser()
})
test.after.each(() => {
  cleanup()
  user.value = null
  waiting.value = null
})

const line = (index: number) => dividend({ id: `line-${index}`, assets_id: String(index), tokenid: String(index) })

test('where nothing waits in the newest part of the feed, the older part can still be looked through', async () => {
  const page = (url: URL) => {
    const next = Number(url.searchParams.get('cursor') ?? 0) + 1
    return { items: [line(next)], next: next < 12 ? String(next) : null }
  }
  const held = { shares: { 'card 12': 2n * MDS }, credit: 0n }
  fakeProvider({ '/api/user/activities': page, '/sandbox/rpc': nodeHolding(held) })
  render(<WaitingMoney />)
  await until(() => /Only the newest part/.test(textOf(document.body)))
  assert.not.match(textOf(document.body), /waiting for you|Take/)
  tap(byRole('button', 'Look further back'))
  await until(() => /2 MDS from trades is waiting for you/.test(textOf(document.body)))
})

test('more than a page of new lines does not make a part of a feed that was read to its end', async () => {
  let newest = 1
  // Of two lines a page.
  const page = (url: URL) => {
    const from = Number(url.searchParams.get('cursor') ?? newest)
    const items = [from, from - 1].filter((index) => index > 0).map(line)
    return { items, next: from > 2 ? String(from - 2) : null }
  }
  fakeProvider({ '/api/user/activities': page, '/sandbox/rpc': nodeHolding({ shares: {}, credit: MDS }) })
  const { loadWaiting } = await import('../../src/actions/load/loadWaiting')
  await loadWaiting()
  assert.is(waiting.value?.isPart, false)
  newest = 5
  await loadWaiting()
  assert.is(waiting.value?.isPart, false)
})

test('a tap on "Look further back" while the new lines are read is not lost', async () => {
  const cursors: (string | null)[] = []
  const page = (url: URL) => {
    cursors.push(url.searchParams.get('cursor'))
    const next = Number(url.searchParams.get('cursor') ?? 0) + 1
    return { items: [line(next)], next: next < 12 ? String(next) : null }
  }
  fakeProvider({ '/api/user/activities': page, '/sandbox/rpc': nodeHolding({ shares: {}, credit: MDS }) })
  const { loadWaiting } = await import('../../src/actions/load/loadWaiting')
  const first = loadWaiting()
  await Promise.all([loadWaiting(true), loadWaiting(true)])
  await first
  assert.is(waiting.value?.isPart, false)
  assert.equal(cursors, [null, ...Array.from({ length: 11 }, (_, index) => String(index + 1))])
})

test('a number that no token can have does not keep the chain from being asked about the others', () => {
  const asset = (tokenId: bigint) => ({ id: String(tokenId), name: 'Frostfang', tokenId })
  const largest = (1n << 256n) - 1n
  const numbers = tokensOfAssets([asset(largest + 1n), asset(7n), asset(largest)]).map(({ tokenId }) => tokenId)
  assert.equal(numbers, [7n, 7n, largest, largest])
})

test.run()
