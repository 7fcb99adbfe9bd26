import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('i18n/tables')
const LOCALES = ['en', 'zh-TW', 'id'] as const
type Table = Record<string, string>

const read = (locale: string, name: string): Table => JSON.parse(readFileSync(join('i18n', locale, name), 'utf8'))
const tables = readdirSync('i18n/en')
const slotsOf = (text: string): string[] => [...new Set(text.match(/{{\w+}}/g) ?? [])].sort()

/** Every text of a locale under its whole key. */
function textsOf(locale: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of tables) {
    for (const [key, text] of Object.entries(read(locale, file))) texts.set(`${file.slice(0, -5)}.${key}`, text)
  }
  return texts
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
const code = sources.join('\n')

/** Keys in the code that end in something computed, as patterns: `error.${key}` is every key of errors. */
const patterns = [...code.matchAll(/`((?:\w+)\.(?:[^`$]|\$\{[^}]*\})*)`/g)]
  .map(([, key = '']) => key)
  .filter((key) => key.includes('$') && tables.includes(`${key.split('.')[0]}.json`))
  .map(
    (key) =>
      new RegExp(
        `^${key.replace(/\$\{[^}]*\}/g, '\u0000').replace(/\W/g, (sign) => (sign === '\u0000' ? '.+' : `\\${sign}`))}$`,
      ),
  )

for (const locale of LOCALES) {
  test(`${locale} has every table, key and slot of the others`, () => {
    assert.equal(readdirSync(join('i18n', locale)), tables)
    const english = textsOf('en')
    const own = textsOf(locale)
    assert.equal([...own.keys()].sort(), [...english.keys()].sort())
    for (const [key, text] of own) assert.equal(slotsOf(text), slotsOf(english.get(key) ?? ''), key)
  })

  test(`${locale} has no empty text, no stray space, no slot that is not closed`, () => {
    for (const [key, text] of textsOf(locale)) {
      assert.is(text.trim(), text, key)
      assert.is.not(text, '', key)
      assert.not.match(text.replace(/{{\w+}}/g, ''), /[{}]/, key)
    }
  })
}

/** Figures that are never one: limits, and what has a text of its own for one. */
const NEVER_ONE: readonly string[] = [
  'allowancesPage.verdictMany',
  'assetPage.wishFull',
  'doctor.nodes_differ',
  'doctor.problems',
  'error.passwordShort',
  'error.tooLong',
  'error.tooManyDecimals',
  'frame.days',
  'menu.watchFull',
  'servers.nameHint',
  'setting.nicknameHint',
  'waiting.rest',
  'wayOut.numbersWrong',
  'worth.daysAgo',
  'worth.placeBeyond',
]
const COUNTED = /{{(?:count|points|tickets|blocks|days|most|minimum|maximum|decimals)}} (?!news)(?:more )?[a-z]*s\b/i

test('no English text puts a plural behind a figure that can be one', () => {
  const wrong = [...textsOf('en')].filter(([key, text]) => COUNTED.test(text) && !NEVER_ONE.includes(key))
  assert.equal(wrong, [])
})

test('every error has a sentence', () => {
  const union = /export type ErrorKey =([\s\S]*?)\n\nexport/.exec(readFileSync('src/errors.ts', 'utf8'))?.[1] ?? ''
  const keys = [...union.matchAll(/\| '(\w+)'/g)].map(([, key = '']) => key)
  assert.ok(keys.length > 50)
  assert.equal(Object.keys(read('en', 'error.json')).sort(), keys.sort())
})

test('every key the code asks for is there', () => {
  const texts = textsOf('en')
  for (const [, key = ''] of code.matchAll(/\bt\(\s*'([\w.]+)'/g)) assert.ok(texts.has(key), key)
  for (const pattern of patterns)
    assert.ok(
      [...texts.keys()].some((key) => pattern.test(key)),
      String(pattern),
    )
})

/** The files that come with a module: what it imports, and what these do; nothing that it fetches later. */
function filesWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"]*'(\.[^']+)'/gm)) {
    const target = ['.ts', '.tsx'].map((end) => join(dirname(file), path) + end).find(existsSync)
    if (target) filesWith(target, found)
  }
  return found
}

test('what a sheet shows at once has its text, however early it is opened', () => {
  const files = [...filesWith('src/screens/money/MoneySheet.tsx')]
  assert.ok(files.includes(join('src/screens/money/review/PriceField.tsx')))
  // Some reviews bring this table with them; the others may not count on it.
  const asking = files.filter((file) => /\bt\([^)]*\breview\./.test(readFileSync(file, 'utf8')))
  assert.equal(asking, [])
})

test('no text is carried that nobody asks for', () => {
  const named = new Set([...code.matchAll(/'(\w+\.\w+)'/g)].map(([, key = '']) => key))
  const unused = [...textsOf('en').keys()].filter(
    (key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)),
  )
  assert.equal(unused, [])
})

test('the first view carries little: its texts come with the script', () => {
  const bytes = ['common.json', 'login.json', 'shell.json'].map((name) => JSON.stringify(read('en', name)).length)
  assert.ok(bytes.reduce((sum, each) => sum + each, 0) <= 1600)
})

test.run()
