import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import purseTexts from '../../i18n/en/purse.json'
import { Step } from '../../src/domain/journal'
import { AppError, type ErrorKey } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { purse } from '../../src/state/purse'
import { sessionEpoch, token, user } from '../../src/state/session'
import { MDS, newAsset } from '../screens/support/asset'
import { nodeSaying } from '../screens/support/node'
import { addAllTexts, fakeProvider, newUser, settle, until } from '../screens/support/world'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { allByRole, byRole } from '../ui/page'

const test = suite('past bugs, a failed bid hid what was still allowed')
addAllTexts()
addTexts('en', 'purse', purseTexts)
test.after.each(() => {
  cleanup()
  flow.value = null
  user.value = null
  journal.value = []
})

/** A bid from a purse that has come no further than this, after its approval. */
async function failed(step: Step, key: ErrorKey): Promise<void> {
  sessionEpoch.value++
  token.value = 't'
  user.value = newUser()
  purse.value = { data: null, busy: false, error: null }
  const node = nodeSaying({ balance: 1000n * MDS, allowance: 500n * MDS })
  fakeProvider({ '/sandbox/rpc': node, '/sandbox/rpc2': node })
  const entry = newEntry({ kind: 'bid', step, error: step === Step.dead ? key : null })
  journal.value = [entry]
  const asset = newAsset({ place: 'contract', market: 'auction', price: 100n * MDS, ownerId: 'u2' })
  flow.value = { kind: 'bid', asset, stage: 'failed', entryId: entry.id, error: new AppError(key) }
  render(<MoneySheet />)
  await until(() => allByRole('button').length > 1)
  await import('../../src/screens/money/purse/PurseLeft')
  await settle(12)
}

test('the price has moved after the approval: what is left is said, with the way to take it back', async () => {
  await failed(Step.dead, 'priceMoved')
  await until(() => purse.value.data !== null)
  await settle(12)
  assert.match(textOf(byRole('dialog')), /Still allowed for bids 500 MDS/)
  assert.is(allByRole('button', 'Set to zero').length, 1)
})

test('while the bid may still be on its way nothing is offered that would make it fail', async () => {
  await failed(Step.asked, 'unknownOutcome')
  const { loadPurse } = await import('../../src/actions/load/loadPurse')
  await loadPurse()
  await settle(12)
  assert.is(purse.value.data, 500n * MDS)
  assert.not(/Still allowed/.test(textOf(byRole('dialog'))))
  assert.equal(allByRole('button', 'Set to zero'), [])
})

test.run()
