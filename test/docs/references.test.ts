import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ASSET_STATUS, type Place } from '../../src/domain/asset'
import { CHAIN_PLACES, type ChainPlace, recoveryAction } from '../../src/domain/recovery'
import { ERROR_TEXTS } from '../sandbox/api/errorTexts'
import { PITFALLS } from '../wallet/pitfalls'

const test = suite('docs/references')

const DOCS = 'test/docs'
const OWN = ['README.md', '.github/CONTRIBUTING.md', '.github/SECURITY.md']
const documents = [...OWN, ...readdirSync(DOCS).flatMap((name) => (name.endsWith('.md') ? [join(DOCS, name)] : []))]
const read = (path: string): string => readFileSync(path, 'utf8')
/** Without blocks of code, in which a # is no heading and a bracket no link. */
const proseOf = (path: string): string => read(path).replace(/^```[\s\S]*?^```/gm, '')
const headingsOf = (path: string): string[] => [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)

/** What a heading is linked by, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

interface Reference {
  at: string
  to: string
}

/** Every file of ours that could name a document; a published schema is another's and names its own. */
const files = [
  ...['src', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
  ...OWN,
  'build.mjs',
  '.env.example',
].filter(
  (name) =>
    /(?<!\.schema\.json)$/.test(name) &&
    /\.(tsx?|mjs|sol|css|json|md|example)$/.test(name) &&
    name !== join(DOCS, 'references.test.ts'),
)

function findAll(pattern: RegExp, toNames: (match: RegExpMatchArray) => readonly string[]): Reference[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].flatMap((match) =>
          toNames(match).map((to) => ({ at: `${file}:${index + 1}`, to })),
        ),
      ),
  )
}

const offenders = (references: readonly Reference[], isKnown: (to: string) => boolean): string[] =>
  references.filter(({ to }) => !isKnown(to)).map(({ at, to }) => `${at} ${to}`)

test('every section of the specification that is named is a heading there', () => {
  const sections = headingsOf(join(DOCS, 'specification.md')).map((heading) => /^(\d+)\. /.exec(heading)?.[1])
  const named = findAll(/\b[Ss]pec(?:ification)? (\d+(?:(?:, | and )\d+)*)/g, ([, numbers = '']) =>
    numbers.split(/\D+/),
  )
  assert.ok(named.length > 200, `only ${named.length} references were found`)
  assert.equal(
    offenders(named, (to) => sections.includes(to)),
    [],
  )
})

test('every pitfall that is named is a heading, and every pitfall of the table has one', () => {
  const numbers = headingsOf(join(DOCS, 'pitfalls.md')).flatMap((heading) => /^P(\d+)\. /.exec(heading)?.[1] ?? [])
  assert.equal(numbers, Object.keys(PITFALLS))
  const named = findAll(/(?<![\w#/.])P(\d{1,2})(?!\w)/g, ([, number = '']) => [number])
  assert.ok(named.length > 60, `only ${named.length} references were found`)
  assert.equal(
    offenders(named, (to) => numbers.includes(to)),
    [],
  )
})

test('every document that is named exists, from the top or beside the one that names it', () => {
  const named = findAll(/[\w./-]*\w\.md\b/g, ([name]) => [name])
  const isThere = (name: string): boolean =>
    existsSync(name) ||
    documents.concat('test/sandbox/api/CATALOGUE.md').some((document) => document.endsWith(`/${name}`))
  assert.equal(
    offenders(named, (to) => isThere(to.replace(/^(\.\.?\/)+/, ''))),
    [],
  )
})

test('every link and anchor of a document leads somewhere', () => {
  const wrong = documents.flatMap((document) =>
    [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^https?:/.test(link)) return []
      const [path = '', anchor] = link.split('#')
      const target = path ? normalize(join(dirname(document), path)) : document
      if (!existsSync(target)) return [`${document} ${link}`]
      return anchor === undefined || headingsOf(target).map(anchorOf).includes(anchor) ? [] : [`${document} ${link}`]
    }),
  )
  assert.equal(wrong, [])
})

test('every file and folder that a document names is there', () => {
  const NAMED = /`((?:src|test|i18n|static|\.ci|\.github)\/[\w./-]+)`/g
  // A recipe names what somebody is about to add, with a placeholder or as part of a command.
  const wrong = documents.flatMap((document) =>
    [...proseOf(document).matchAll(NAMED)].flatMap(([, path = '']) =>
      existsSync(path) ? [] : [`${document} ${path}`],
    ),
  )
  assert.equal(wrong, [])
})

test('every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const wrong = documents.flatMap((document) =>
    [...read(document).matchAll(/\bnpm (?:run (?:-s |--silent )?([\w:]+)|(start|test)\b)/g)].flatMap(
      ([, run, own = '']) => ((run ?? own) in scripts ? [] : [`${document} ${run ?? own}`]),
    ),
  )
  assert.equal(wrong, [])
})

test('the table of recovery is the one of the code', () => {
  /** Where the provider has it, so that the two do not differ by place alone. */
  const PLACE: Record<ChainPlace, Place> = { wallet: 'wallet', listing: 'wallet', auction: 'contract', vault: 'game' }
  const rows = [...read(join(DOCS, 'recovery.md')).matchAll(/^\| (\w+) \|(( \w+ \|){4})$/gm)].slice(1)
  const written = rows.map(([, status, cells = '']) => [status, ...(cells.match(/\w+/g) ?? [])])
  const coded = Object.values(ASSET_STATUS).map((status) => [
    status,
    ...CHAIN_PLACES.map((place) => recoveryAction(status, place, PLACE[place])),
  ])
  const byStatus = (one: unknown[], other: unknown[]): number => String(one[0]).localeCompare(String(other[0]))
  assert.equal(written.sort(byStatus), coded.sort(byStatus))
})

/** The cells of a document's tables under a heading, row by row; without heads and rules. */
function rowsUnder(document: string, heading: string): string[][] {
  const [, section = ''] = proseOf(join(DOCS, document)).split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  const lines = own.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const TESTS = /`(test\/[\w./-]+\.test\.tsx?)`/g
/** Whether the last cell names a test, and every test that it names is there. */
const isHeld = (row: readonly string[]): boolean => {
  const named = [...(row[row.length - 1] ?? '').matchAll(TESTS)]
  return named.length > 0 && named.every(([, path = '']) => existsSync(path))
}

for (const [heading, least] of [
  ['Every line', 118],
  ['What players met', 24],
  ['What the provider can refuse', 20],
] as const) {
  test(`the specification, line by line: under "${heading}" each row is held by a test that is there`, () => {
    const rows = rowsUnder('walk.md', heading)
    assert.ok(rows.length >= least, `only ${rows.length} rows were found`)
    assert.equal(
      rows.filter((row) => !isHeld(row)).map((row) => row.join(' | ')),
      [],
    )
  })
}

test('the specification, line by line: each section from 1 to 9 has its lines, and no line another', () => {
  const sections = headingsOf(join(DOCS, 'specification.md')).flatMap((heading) => /^(\d+)\. /.exec(heading)?.[1] ?? [])
  assert.equal([...new Set(rowsUnder('walk.md', 'Every line').map(([section]) => section))], sections)
})

test('the specification, line by line: every refusal of the provider stands in its table once', () => {
  const named = rowsUnder('walk.md', 'What the provider can refuse').flatMap(([names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  assert.equal(named.sort(), Object.keys(ERROR_TEXTS).sort())
})

test.run()
