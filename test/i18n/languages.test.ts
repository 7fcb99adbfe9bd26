import '../support/config'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listMarket } from '../../src/api/card'
import { adoptLocale, type Locale, loadTexts, locale, wishedLocale } from '../../src/i18n'
import '../support/render'

Object.assign(globalThis, { __TEXT_BASE__: '/t' })
// They look at the page's storage when they are loaded.
const { api } = await import('../../src/actions/calls/services')
const { switchLocale } = await import('../../src/actions/page/switchLocale')

const test = suite('actions/languages')
const asked: string[] = []
/** Texts that are on their way, by locale. */
const waiting = new Map<string, (answer: Response) => void>()

globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
  const [, language = ''] = /^\/t\/([\w-]+)\//.exec(String(input)) ?? []
  if (language) return new Promise<Response>((resolve) => waiting.set(language, resolve))
  asked.push(new Headers(init.headers).get('language') ?? '')
  return new Response(JSON.stringify({ code: 200, data: { items: [], next: null, total: 0 } }))
}) as typeof fetch

const arrive = (language: Locale, status = 200): void => waiting.get(language)?.(new Response('{}', { status }))
const askProvider = async (): Promise<string | undefined> => {
  await listMarket(api, { tab: 'hero', sort: 'newest' } as Parameters<typeof listMarket>[1])
  return asked[asked.length - 1]
}

test.before.each(async () => {
  const english = loadTexts('en', ['market'])
  arrive('en')
  await english
  await adoptLocale('en')
})

test('the provider is spoken to in a language before its texts are here', async () => {
  const adopted = adoptLocale('zh-TW')
  assert.is(await askProvider(), 'ZH-TW')
  assert.is(locale.value, 'en')
  arrive('zh-TW')
  await adopted
  assert.is(locale.value, 'zh-TW')
  assert.is(await askProvider(), 'ZH-TW')
})

test('texts that cannot be fetched: the provider answers in the language shown', async () => {
  const adopted = adoptLocale('id')
  assert.is(await askProvider(), 'IN-IN')
  arrive('id', 500)
  await adopted.then(
    () => assert.unreachable(),
    () => {},
  )
  assert.is(await askProvider(), 'EN-US')
  assert.is(locale.value, 'en')
})

test('of two languages asked for in a row the last one stays, whichever texts come first', async () => {
  const first = switchLocale('id')
  const second = switchLocale('en')
  await second
  arrive('id')
  await first
  assert.is(locale.value, 'en')
  assert.is(wishedLocale.value, 'en')
  assert.is(localStorage.getItem('locale'), 'en')
})

test.run()
