import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mayArrive } from '../../src/actions/wallet/mayArrive'
import { answerCode, readOwnCode, watchOwnCode } from '../../src/actions/wallet/ownCode'
import type { Arrival } from '../../src/domain/comesToWallet'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import { codeAnswer, ownCode } from '../../src/state/ownCode'
import { sessionEpoch, user } from '../../src/state/session'
import { ALICE, BOB } from '../support/fakeProvider'
import { clockNow, pass, quiet, setClock, until } from './support/clock'
import { logIn, newStage, player } from './support/stage'

const test = suite('actions/ownCode')

const CODES = {
  empty: '0x',
  known: '0xef010063c0c19a282a1b52b07dd5a65b58948a07dae32b',
  unknown: `0xef0100${'d'.repeat(40)}`,
  contract: '0x6080604052',
} as const
const countOf = (asked: readonly string[]) => asked.filter((method) => method === 'eth_getCode').length

/** What a tap comes to, with as much time as it needs. */
async function tapOn(arrival: Arrival): Promise<boolean> {
  let answer: boolean | null = null
  void mayArrive(arrival).then((may) => {
    answer = may
  })
  await until(() => answer !== null)
  return answer === true
}

for (const [is, code] of Object.entries(CODES)) {
  for (const arrival of [...MONEY_KINDS, 'withdrawal'] as const) {
    const brings = !['cancel', 'deposit', 'priceChange', 'takeOff', 'topUp'].includes(arrival)
    const stops = is === 'unknown' && brings
    test(`${arrival}, the account’s code is ${is}: ${stops ? 'only once the player says so' : 'goes on'}`, async () => {
      const { chain } = await newStage()
      chain.codes.set(ALICE, code)
      const end = watchOwnCode(arrival)
      assert.is(await tapOn(arrival), !stops)
      assert.is(ownCode.value?.code.is ?? null, brings ? is : null)
      assert.is(codeAnswer.value, stops ? 'missing' : 'none')
      answerCode(true)
      assert.ok(await tapOn(arrival))
      end()
      assert.is(codeAnswer.value, 'none')
    })
  }
}

test('silent nodes: nothing is claimed, and nothing is stopped', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, CODES.unknown)
  chain.isDown = true
  assert.ok(await tapOn('claim'))
  assert.is(ownCode.value, null)
  assert.is(codeAnswer.value, 'none')
})

test('nodes that take too long stop nothing, and what comes later is shown', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, CODES.unknown)
  const { rpc } = chain
  chain.rpc = async (method, params) => {
    if (method === 'eth_getCode') await new Promise((resolve) => setTimeout(resolve, 3000))
    return rpc(method, params)
  }
  const begun = clockNow()
  assert.ok(await tapOn('buy'))
  assert.ok(clockNow() - begun <= 1500)
  await pass(3000)
  assert.is(ownCode.value?.code.is, 'unknown')
})

test('one node is silent: the other’s word is enough to stop a tap, without waiting for the silent one', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, CODES.unknown)
  const { rpc } = chain
  let count = 0
  chain.rpc = async (method, params) => {
    if (method === 'eth_getCode' && count++ === 0) await new Promise((resolve) => setTimeout(resolve, 20_000))
    return rpc(method, params)
  }
  const begun = clockNow()
  assert.not(await tapOn('mint'))
  assert.ok(clockNow() - begun <= 1500)
  await pass(20_000)
})

test('a node that lags knows no code yet: the gravest word counts', async () => {
  const { chain } = await newStage()
  const answers = [CODES.unknown, CODES.empty]
  const { rpc } = chain
  chain.rpc = async (method, params) => (method === 'eth_getCode' ? answers.pop() : rpc(method, params))
  assert.not(await tapOn('bid'))
})

test('it is asked once for some minutes, by reviews that open at the same time, too', async () => {
  const { chain } = await newStage()
  const before = countOf(chain.asked)
  await Promise.all([readOwnCode(), readOwnCode()])
  await readOwnCode()
  assert.is(countOf(chain.asked) - before, 2)
  await pass(170_000)
  await readOwnCode()
  assert.is(countOf(chain.asked) - before, 2)
  await pass(20_000)
  await readOwnCode()
  assert.is(countOf(chain.asked) - before, 4)
  setClock(clockNow() - 3_600_000)
  await readOwnCode()
  assert.is(countOf(chain.asked) - before, 6)
})

test('without a linked account there is nothing to ask', async () => {
  const { chain } = await newStage()
  user.value = player({ address: '' })
  const before = countOf(chain.asked)
  await readOwnCode()
  assert.is(countOf(chain.asked), before)
})

test('another account is asked for itself, and an answer for a login that has ended is dropped', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, CODES.unknown)
  const { rpc } = chain
  const held: (() => void)[] = []
  chain.rpc = async (method, params) => {
    const isAlice = method === 'eth_getCode' && String(params[0]).toLowerCase() === ALICE
    if (isAlice) await new Promise<void>((resolve) => held.push(resolve))
    return rpc(method, params)
  }
  void readOwnCode()
  await quiet()
  sessionEpoch.value++
  await logIn(player({ userid: 'bob', address: BOB }))
  await readOwnCode()
  assert.equal(ownCode.value?.code, { is: 'empty' })
  for (const go of held) go()
  await quiet()
  assert.equal([ownCode.value?.account, ownCode.value?.code], [BOB, { is: 'empty' }])
})

test('the player’s answer is for the code they were shown: other unknown code has to be agreed to anew', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, CODES.unknown)
  assert.not(await tapOn('buy'))
  answerCode(true)
  await pass(200_000)
  assert.ok(await tapOn('buy'), 'the same code, read again')
  assert.is(codeAnswer.value, 'goOn')
  chain.codes.set(ALICE, `0xef0100${'e'.repeat(40)}`)
  await pass(200_000)
  assert.not(await tapOn('buy'))
  assert.is(codeAnswer.value, 'missing')
  assert.equal(ownCode.value?.code, { is: 'unknown', delegate: `0x${'e'.repeat(40)}` })
  answerCode(false)
})

test('while every node is silent nothing is known, and nothing is stopped', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, CODES.unknown)
  chain.isDown = true
  assert.ok(await tapOn('buy'))
  assert.equal([ownCode.value, codeAnswer.value], [null, 'none'])
  chain.isDown = false
  assert.not(await tapOn('buy'), 'it is asked again at the next tap')
})

test('a check whose code does not come in time stops no tap, and asks nobody', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, CODES.unknown)
  const before = countOf(chain.asked)
  const { setTimeout } = globalThis
  // The time is up at once.
  Object.assign(globalThis, { setTimeout: (run: () => void) => run() })
  const may = mayArrive('buy')
  Object.assign(globalThis, { setTimeout })
  assert.is(await may, true)
  assert.equal([countOf(chain.asked) - before, codeAnswer.value], [0, 'none'])
})

test.run()
