import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadAllowances } from '../../src/actions/load/loadAllowances'
import { lookUpOwnTokens } from '../../src/actions/load/lookUpOwnTokens'
import { forgetSession } from '../../src/actions/session/endSession'
import { followNotes } from '../../src/actions/wayOut/followNotes'
import { zeroAllowance } from '../../src/actions/wayOut/zeroAllowance'
import { config } from '../../src/config'
import type { AllowanceName } from '../../src/domain/allowances'
import { allowances } from '../../src/state/allowances'
import { user } from '../../src/state/session'
import { toasts } from '../../src/state/toasts'
import { exitRuns } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { keepNote, keepNumbersOf, readNotes, readNumbersOf } from '../../src/storage/wayOutItems'
import { ALICE, BOB, type FakeOptions } from '../support/fakeProvider'
import { quiet, until } from './support/clock'
import { wireAsset } from './support/fakeApi'
import { newStage, player, type Stage } from './support/stage'

const test = suite('actions/allowances')
const REF = `0x${'5'.repeat(64)}` as const
const COIN: AllowanceName = { of: 'coin', coin: 'MDS', spender: 'auction' }
const KEY = `MDS ${ALICE} auction`
const theRun = () => exitRuns.value[0]
const found = () => allowances.value.data

/** Alice is logged in, and the 111 protocol may take 5 units of her MDS and move her card, which the device knows. */
async function visit(options: FakeOptions = {}): Promise<Stage & { before: number }> {
  const stage = await newStage(options)
  exitRuns.value = []
  writeItem('exits', null)
  writeItem('numbers', null)
  keepNumbersOf(ALICE, [{ collection: 'card', tokenId: 7n }])
  stage.chain.state.allowances.set(KEY, 5n)
  stage.chain.state.approved.set('card 7', config.contracts.auction.toLowerCase())
  return { ...stage, before: stage.api.received.length }
}

test('everything that others may take or move of the login’s account, without a call to the provider', async () => {
  const { api, before } = await visit()
  await loadAllowances()
  assert.equal(found(), {
    account: ALICE,
    allowances: [
      { ...COIN, units: 5n },
      { of: 'token', collection: 'card', tokenId: 7n, mover: config.contracts.auction.toLowerCase() },
    ],
    unread: 0,
    missing: 0n,
  })
  assert.is(api.received.length, before)
})

test('tokens whose numbers nobody knows here are counted', async () => {
  await visit()
  writeItem('numbers', null)
  await loadAllowances()
  assert.equal([found()?.missing, found()?.allowances.length], [1n, 1])
})

test('their numbers come from the provider’s list at a tap, page after page', async () => {
  const { api } = await visit()
  writeItem('numbers', null)
  const item = wireAsset({ token_id: '7' })
  let pages = 0
  Object.defineProperty(api.answers, '/api/user/card/list', {
    configurable: true,
    enumerable: true,
    get: () => (pages++ === 0 ? { items: [wireAsset({ token_id: null })], next: 'c' } : { items: [item], next: null }),
  })
  assert.is(await lookUpOwnTokens(), null)
  assert.equal([found()?.missing, found()?.allowances.length, pages], [0n, 2, 2])
  assert.equal(readNumbersOf(ALICE), [{ collection: 'card', tokenId: 7n }])
})

test('a list that cannot be read is said, and what is known is read all the same', async () => {
  const stage = await visit()
  stage.api.answers['/api/user/card/list'] = { items: 'none' }
  const why = lookUpOwnTokens()
  await until(() => found() !== null)
  assert.ok((await why)?.key)
  forgetSession()
  assert.is(await lookUpOwnTokens(), null)
})

test('set to zero: one question, final by two nodes, and gone from the list', async () => {
  const stage = await visit()
  await loadAllowances()
  void zeroAllowance(COIN, ALICE)
  await until(() => theRun()?.stage === 'final')
  assert.is(stage.chain.state.allowances.get(KEY), 0n)
  assert.equal(
    found()?.allowances.map(({ of }) => of),
    ['token'],
  )
  assert.is(stage.sends().length, 1)
  assert.equal(readNotes(), [])
  assert.is(stage.api.received.length, stage.before)
})

test('declined: nothing came of it, and the list stays', async () => {
  const stage = await visit({ approve: false })
  await loadAllowances()
  void zeroAllowance(COIN, ALICE)
  await until(() => theRun()?.stage === 'failed')
  assert.is(theRun()?.error?.key, 'rejected')
  assert.is(found()?.allowances.length, 2)
  assert.is(stage.chain.state.allowances.get(KEY), 5n)
})

test('another account in the wallet, another network: the wallet is not asked', async () => {
  const other = await visit()
  other.wallet.useAccount(BOB)
  await zeroAllowance(COIN, ALICE)
  assert.is(theRun()?.error?.key, 'accountChanged')
  assert.equal(other.sends(), [])
  const away = await visit({ chainId: 1 })
  await zeroAllowance(COIN, ALICE)
  assert.is(theRun()?.error?.key, 'wrongChain')
  assert.equal(away.sends(), [])
})

test('a password of the game’s own comes first', async () => {
  const stage = await visit()
  user.value = player({ mustChangePassword: true })
  await zeroAllowance(COIN, ALICE)
  assert.is(toasts.value.length, 1)
  assert.equal([exitRuns.value, stage.sends()], [[], []])
})

test('while every node is silent nothing is claimed, and what was read before stays', async () => {
  const stage = await visit()
  stage.chain.isDown = true
  void loadAllowances()
  await until(() => allowances.value.error !== null)
  assert.is(allowances.value.error?.key, 'chainSilent')
  assert.is(found(), null)
  stage.chain.isDown = false
  await loadAllowances()
  stage.chain.isDown = true
  void loadAllowances()
  await until(() => allowances.value.error !== null)
  assert.is(found()?.allowances.length, 2)
})

test('counts of NFTs that no node answers are unread, and are no claim that none is missing', async () => {
  const { chain } = await visit({ node: () => Promise.reject(new TypeError('Failed to fetch')) })
  const { rpc } = chain
  chain.rpc = async (method, params) => {
    const [sent] = params as [{ data?: string; to?: string }?]
    const isCount = sent?.data?.startsWith('0x70a08231')
    if (isCount) throw { code: -32000, message: 'header not found' }
    return rpc(method, params)
  }
  void loadAllowances()
  await until(() => !allowances.value.busy)
  assert.equal([found()?.allowances.length, found()?.unread, found()?.missing], [2, 2, 0n])
  assert.is(allowances.value.error, null)
})

test('a list that comes for a login that has ended is kept for nobody', async () => {
  const { api } = await visit()
  writeItem('numbers', null)
  Object.defineProperty(api.answers, '/api/user/card/list', {
    configurable: true,
    enumerable: true,
    get: () => {
      user.value = player({ userid: 'bob', address: BOB })
      return { items: [wireAsset({ token_id: '7' })], next: null }
    },
  })
  assert.is(await lookUpOwnTokens(), null)
  assert.equal([readNumbersOf(ALICE), readNumbersOf(BOB), found()], [[], [], null])
})

test('what the wallet was asked for before a reload is followed', async () => {
  await visit()
  keepNote({ exit: { is: 'zero', allowance: COIN }, account: ALICE, ref: REF, hash: null })
  followNotes({ account: ALICE, reread: loadAllowances })
  assert.is(theRun()?.error?.key, 'unknownOutcome')
  await quiet()
  assert.is(readNotes().length, 1)
  const { state } = (await visit()).chain
  keepNote({ exit: { is: 'zero', allowance: COIN }, account: ALICE, ref: REF, hash: null })
  state.allowances.set(KEY, 0n)
  followNotes({ account: ALICE, reread: loadAllowances })
  await until(() => theRun()?.stage === 'final')
  assert.equal(readNotes(), [])
})

test('without a login nobody is asked', async () => {
  await visit()
  forgetSession()
  await loadAllowances()
  assert.is(found(), null)
})

test.run()
