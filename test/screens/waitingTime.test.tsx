import '../support/config'
import '../support/render'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import MoneySheet from '../../src/screens/money/MoneySheet'
import { type Flow, flow } from '../../src/state/flow'
import { token } from '../../src/state/session'
import { cleanup, render } from '../support/render'
import { textOf } from '../support/textOf'
import { newAsset } from './support/asset'
import { addAllTexts, fakeProvider } from './support/world'

const test = suite('screens, how long a confirmation takes')
addAllTexts()
test.after.each(() => {
  cleanup()
  flow.value = null
})

for (const [kind, isSlow] of [
  ['activateAccount', true],
  ['activateAsset', true],
  ['sell', false],
] as const) {
  test(`${kind}: while the game confirms it, the 5 to 10 minutes are ${isSlow ? '' : 'not '}told`, () => {
    token.value = 't'
    fakeProvider({})
    const shown: Flow = { kind, asset: newAsset(), stage: 'game', entryId: null, error: null }
    flow.value = shown
    render(<MoneySheet />)
    assert.is(/5 to 10 minutes/.test(textOf(document.body)), isSlow)
  })
}

/** Where a player waits for the provider. */
const WAITS = [
  'guide.text4',
  'review.claimMeans',
  'money.finished_claim',
  'money.now_gameSlow',
  'recovery.why_waitVault',
]

for (const locale of ['en', 'zh-TW', 'id']) {
  test(`${locale}: wherever one waits for the game, the 5 to 10 minutes are told`, () => {
    for (const key of WAITS) {
      const [table = '', name = ''] = key.split('.')
      const texts = JSON.parse(readFileSync(`i18n/${locale}/${table}.json`, 'utf8')) as Record<string, string>
      assert.match(texts[name] ?? '', /\b5\D+10\b|5 到 10/, key)
    }
  })
}

test.run()
