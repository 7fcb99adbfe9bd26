import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import errors from '../../i18n/en/error.json'
import { isPassing } from '../../src/domain/isPassing'
import { Step } from '../../src/domain/journal'
import type { ErrorKey } from '../../src/errors'
import { type Gate, Model } from './model/model'

const test = suite('journal, what each error does to an entry')
const GATES: readonly Gate[] = ['link', 'check', 'allow', 'gate']
const KEYS = Object.keys(errors).filter((key) => !key.includes('_')) as ErrorKey[]

for (const gate of GATES) {
  test(`each error at "${gate}": the entry goes on under its own id, or ends and frees the asset`, async () => {
    for (const key of KEYS) {
      const model = new Model()
      const page = model.open()
      model.refusals[gate] = key
      const entry = model.newEntry()
      void page.tap(entry)
      await model.settle()
      const { step, error } = model.disk.entries.get(entry.id) ?? entry
      assert.is(model.wallet.requests.size, 0, key)
      assert.equal([step < Step.asked, error], isPassing(key) ? [true, null] : [false, key], key)
      model.heal()
      const next = isPassing(key) ? entry : model.newEntry()
      void (isPassing(key) ? page.goOn(entry.id) : page.tap(next))
      for (let round = 0; round < 4; round++) await model.round([page])
      assert.equal(model.chain.effects(), [next.id], key)
      assert.equal([...model.judge(), ...model.unfinished()], [], key)
    }
  })
}

test.run()
