import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadWaiting } from '../../src/actions/load/loadWaiting'
import { forgetSession } from '../../src/actions/session/endSession'
import { loadWayOut } from '../../src/actions/wayOut/loadWayOut'
import { sumOf } from '../../src/domain/waiting'
import { flow } from '../../src/state/flow'
import { waiting } from '../../src/state/waiting'
import { walletAccount } from '../../src/state/wallet'
import { wayOut } from '../../src/state/wayOut'
import { emptyState } from '../actions/support/chainState'
import { quiet, until } from '../actions/support/clock'
import { FakeChain } from '../actions/support/fakeChain'
import { logIn, newStage, type Stage } from '../actions/support/stage'
import { MDS, TAPS } from '../actions/support/taps'
import { dividend } from '../screens/support/waiting'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, a node that lags showed taken money again')

const sum = () => waiting.value && sumOf(waiting.value)

/** Alice has taken all that waited for her; from now on some nodes lag behind that, or all. */
async function afterAPayout(lag: { isAll: boolean }): Promise<Stage> {
  const stage = await newStage()
  const { chain, api } = stage
  api.answers['/api/user/activities'] = { items: [dividend({ tokenid: '7', assets_id: 'hero-7' })], next: null }
  const payout = TAPS.find(({ kind }) => kind === 'payout')
  payout?.arrange?.(chain.state)
  const older = new FakeChain(emptyState())
  older.state.owed = new Map(chain.state.owed)
  const before = chain.head
  await loadWaiting()
  void payout?.tap()
  await until(() => flow.value?.stage === 'done' && sum() === 0n)
  await quiet()
  const { rpc } = chain
  let asked = 0
  chain.rpc = async (method, params) => {
    const isRead = method === 'eth_call' || method === 'eth_blockNumber'
    if (!isRead || (!lag.isAll && asked++ % 2 === 1)) return rpc(method, params)
    if (method === 'eth_blockNumber') return `0x${before.toString(16)}`
    if (params[1] !== 'latest' && Number(params[1]) > before) throw { code: -32000, message: 'header not found' }
    return older.rpc(method, params)
  }
  return stage
}

/** A later look, to its end. */
async function look(): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  loadWaiting().then(end, end)
  await until(() => isOver)
}

for (const isAll of [false, true])
  test(`${isAll ? 'every node lags' : 'one node lags'}: what was taken stays taken at each later look`, async () => {
    await afterAPayout({ isAll })
    for (let count = 0; count < 4; count++) {
      await look()
      assert.is(sum(), 0n)
    }
  })

test('one node lags after a reload: the journal tells that something was taken', async () => {
  const { chain } = await afterAPayout({ isAll: false })
  forgetSession()
  await logIn()
  chain.state.owed.set(ALICE, MDS)
  for (let count = 0; count < 4; count++) {
    await look()
    assert.is(sum(), MDS, 'what came since is shown')
  }
})

test('on the way out as well', async () => {
  const lag = { isAll: false }
  await afterAPayout(lag)
  walletAccount.value = ALICE
  wayOut.value = { data: null, busy: false, error: null }
  for (let count = 0; count < 4; count++) {
    let isRead = false
    loadWayOut([{ collection: 'card', tokenId: 7n }]).then(() => {
      isRead = true
    }, Boolean)
    await until(() => isRead)
    const { data } = wayOut.value
    assert.is(data?.waiting && sumOf(data.waiting), 0n)
    lag.isAll = true
  }
})

test.run()
