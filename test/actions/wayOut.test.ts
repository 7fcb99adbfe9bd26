import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { getAbiItem, toFunctionSelector } from 'viem'
import { connect } from '../../src/actions/wayOut/connect'
import { followNotes } from '../../src/actions/wayOut/followNotes'
import { loadWayOut } from '../../src/actions/wayOut/loadWayOut'
import { dismissRun } from '../../src/actions/wayOut/runs'
import { LANGUAGES, speak } from '../../src/actions/wayOut/speak'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import { watchExit } from '../../src/actions/wayOut/watchExit'
import { auctionAbi } from '../../src/chain/abi/auction'
import type { Exit } from '../../src/domain/exit'
import { wishedLocale } from '../../src/i18n'
import { walletAccount } from '../../src/state/wallet'
import { exitRuns, linkError, wayOut } from '../../src/state/wayOut'
import { readItem, writeItem } from '../../src/storage/settings'
import { keepNote, readNotes, readNumbersOf } from '../../src/storage/wayOutItems'
import { ALICE, BOB, type FakeOptions } from '../support/fakeProvider'
import { pass, quiet, until } from './support/clock'
import { network } from './support/page'
import { newStage, type Stage } from './support/stage'

const test = suite('actions/wayOut')
const card7 = { collection: 'card', tokenId: 7n } as const
const CANCEL: Exit = { is: 'cancel', ...card7 }
const REF = `0x${'5'.repeat(64)}` as const

/** A page without login, whose wallet is linked. Alice has a card on sale, one in an auction that is over, and more. */
async function visit(options: FakeOptions = {}): Promise<Stage & { before: number }> {
  const stage = await newStage(options)
  exitRuns.value = []
  wayOut.value = { data: null, busy: false, error: null }
  writeItem('exits', null)
  writeItem('numbers', null)
  const { state } = stage.chain
  state.listings.set('card 7', 30n)
  state.owners.set('card 8', stateAuction)
  state.lots.set('card 8', { holder: ALICE, price: 5n, state: 4, trades: 0 })
  state.owed.set(ALICE, 11n)
  state.allowances.set(`MDS ${ALICE} auction`, 5n)
  await connect()
  return { ...stage, before: stage.api.received.length }
}
const { config } = await import('../../src/config')
const stateAuction = config.contracts.auction.toLowerCase()
const theRun = () => exitRuns.value[0]
const look = () => loadWayOut([card7, { collection: 'card', tokenId: 8n }])

test('everything that the chain knows of the wallet, without a call to the provider', async () => {
  const { api, before } = await visit()
  assert.is(walletAccount.value, ALICE)
  await look()
  const { data } = wayOut.value
  assert.equal(
    data?.holdings.map(({ is, sale, lot }) => [is, sale, lot?.state]),
    [
      ['wallet', 30n, undefined],
      ['contract', null, 'takenOff'],
    ],
  )
  assert.is(data?.waiting?.credit, 11n)
  assert.equal(data?.held, { card: 1n, dragon: 0n })
  assert.is(data?.allowances.length, 1)
  assert.is(data?.balances.MDS, 10n ** 30n)
  assert.equal(readNumbersOf(ALICE).length, 2)
  assert.is(api.received.length, before)
})

const EXITS: [Exit, (stage: Stage) => unknown, unknown][] = [
  [CANCEL, ({ chain }) => chain.state.listings.has('card 7'), false],
  [{ is: 'withdraw', collection: 'card', tokenId: 8n }, ({ chain }) => chain.state.owners.get('card 8'), ALICE],
  [{ is: 'collect', tokens: [] }, ({ chain }) => chain.state.balances.get(`MDS ${ALICE}`), 10n ** 30n + 11n],
  [
    { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } },
    ({ chain }) => chain.state.allowances.get(`MDS ${ALICE} auction`),
    0n,
  ],
  [{ is: 'zero', allowance: { of: 'token', ...card7 } }, ({ chain }) => chain.state.approved.has('card 7'), false],
]
for (const [exit, read, expected] of EXITS)
  test(`${exit.is}: one question, final by two nodes, and no call to the provider`, async () => {
    const stage = await visit()
    stage.chain.state.approved.set('card 7', stateAuction)
    await look()
    void takeExit(exit, ALICE, loadWayOut)
    await until(() => theRun()?.stage === 'final')
    assert.equal(read(stage), expected)
    assert.is(stage.sends().length, 1)
    assert.equal(readNotes(), [])
    if (exit.is === 'collect') assert.equal(theRun()?.outcome?.earned, { MDS: 11n })
    assert.is(stage.api.received.length, stage.before)
    dismissRun(theRun()?.ref ?? '0x')
    assert.equal(exitRuns.value, [])
  })

test('a refusal in the wallet ends it without a trace', async () => {
  const stage = await visit({ approve: false })
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'failed')
  assert.is(theRun()?.error?.key, 'rejected')
  assert.equal(readNotes(), [])
  assert.ok(stage.chain.state.listings.has('card 7'))
})

test('what the contract would refuse never reaches the wallet', async () => {
  const stage = await visit()
  void takeExit({ is: 'cancel', collection: 'card', tokenId: 8n }, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'failed')
  assert.is(theRun()?.error?.key, 'notYours')
  assert.equal(stage.sends(), [])
})

test('another account in the wallet is not asked for this one', async () => {
  const stage = await visit()
  stage.wallet.useAccount(BOB)
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'failed')
  assert.is(theRun()?.error?.key, 'accountChanged')
  assert.equal(stage.sends(), [])
})

test('a wallet that answers with an error may have sent it: the chain tells', async () => {
  let isLost = true
  const stage = await visit({
    answers: {
      eth_sendTransaction: async (sent: never) => {
        if (isLost) await stageOf().chain.rpc('eth_sendTransaction', [sent])
        isLost = false
        throw new Error('socket hang up')
      },
    },
  })
  const stageOf = () => stage
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'final')
  assert.is(theRun()?.error, null)
  assert.ok(theRun()?.hash)
  assert.not.ok(stage.chain.state.listings.has('card 7'))
})

test('the same is not begun twice while it is under way', async () => {
  const stage = await visit()
  stage.chain.mines = false
  void takeExit(CANCEL, ALICE, loadWayOut)
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  assert.is(exitRuns.value.length, 1)
  dismissRun(theRun()?.ref ?? '0x')
  assert.is(exitRuns.value.length, 1, 'what is under way stays in sight')
  stage.chain.mine()
  await until(() => theRun()?.stage === 'final')
  assert.is(stage.sends().length, 1)
})

test('a transaction that failed is said so, once two nodes have it at a final block', async () => {
  const stage = await visit()
  stage.chain.mines = false
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  stage.chain.state.listings.delete('card 7')
  stage.chain.mine()
  await until(() => theRun()?.stage === 'failed')
  assert.is(theRun()?.error?.key, 'transactionFailed')
  assert.equal(readNotes(), [])
})

test('before it is final it is said to be in a block, not done', async () => {
  const stage = await visit()
  stage.chain.finalLag = 50
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'seen')
  assert.is(readNotes().length, 1)
  stage.chain.finalLag = 0
  await until(() => theRun()?.stage === 'final')
})

test('what an earlier visit has asked for is followed to its end', async () => {
  const stage = await visit()
  stage.chain.state.done.set(`card ${ALICE} ${REF}`, stage.chain.head)
  keepNote({ exit: CANCEL, account: ALICE, ref: REF, hash: null })
  keepNote({ exit: CANCEL, account: BOB, ref: `0x${'6'.repeat(64)}`, hash: `0x${'7'.repeat(64)}` })
  followNotes({ account: ALICE, reread: loadWayOut })
  followNotes({ account: ALICE, reread: loadWayOut })
  assert.is(exitRuns.value.length, 1)
  await until(() => theRun()?.stage === 'final')
  assert.equal(
    readNotes().map(({ account }) => account),
    [BOB],
  )
  await watchExit(`0x${'8'.repeat(64)}`, loadWayOut)
})

test('an answer that was lost with its page can be put away, and the same asked for once more', async () => {
  const stage = await visit()
  keepNote({ exit: CANCEL, account: ALICE, ref: REF, hash: null })
  followNotes({ account: ALICE, isWanted: ({ is }) => is === 'zero', reread: loadWayOut })
  assert.equal(exitRuns.value, [], 'a page follows what it shows')
  followNotes({ account: ALICE, reread: loadWayOut })
  assert.is(theRun()?.error?.key, 'unknownOutcome')
  void takeExit(CANCEL, ALICE, loadWayOut)
  await quiet()
  assert.equal(stage.sends(), [], 'nobody knows whether it was sent')
  dismissRun(REF)
  assert.equal([exitRuns.value, readNotes()], [[], []])
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'final')
  assert.is(stage.sends().length, 1)
})

test('while every node is silent the page says so, and keeps what it had', async () => {
  const stage = await visit()
  await look()
  stage.chain.isDown = true
  void loadWayOut()
  await until(() => wayOut.value.error !== null)
  assert.is(wayOut.value.error?.key, 'chainSilent')
  assert.is(wayOut.value.data?.account, ALICE)
})

test('without an account nothing is read; a wallet that says no is named', async () => {
  await visit()
  walletAccount.value = ''
  wayOut.value = { data: null, busy: false, error: null }
  await loadWayOut()
  assert.is(wayOut.value.data, null)
  await newStage({ linked: false, approve: false })
  await connect()
  assert.is(linkError.value?.key, 'rejected')
})

const TAKE_BACK: Exit = { is: 'withdraw', collection: 'card', tokenId: 8n }
const ZERO: Exit = { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } }

/** From here on what is asked of these nodes, by their addresses, is answered so instead. @returns takes it back */
function onNodes(isMeant: (url: string, method: string) => boolean, answer: () => Response): () => void {
  const { fetch } = network
  network.fetch = async (input, init) => {
    const { method } = JSON.parse(String(init?.body)) as { method: string }
    return isMeant(String(input), method) ? answer() : fetch(input, init)
  }
  return () => {
    network.fetch = fetch
  }
}
const silence = (): Response => {
  throw new TypeError('Failed to fetch')
}

/** A visit whose nodes and whose wallet's node share a fault, which `fails` decides for each question. */
async function visitFaulty(fails: (data: string) => boolean): Promise<Stage> {
  const holder: { stage?: Stage } = {}
  const rpc = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const [sent] = params as [{ data?: string }?]
    if (method === 'eth_call' && fails(sent?.data ?? '')) throw { code: -32000, message: 'header not found' }
    return holder.stage?.chain.rpc(method, params)
  }
  const stage = await visit({ node: rpc })
  const { rpc: own } = stage.chain
  stage.chain.rpc = async (method, params) => {
    const [sent] = params as [{ data?: string }?]
    if (method === 'eth_call' && fails(sent?.data ?? '')) throw { code: -32000, message: 'header not found' }
    return own(method, params)
  }
  holder.stage = stage
  return stage
}

test('nodes that fall silent while it is sent: it is neither late nor ended, and ends once they are back', async () => {
  const stage = await visit()
  stage.chain.mines = false
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  stage.chain.isDown = true
  await pass(120_000)
  assert.equal([theRun()?.stage, theRun()?.isLate, theRun()?.error], ['sent', false, null])
  dismissRun(theRun()?.ref ?? '0x')
  assert.is(exitRuns.value.length, 1, 'it may be on its way')
  stage.chain.isDown = false
  stage.chain.mine()
  await until(() => theRun()?.stage === 'final')
  assert.equal(readNotes(), [])
})

test('what the chain does not show for a minute is late, and can be put away; a block takes that back', async () => {
  const stage = await visit()
  stage.chain.mines = false
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  await pass(50_000)
  assert.not(theRun()?.isLate)
  await pass(20_000)
  assert.ok(theRun()?.isLate)
  assert.is(readNotes().length, 1)
  stage.chain.finalLag = 50
  stage.chain.mine()
  await until(() => theRun()?.stage === 'seen')
  assert.not(theRun()?.isLate)
  dismissRun(theRun()?.ref ?? '0x')
  assert.is(exitRuns.value.length, 1, 'in a block it stays in sight')
})

test('while it waits to be final the page is read once, not at each look', async () => {
  const stage = await visit()
  stage.chain.finalLag = 50
  let reads = 0
  void takeExit(CANCEL, ALICE, async () => {
    reads += 1
  })
  await until(() => theRun()?.stage === 'seen')
  await pass(30_000)
  assert.equal([theRun()?.stage, reads], ['seen', 1])
  stage.chain.finalLag = 0
  await until(() => theRun()?.stage === 'final')
  assert.is(reads, 2)
})

test('without the pinned nodes the wallet’s own shows it in a block, and never says that it is final', async () => {
  const stage = await visit()
  const restore = onNodes(() => true, silence)
  let reads = 0
  void takeExit(CANCEL, ALICE, async () => {
    reads += 1
  })
  await until(() => theRun()?.stage === 'seen')
  assert.not(stage.chain.state.listings.has('card 7'))
  await pass(30_000)
  assert.equal([theRun()?.stage, theRun()?.seenAt, reads], ['seen', null, 1])
  assert.is(readNotes().length, 1)
  restore()
  await until(() => theRun()?.stage === 'final')
  assert.equal(readNotes(), [])
})

test('a node that knows no final block has no word: the other one alone ends nothing', async () => {
  await visit()
  const nothing = () => Response.json({ jsonrpc: '2.0', id: 1, result: null })
  const [first = ''] = config.rpcUrls
  const restore = onNodes((url, method) => url.endsWith(first) && method === 'eth_getBlockByNumber', nothing)
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'seen')
  await pass(30_000)
  assert.is(theRun()?.stage, 'seen')
  restore()
  await until(() => theRun()?.stage === 'final')
})

test('a wallet that answers without a hash: the block tells it', async () => {
  const stage = await visit({
    answers: {
      eth_sendTransaction: async (sent: never) => {
        await stageOf().chain.rpc('eth_sendTransaction', [sent])
        return 'done'
      },
    },
  })
  const stageOf = () => stage
  stage.chain.mines = false
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  assert.is(theRun()?.hash, null)
  assert.is(readNotes()[0]?.hash, null)
  stage.chain.mine()
  await until(() => theRun()?.stage === 'final')
  assert.is(theRun()?.hash, stage.chain.transactions[0]?.hash)
})

test('a wallet that says no after the chain has shown it takes nothing back', async () => {
  const stage = await visit({
    answers: {
      eth_sendTransaction: async (sent: never) => {
        await stageOf().chain.rpc('eth_sendTransaction', [sent])
        await new Promise((resolve) => setTimeout(resolve, 20_000))
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      },
    },
  })
  const stageOf = () => stage
  stage.chain.finalLag = 50
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'seen')
  await pass(30_000)
  assert.equal([theRun()?.stage, theRun()?.error, readNotes().length], ['seen', null, 1])
  stage.chain.finalLag = 0
  await until(() => theRun()?.stage === 'final')
  assert.is(theRun()?.error, null)
})

test('two at once: each has its own end, and one that was refused can be begun anew', async () => {
  let refusals = 1
  const stage = await visit({ approve: () => refusals-- <= 0 })
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'failed')
  void takeExit(TAKE_BACK, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'final')
  assert.equal(
    exitRuns.value.map(({ exit, stage: at }) => [exit.is, at]),
    [
      ['withdraw', 'final'],
      ['cancel', 'failed'],
    ],
  )
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.exit.is === 'cancel' && theRun()?.stage === 'final')
  assert.equal(
    exitRuns.value.map(({ exit, error }) => [exit.is, error]),
    [
      ['cancel', null],
      ['withdraw', null],
    ],
  )
  assert.is(stage.sends().length, 3)
})

test('a hash that an earlier visit has kept leaves no doubt: it is not put away, and a failure is told', async () => {
  const stage = await visit()
  stage.chain.mines = false
  void takeExit(CANCEL, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'sent')
  const [note] = readNotes()
  assert.ok(note?.hash)
  // The page is opened again.
  exitRuns.value = []
  await pass(5000)
  followNotes({ account: ALICE, reread: loadWayOut })
  assert.equal([theRun()?.error, theRun()?.hash], [null, note.hash])
  dismissRun(note.ref)
  assert.is(exitRuns.value.length, 1)
  stage.chain.state.listings.delete('card 7')
  stage.chain.mine()
  await until(() => theRun()?.stage === 'failed')
  assert.is(theRun()?.error?.key, 'transactionFailed')
})

test('an allowance that is gone is done only once the block in which that was seen is final', async () => {
  const stage = await visit()
  stage.chain.finalLag = 50
  void takeExit(ZERO, ALICE, loadWayOut)
  await until(() => theRun()?.stage === 'seen')
  await pass(30_000)
  assert.is(theRun()?.stage, 'seen')
  assert.is(stage.chain.state.allowances.get(`MDS ${ALICE} auction`), 0n)
  stage.chain.head += 50
  await until(() => theRun()?.stage === 'final')
})

const SELECTORS = {
  waiting: toFunctionSelector(getAbiItem({ abi: auctionAbi, name: 'waiting' })),
  balanceOf: '0x70a08231',
}

test('what no node answers is named as unread, not taken for nothing', async () => {
  const stage = await visitFaulty((data) => Object.values(SELECTORS).some((one) => data.startsWith(one)))
  stage.chain.state.balances.set(`BNB ${ALICE}`, 3n)
  void look()
  await until(() => !wayOut.value.busy)
  const { data, error } = wayOut.value
  assert.is(error, null)
  assert.equal([data?.waiting, data?.held, data?.balances], [null, { card: null, dragon: null }, { BNB: 3n }])
  assert.is(data?.holdings.length, 2, 'the rest is there')
  assert.is(readNumbersOf(ALICE).length, 2)
})

test('an account that changes while the chain is read takes the answer with it, a failure too', async () => {
  for (const isDown of [false, true]) {
    const stage = await visit()
    const reading = look()
    walletAccount.value = BOB
    stage.chain.isDown = isDown
    await pass(60_000)
    await reading
    assert.equal([wayOut.value.data, wayOut.value.error], [null, null])
    assert.equal([readNumbersOf(ALICE), readNumbersOf(BOB)], [[], []])
  }
})

test('damaged notes and numbers count as none', () => {
  writeItem('exits', `x\n${ALICE} ${REF} - sell card:7\n${ALICE} 0x - cancel card:7\nnobody ${REF} - cancel card:7`)
  assert.equal(readNotes(), [])
  writeItem('numbers', `${ALICE} card:x`)
  assert.equal(readNumbersOf(ALICE), [])
  assert.equal(readNumbersOf(BOB), [])
})

test('the language is kept', async () => {
  assert.is(LANGUAGES.length, 3)
  speak('en')
  await quiet()
  assert.is(readItem('locale'), 'en')
  assert.is(wishedLocale.value, 'en')
})

test.run()
