import '../support/config'
import '../support/render'
import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { forgetSession } from '../../src/actions/session/endSession'
import { type Shape, toSafeText } from '../../src/api/shape'
import { Step } from '../../src/domain/journal'
import { toLink } from '../../src/domain/link'
import { MONEY_KINDS } from '../../src/domain/moneyKinds'
import { AppError } from '../../src/errors'
import { addTexts } from '../../src/i18n'
import { ROUTES } from '../../src/router/routes'
import AssetEvents from '../../src/screens/assetDetail/AssetEvents'
import MoneySheet from '../../src/screens/money/MoneySheet'
import Tray from '../../src/screens/money/tray/Tray'
import { Shell } from '../../src/screens/shell/Shell'
import { openAsset, ownAssets } from '../../src/state/assets'
import { type Flow, flow } from '../../src/state/flow'
import { isTrayOpen } from '../../src/state/isTrayOpen'
import { journal, unreadableEntries } from '../../src/state/journal'
import { market } from '../../src/state/market'
import { overlay } from '../../src/state/overlay'
import { token, user } from '../../src/state/session'
import { settings } from '../../src/state/site'
import { toasts } from '../../src/state/toasts'
import { walletName } from '../../src/state/wallet'
import { Boundary } from '../../src/ui/states/Boundary'
import { readCatalogue } from '../sandbox/api/catalogue'
import { assertInert, oddities } from '../support/assertInert'
import { sampleOf } from '../support/extremes'
import { HOSTILE_TEXTS } from '../support/hostileTexts'
import { newEntry } from '../support/journalEntry'
import { cleanup, render } from '../support/render'
import { newAsset } from './support/asset'
import { fakeProvider, newUser, settle } from './support/world'

/**
 * Every text field of every screen, sheet, menu and message with texts that want to be more than text. In lists each
 * field has every text; outside of them one in ten, and every one with EVERY_TEXT=1.
 */
const test = suite('screens/hostile')
const ITEMS = 10
const isFull = process.env.EVERY_TEXT === '1'
const ROUNDS = isFull ? HOSTILE_TEXTS.length : Math.ceil(HOSTILE_TEXTS.length / ITEMS)

const { warn, error } = console
test.before(() => {
  const folder = new URL('../../i18n/en/', import.meta.url)
  for (const file of readdirSync(folder)) {
    addTexts('en', file.replace('.json', '') as 'common', JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  }
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => ({ matches: false }) })
  console.warn = () => {}
  console.error = () => {}
})
test.after(() => {
  Object.assign(console, { warn, error })
})
function clear(): void {
  cleanup()
  forgetSession()
  const nothing = { data: null, busy: false, error: null }
  market.value = nothing
  openAsset.value = nothing
  settings.value = {}
  overlay.value = null
  isTrayOpen.value = false
  unreadableEntries.value = []
  toasts.value = []
  walletName.value = ''
  history.replaceState(null, '', '/')
}
test.after.each(clear)

const textAt = (at: number): string => HOSTILE_TEXTS[at % HOSTILE_TEXTS.length] as string

/** An answer with hostile texts in every field that takes any text; those of a list's items all differ. */
function hostile(shape: Shape, at: number): unknown {
  switch (shape.is) {
    case 'text':
    case 'exact':
    case 'url':
      return textAt(at)
    case 'id':
      return String(at + 1)
    case 'maybe':
      return hostile(shape.of, at)
    case 'list':
      return Array.from({ length: ITEMS }, (_, item) => hostile(shape.of, at * ITEMS + item))
    case 'map':
      return { MDS: hostile(shape.of, at), [textAt(at)]: hostile(shape.of, at) }
    case 'record':
      return Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, hostile(of, at)]))
    default:
      return sampleOf(shape)
  }
}

const calls = (await readCatalogue()).filter(({ spec }) => spec.method === 'GET')

const NO_DETAILS = { number: '', attributes: [], totalTraded: 0n, trades: [], auction: null }

const KEYS = ['android_url', 'ios_url', 'website_url', 'wathsapp_url', 'twitter_url', 'telegram_url', 'whitepaper_url']
const MORE_KEYS = ['share_url', 'game_url', 'support_url']
/** What the provider says of the page as a whole; the answers of its screens are apart. */
function arrive(round: number): void {
  // As it comes through the client, which leaves no half characters.
  const text = toSafeText(textAt(round))
  token.value = 't'
  user.value = newUser({
    nickname: text,
    mobile: text,
    email: text,
    inviteCode: text,
    inviterCode: text,
    shareUrl: text,
  })
  settings.value = Object.fromEntries([...KEYS, ...MORE_KEYS].map((key, at) => [key, textAt(round + at)]))
  walletName.value = text as typeof walletName.value
  const replies: Record<string, unknown> = {}
  for (const { spec } of calls) replies[spec.path.replace(/\{\w+\}/, '1')] = hostile(spec.answer, round)
  fakeProvider(replies)
}

let drawn = 0
for (const { path, load } of ROUTES) {
  const address = path.includes(':') ? path.replace(':indexId', '1') : `${path}?id=1&coin=MDS`
  test(`${path}: no text becomes more than text`, async () => {
    const { default: Screen } = await load()
    for (let round = 0; round < ROUNDS; round++) {
      history.replaceState(null, '', address)
      arrive(round)
      const { container } = render(
        <Boundary fallback={() => 'BROKEN'}>
          <Screen />
        </Boundary>,
      )
      await settle(3)
      assertInert(`${path}, round ${round}: ${textAt(round)}`)
      const shown = container.textContent ?? ''
      assert.not.match(shown, /BROKEN/)
      if (HOSTILE_TEXTS.some((text) => shown.includes(text.slice(0, 12)))) drawn++
      clear()
    }
  })
}

test('most screens have shown some of them, so that something was looked at', () => {
  assert.ok(drawn > ROUNDS * 8, `${drawn}`)
})

test('an asset’s activity', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    arrive(round)
    render(
      <Boundary fallback={() => 'BROKEN'}>
        <AssetEvents asset={{ ...newAsset({ id: '1' }), ...NO_DETAILS }} />
      </Boundary>,
    )
    await settle(3)
    assertInert(`an asset’s activity, round ${round}: ${textAt(round)}`)
    assert.is(document.querySelectorAll('li').length, ITEMS)
    assert.not.match(document.body.textContent ?? '', /BROKEN/)
    clear()
  }
})

test('the menu and the frame', async () => {
  for (let round = 0; round < HOSTILE_TEXTS.length; round++) {
    arrive(round)
    overlay.value = 'drawer'
    render(
      <Shell path="/marketplace">
        <h1>Screen</h1>
      </Shell>,
    )
    await settle(2)
    assertInert(`the menu: ${textAt(round)}`)
    clear()
  }
})

test('messages: what the provider says of a refusal', async () => {
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    toasts.value = [{ id: at, kind: 'error', text: new AppError('api', { message: text, code: 1 }) }]
    render(
      <Shell path="/marketplace">
        <h1>Screen</h1>
      </Shell>,
    )
    await settle(2)
    assertInert(`a message: ${text}`)
    clear()
  }
})

test('the tray, with names from a disk that somebody else has written', async () => {
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    user.value = newUser()
    const name = { assetId: '7', collection: 'card', tokenId: '7', price: '100', name: text } as const
    journal.value = MONEY_KINDS.flatMap((kind) =>
      [Step.intent, Step.asked, Step.sent, Step.mined, Step.dead].map((step) =>
        newEntry({ kind, step, payload: name, hash: step > Step.asked ? `0x${'ab'.repeat(32)}` : null }),
      ),
    )
    unreadableEntries.value = [{ id: text, kind: text, payload: { name: text } }, text]
    isTrayOpen.value = true
    render(<Tray />)
    await settle(1)
    assertInert(`the tray: ${text}`)
    assert.ok(document.querySelectorAll('li').length >= MONEY_KINDS.length, `${at}`)
    clear()
  }
})

test('the sheet of every action, at every stage', async () => {
  const STAGES: readonly Flow['stage'][] = ['review', 'preparing', 'checking', 'wallet', 'failed', 'done']
  const texts = isFull ? HOSTILE_TEXTS : HOSTILE_TEXTS.filter((_, at) => at % ITEMS === 0)
  for (const [round, text] of texts.entries()) {
    for (const kind of MONEY_KINDS) {
      arrive(round)
      const asset = newAsset({ name: text, ownerName: text, ownerId: text, picture: toLink(text) })
      ownAssets.value = { data: { items: [asset], next: null }, busy: false, error: null }
      const entry = newEntry({
        kind,
        step: Step.asked,
        payload: { assetId: '12', collection: 'card', tokenId: '7', price: '100', name: text },
      })
      journal.value = [entry]
      for (const stage of STAGES) {
        const failure = stage === 'failed' ? new AppError('api', { message: text, code: 1 }) : null
        flow.value = { kind, asset, stage, entryId: stage === 'review' ? null : entry.id, error: failure }
        render(
          <Boundary fallback={() => 'BROKEN'}>
            <MoneySheet />
          </Boundary>,
        )
        await settle(1)
        assertInert(`${kind} at ${stage}: ${text}`)
        cleanup()
      }
      clear()
    }
  }
})

test('at least 78 texts, each of its own; and what they want would be seen', () => {
  assert.ok(new Set(HOSTILE_TEXTS).size === HOSTILE_TEXTS.length && HOSTILE_TEXTS.length >= 78)
  const seen = HOSTILE_TEXTS.filter((text) => {
    const box = document.createElement('div')
    box.innerHTML = text
    return oddities(box).length > 0
  })
  assert.ok(seen.length >= 35, `${seen.length} as markup`)
  for (const text of HOSTILE_TEXTS.filter((each) =>
    /^\s*(javascript|data|vbscript|file|blob|http):|^\/\/|^\\/i.test(each),
  )) {
    const link = document.createElement('a')
    link.setAttribute('href', text)
    const box = document.createElement('div')
    box.append(link)
    assert.is(oddities(box).length, 1, text)
  }
})

test.run()
