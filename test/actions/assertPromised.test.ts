import './support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assertPromised } from '../../src/actions/money/assertPromised'
import { chainActionOf } from '../../src/actions/money/kinds/moneyActions'
import { type DecodedCall, decodeCall } from '../../src/chain/decodeCall'
import type { AppError } from '../../src/errors'
import { flow } from '../../src/state/flow'
import type { Question } from '../sandbox/wallet/world'
import { until } from './support/clock'
import { newStage, theEntry } from './support/stage'
import { TAPS } from './support/taps'

const test = suite('actions, what the bytes say')

function read(question: Question): DecodedCall | null {
  if (question.kind !== 'send') return null
  const { to, data = '0x', value = '0x0' } = question.transaction
  return decodeCall({ to: to as '0x', data: data as '0x', value: BigInt(value) })
}

/** The same call with one thing other than it was. */
const changed = (call: DecodedCall, field: string): DecodedCall => {
  const value = call[field as keyof DecodedCall]
  const other = typeof value === 'bigint' ? value + 1n : typeof value === 'number' ? value + 1 : `${value}0`
  return { ...call, [field]: other }
}

const outcome = (work: () => void): unknown[] => {
  try {
    work()
    return ['promised']
  } catch (cause) {
    const { key, params } = cause as AppError
    return [key, params.what]
  }
}

for (const { kind, arrange, tap, effect } of TAPS.filter((each) => each.effect !== null)) {
  test(`${kind}: what the wallet is asked stands on the sheet before it opens, approvals too`, async () => {
    const asked: (DecodedCall | null)[] = []
    const shown: unknown[] = []
    const approve = async (question: Question) => {
      asked.push(read(question))
      shown.push(flow.value?.call)
      return true
    }
    const { chain } = await newStage({ approve })
    arrange?.(chain.state)
    void tap()
    await until(() => flow.value?.stage === 'done')
    assert.equal(shown, asked)
    assert.is(asked.at(-1)?.name, effect)
  })

  test(`${kind}: anything else than promised is refused, whatever it is`, async () => {
    const { chain } = await newStage()
    arrange?.(chain.state)
    void tap()
    await until(() => flow.value?.stage === 'done')
    const entry = theEntry()
    const action = chainActionOf(kind)
    const calls = [action.call(entry), action.allowance?.(entry)?.call()].flatMap((call) => call ?? [])
    for (const call of calls.map(decodeCall)) {
      assert.equal(
        outcome(() => assertPromised(call, entry)),
        ['promised'],
      )
      for (const field of Object.keys(call)) {
        const [key, what] = outcome(() => assertPromised(changed(call, field), entry))
        // An approval under another name is another call, which differs in its contract first.
        assert.is(key, 'callDiffers', `${call.name} ${field}`)
        if (call.name !== 'approve') assert.is(what, field)
      }
    }
  })
}

test.run()
