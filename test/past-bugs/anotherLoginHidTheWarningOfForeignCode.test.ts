import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answerCode, mayArrive, readOwnCode } from '../../src/actions/wallet/ownCode'
import { codeAnswer, ownCode } from '../../src/state/ownCode'
import { sessionEpoch } from '../../src/state/session'
import { pass, quiet, until } from '../actions/support/clock'
import { logIn, newStage } from '../actions/support/stage'
import { ALICE } from '../support/fakeProvider'

const test = suite('past bugs, another login hid the warning of foreign code')

const delegated = (letter: string) => `0xef0100${letter.repeat(40)}` as const

/** What a tap on a bid comes to, with as much time as it needs. */
async function tap(): Promise<boolean> {
  let answer: boolean | null = null
  void mayArrive('bid').then((may) => {
    answer = may
  })
  await until(() => answer !== null)
  return answer === true
}

test('who logs in again with the same account while the first look is under way is warned', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, delegated('d'))
  const { rpc } = chain
  const held: (() => void)[] = []
  chain.rpc = async (method, params) => {
    if (method === 'eth_getCode') await new Promise<void>((resolve) => held.push(resolve))
    return rpc(method, params)
  }
  void readOwnCode()
  await quiet()
  chain.rpc = rpc
  sessionEpoch.value++
  await logIn()
  assert.not(await tap())
  for (const go of held) go()
  await quiet()
  assert.is(ownCode.value?.code.is, 'unknown')
})

test('a yes to one delegate is none to the next one', async () => {
  const { chain } = await newStage()
  chain.codes.set(ALICE, delegated('d'))
  assert.not(await tap())
  answerCode(true)
  assert.ok(await tap())
  chain.codes.set(ALICE, delegated('e'))
  await pass(200_000)
  assert.not(await tap())
  assert.is(codeAnswer.value, 'missing')
  answerCode(true)
  await pass(200_000)
  assert.ok(await tap(), 'the same delegate is not asked about twice on one review')
})

test.run()
