import '../support/config'
import '../support/render'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Step } from '../../src/domain/journal'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { flow } from '../../src/state/flow'
import { journal } from '../../src/state/journal'
import { token } from '../../src/state/session'
import { newAsset } from '../screens/support/asset'
import { addAllTexts, change, fakeProvider } from '../screens/support/world'
import { newEntry } from '../support/journalEntry'
import { render } from '../support/render'
import { allByRole } from '../ui/page'

const test = suite('past bugs, "Nothing was sent" was offered under an open wallet')
addAllTexts()

test('a wallet that was asked while the sheet was open is not asked in the future', async () => {
  const entry = newEntry({ step: Step.ready })
  journal.value = [entry]
  token.value = 't'
  fakeProvider({})
  flow.value = { kind: 'sell', asset: newAsset(), stage: 'checking', entryId: entry.id, error: null }
  render(<MoneySheet />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  const asked = { ...entry, step: Step.asked, times: { ...entry.times, [Step.asked]: Date.now() } }
  change(() => {
    journal.value = [asked]
    flow.value = flow.value && { ...flow.value, stage: 'wallet' }
  })
  assert.match(document.querySelector('[aria-current=step]')?.textContent ?? '', /Confirm in your wallet/)
  const offered = allByRole('button', 'No, I did not').filter((button) => !(button as HTMLButtonElement).disabled)
  assert.is(offered.length + allByRole('button', 'Nothing was sent').length, 0)
})

test.run()
