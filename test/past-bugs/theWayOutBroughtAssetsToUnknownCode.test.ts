import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/actions/wayOut/connect'
import { answerCode, codeAnswer } from '../../src/actions/wayOut/foreignCode'
import { loadWayOut } from '../../src/actions/wayOut/loadWayOut'
import { takeExit } from '../../src/actions/wayOut/takeExit'
import { config } from '../../src/config'
import type { Exit } from '../../src/domain/exit'
import { exitRuns, wayOut } from '../../src/state/wayOut'
import { writeItem } from '../../src/storage/settings'
import { quiet, until } from '../actions/support/clock'
import { newStage, type Stage } from '../actions/support/stage'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, the way out brought assets to unknown code')

const CODES = {
  empty: '0x',
  known: '0xef010063c0c19a282a1b52b07dd5a65b58948a07dae32b',
  unknown: `0xef0100${'d'.repeat(40)}`,
  contract: '0x6080604052',
} as const
const AUCTION = config.contracts.auction.toLowerCase()
const card = (tokenId: bigint) => ({ collection: 'card', tokenId }) as const
const EXITS: readonly Exit[] = [
  { is: 'cancel', ...card(7n) },
  { is: 'takeOff', ...card(9n) },
  { is: 'withdraw', ...card(8n) },
  { is: 'collect', tokens: [] },
  { is: 'zero', allowance: { of: 'coin', coin: 'MDS', spender: 'auction' } },
]
const look = () => loadWayOut([card(7n), card(8n), card(9n)])

/** Nobody says whose code runs: neither a node nor the wallet. */
function silence({ chain, wallet }: Stage): void {
  const { rpc } = chain
  const { request } = wallet
  const isAbout = (method: string) => method === 'eth_getCode'
  chain.rpc = async (method, params) => (isAbout(method) ? Promise.reject(new TypeError('down')) : rpc(method, params))
  wallet.request = async (call) => (isAbout(call.method) ? Promise.reject(new Error('down')) : request(call))
}

/** Reads all again, whatever time that takes. */
async function lookAgain(): Promise<void> {
  let isRead = false
  look().then(() => {
    isRead = true
  }, Boolean)
  await until(() => isRead)
}

async function visit(code: keyof typeof CODES): Promise<Stage> {
  const stage = await newStage()
  const { state, codes } = stage.chain
  exitRuns.value = []
  wayOut.value = { data: null, busy: false, error: null }
  answerCode(false)
  writeItem('exits', null)
  writeItem('numbers', null)
  codes.set(ALICE, CODES[code])
  state.listings.set('card 7', 30n)
  state.owed.set(ALICE, 11n)
  state.allowances.set(`MDS ${ALICE} auction`, 5n)
  for (const [name, stateCode] of [
    ['card 8', 4],
    ['card 9', 1],
  ] as const) {
    state.owners.set(name, AUCTION)
    state.lots.set(name, { holder: ALICE, price: 5n, state: stateCode, trades: 0 })
  }
  await connect()
  await look()
  return stage
}

for (const code of Object.keys(CODES) as (keyof typeof CODES)[])
  for (const exit of EXITS) {
    const stops = code === 'unknown' && (exit.is === 'withdraw' || exit.is === 'collect')
    test(`${exit.is}, the account’s code is ${code}: ${stops ? 'only once the player says so' : 'goes on'}`, async () => {
      const { sends } = await visit(code)
      assert.is(wayOut.value.data?.code?.is, code)
      void takeExit(exit, ALICE, look)
      if (stops) {
        await quiet()
        assert.equal([sends(), exitRuns.value, codeAnswer()], [[], [], 'missing'])
        answerCode(true)
        assert.is(codeAnswer(), 'goOn')
        void takeExit(exit, ALICE, look)
      }
      await until(() => exitRuns.value[0]?.stage === 'final')
      assert.is(sends().length, 1)
    })
  }

test('what was agreed to is one code: another has to be agreed to anew, and silent nodes take nothing back', async () => {
  const stage = await visit('unknown')
  const { chain, sends } = stage
  answerCode(true)
  chain.codes.set(ALICE, `0xef0100${'e'.repeat(40)}`)
  await look()
  silence(stage)
  await lookAgain()
  void takeExit({ is: 'collect', tokens: [] }, ALICE, look)
  await quiet()
  assert.equal([wayOut.value.data?.code?.is, codeAnswer(), sends()], ['unknown', 'missing', []])
})

test('where no node says whose code runs, nothing is claimed and nothing is stopped', async () => {
  const stage = await visit('empty')
  wayOut.value = { data: null, busy: false, error: null }
  silence(stage)
  await lookAgain()
  assert.is(wayOut.value.data?.code, null)
  void takeExit({ is: 'collect', tokens: [] }, ALICE, look)
  await until(() => stage.sends().length === 1)
})

test.run()
