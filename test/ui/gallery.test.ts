import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import '../support/render'
import { CONTROLS } from './gallery/states/controls'
import { FACTS } from './gallery/states/facts'
import { MESSAGES } from './gallery/states/messages'
import { statesOf } from './gallery/states/sample'
import { TEXTS } from './gallery/texts'

const test = suite('ui/gallery')
const samples = [...CONTROLS, ...FACTS, ...MESSAGES]

/** They only put other parts in a row, have no look of their own, or read the texts and the state of the app. */
const WITHOUT_SAMPLE = new Set(
  [
    'AmountField AreaSelect AssetCard DidYouMean DragonValues ListEnd LoadError Loading LongGrid MarketFilterFields NetworkSteps RecoverButton RecoveryNotice SwitchNetwork WalletWait',
    'Cluster Dash Icon Modal Page SkipLink Stack TopBar UnreadBalances lazyPart useCollect',
  ].flatMap((names) => names.split(' ')),
)

const parts = readdirSync(join(process.cwd(), 'src/ui'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''))

test('every part is in the gallery in each of its states, once', () => {
  const shown = samples.map(({ part }) => part)
  assert.is(new Set(shown).size, shown.length)
  assert.equal(
    parts.filter((part) => !shown.includes(part) && !WITHOUT_SAMPLE.has(part)),
    [],
  )
})

/** The states that matter for a part, beside those of pointer and keys. */
const NEEDED: Readonly<Record<string, string>> = {
  Button: 'rest hover focus pressed busy disabled',
  IconButton: 'rest hover focus pressed',
  LinkButton: 'rest hover focus pressed',
  Field: 'rest hover focus empty hint error disabled',
  CodeField: 'rest focus busy waiting error',
  Select: 'rest focus error disabled',
  Checkbox: 'rest focus chosen',
  Tabs: 'rest hover focus',
  NavTabs: 'rest hover focus',
  Chips: 'rest hover focus',
  AssetTile: 'rest hover focus pressed error',
  SlidePuzzle: 'rest hover focus',
  Stepper: 'rest busy error done',
  Tray: 'rest focus error done',
  Table: 'rest empty',
  PriceChart: 'rest focus single',
  Progress: 'rest empty done',
  Countdown: 'rest ended',
  Address: 'rest hover focus',
  Dialog: 'rest busy',
  ErrorState: 'rest busy',
  ToastList: 'rest good error',
  Notice: 'rest warning error',
}

for (const [part, states] of Object.entries(NEEDED)) {
  test(`${part}: ${states}`, () => {
    const sample = samples.find((each) => each.part === part)
    const shown = sample ? statesOf(sample).map(([state]) => state) : []
    for (const state of states.split(' ')) assert.ok(shown.includes(state), state)
  })
}

test('in three languages', () => {
  assert.equal(
    TEXTS.map(({ lang }) => lang),
    ['en', 'zh-Hant', 'id'],
  )
})

test.run()
