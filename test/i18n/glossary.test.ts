import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ACTIVITY_TYPES } from '../../src/domain/activity'
import { activityName, moveReasonText } from '../sandbox/api/activityTexts'
import { ERROR_TEXTS, GAME_ONLINE_TYPES } from '../sandbox/api/errorTexts'
import type { Language } from '../sandbox/api/language'
import { texts as walletTexts } from '../sandbox/wallet/page/texts'

const test = suite('i18n/glossary')

interface Entry {
  term: string
  /** What it names; the same in every language. */
  means: string
  /** Words that would name the same thing, or name another thing with this word. */
  not: readonly string[]
  /** Where such a word is another's name. */
  except?: readonly string[]
}

/** For each locale: the provider's language, the column of the sandbox's errors, what the demo wallet looks at. */
const LOCALES = {
  en: { language: 'EN-US', column: 0, lang: 'en' },
  'zh-TW': { language: 'ZH-TW', column: 1, lang: 'zh-Hant' },
  id: { language: 'IN-IN', column: 3, lang: 'id' },
} as const satisfies Record<string, { language: Language; column: number; lang: string }>
type Locale = keyof typeof LOCALES

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const glossaryOf = (locale: Locale): Entry[] => read(`i18n/glossary/${locale}.json`)

/** The site's texts of a locale under their whole keys. */
const siteTexts = (locale: Locale): [key: string, text: string][] =>
  readdirSync(`i18n/${locale}`).flatMap((file) =>
    Object.entries<string>(read(`i18n/${locale}/${file}`)).map(([key, text]): [string, string] => [
      `${file.slice(0, -5)}.${key}`,
      text,
    ]),
  )

/** What the sandbox's provider and the demo wallet say in it. */
function sandboxTexts(locale: Locale): [key: string, text: string][] {
  const { language, column, lang } = LOCALES[locale]
  const codes = Object.keys(ACTIVITY_TYPES).map(Number)
  Object.assign(globalThis, { document: { documentElement: { lang } } })
  return [
    ...Object.entries(ERROR_TEXTS).map(([key, row]): [string, string] => [key, String(row[column + 1])]),
    ...Object.entries(GAME_ONLINE_TYPES).map(([key, row]): [string, string] => [key, String(row[column])]),
    ...codes.flatMap((code): [string, string][] => [
      [`activity ${code}`, activityName(code, 1n, language)],
      [`activity ${code}, rejected`, activityName(code, 0n, language)],
    ]),
    ...(['topUp', 'withdraw', 'withdrawRejected', 'redeem', 'reward', 'gift'] as const).map(
      (reason): [string, string] => [`move ${reason}`, moveReasonText(reason, language)],
    ),
    ...Object.entries(walletTexts()).map(([key, text]): [string, string] => [`wallet ${key}`, text]),
  ]
}

/** Finds a word anywhere in Chinese, and as a whole word elsewhere. */
const finder = (word: string): RegExp => {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return /\p{Script=Han}/u.test(word) ? new RegExp(plain) : new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'iu')
}

/** Each forbidden word of a text, with the term to use. */
function synonymsIn(text: string, glossary: readonly Entry[]): string[] {
  const said = text.replace(/{\w+}|{{\w+}}/g, ' ')
  return glossary.flatMap(({ term, not, except = [] }) => {
    const rest = except.reduce((left, name) => left.split(name).join(' '), said)
    return not.filter((word) => finder(word).test(rest)).map((word) => `“${word}”, say “${term}”`)
  })
}

for (const locale of Object.keys(LOCALES) as Locale[]) {
  const glossary = glossaryOf(locale)

  test(`${locale}: one word for one thing, on the site, in the sandbox and in the demo wallet`, () => {
    const found = [...siteTexts(locale), ...sandboxTexts(locale)].flatMap(([key, text]) =>
      synonymsIn(text, glossary).map((synonym) => `${key}: ${synonym}: ${text}`),
    )
    assert.equal(found, [])
  })

  test(`${locale}: every term is in use, and none is forbidden by another`, () => {
    const all = siteTexts(locale).map(([, text]) => text)
    for (const { term } of glossary) {
      const form = new RegExp(term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')
      assert.ok(
        all.some((text) => form.test(text)),
        term,
      )
      assert.equal(synonymsIn(term, glossary), [], term)
    }
    assert.is(new Set(glossary.map(({ term }) => term)).size, glossary.length)
    assert.is(new Set(glossary.map(({ means }) => means)).size, glossary.length, 'one thing has one word')
  })

  test(`${locale}: each forbidden word would be found in a text`, () => {
    for (const { not } of glossary) {
      for (const word of not) assert.not.equal(synonymsIn(`{{name}} ${word}.`, glossary), [], word)
    }
  })
}

test('the glossaries name at least forty things each, most of them the same', () => {
  const [english = [], ...others] = (Object.keys(LOCALES) as Locale[]).map((locale) =>
    glossaryOf(locale).map(({ means }) => means),
  )
  assert.ok(english.length >= 40)
  for (const other of others) assert.ok(english.filter((means) => other.includes(means)).length >= 40)
})

test('other words that only contain a forbidden one are not found', () => {
  const glossary = [{ term: 'network fee', means: '', not: ['gas'] }]
  assert.equal(synonymsIn('A gasp, Vegas', glossary), [])
  assert.equal(synonymsIn('Gas is paid', glossary), ['“gas”, say “network fee”'])
})

/** By table, the slots that are filled with a Chinese word; all others are numbers, addresses and names. */
const WORDS: Record<string, readonly string[]> = {
  allowances: ['contract', 'name', 'what'],
  collectibles: ['kind'],
  error: ['type'],
  legion: ['level', 'month'],
  money: ['contract'],
  practice: ['name', 'lost'],
  recovery: ['place', 'status'],
  review: ['kind'],
  exit: ['name', 'what'],
}
const HAN = '\\p{Script=Han}'
const UNTYPED = [
  ['a half-width sign', new RegExp(`${HAN}[,.!?:;()]|[,.!?:;()]${HAN}`, 'u')],
  ['no space to a Latin word or a number', new RegExp(`${HAN}[\\w%]|[\\w%]${HAN}`, 'u')],
  ['a space too many', new RegExp(`${HAN} ${HAN}|[，。：；？！、（）「」] | [，。：；？！、（）]`, 'u')],
] as const

test('Chinese has full-width signs, and one space to anything Latin or a number', () => {
  for (const [key, text] of siteTexts('zh-TW')) {
    const words = WORDS[key.split('.')[0] ?? ''] ?? []
    const said = text.replace(/{{(\w+)}}/g, (_, slot: string) => (words.includes(slot) ? '某' : '1'))
    for (const [what, wrong] of UNTYPED) assert.not.match(said, wrong, `${key}: ${what}: ${text}`)
  }
})

test('Indonesian writes numbers with a decimal comma, as its amounts are shown', () => {
  for (const [key, text] of siteTexts('id')) assert.not.match(text, /\d\.\d/, key)
})

test.run()
