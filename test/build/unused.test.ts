import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findUnused } from './unused/findUnused'

const test = suite('build/unused')

const SOURCES: Record<string, string> = {
  'src/main.tsx': "import { Button, type Kind } from './ui/Button'\nimport { render } from 'preact'\n",
  'src/ui/Button.tsx':
    'export type Kind = string\nexport interface ButtonProps {}\nexport function Button(props: ButtonProps) {}\n',
  'test/ui/Button.test.tsx': "import { Button } from '../../src/ui/Button'\nimport { suite } from 'uvu'\n",
}

/** What is found in a project with these sources, and those of a project where nothing is. */
const find = (sources: Record<string, string>, more: Partial<Parameters<typeof findUnused>[0]> = {}) =>
  findUnused({
    sources: new Map(Object.entries({ ...SOURCES, ...sources })),
    entries: ['src/main.tsx', 'test/ui/Button.test.tsx'],
    shipped: ['src/main.tsx'],
    packages: ['preact', 'uvu', 'typescript'],
    tools: { typescript: 'the types' },
    known: {},
    ...more,
  })

test('nothing is found where all is used, nor a type that only its own module speaks of', () => {
  assert.equal(find({}), [])
})

test('a file that nobody imports', () => {
  assert.equal(find({ 'src/ui/Old.tsx': 'export const Old = 1\n' }), ['unused file: src/ui/Old.tsx'])
})

test('a file that only another unused one imports', () => {
  const sources = {
    'src/ui/Old.tsx': "import { older } from './older'\n",
    'src/ui/older.ts': 'export const older = 1\n',
  }
  assert.equal(find(sources), ['unused file: src/ui/Old.tsx', 'unused file: src/ui/older.ts'])
})

test('a file of the site that only a test imports', () => {
  const sources = {
    'src/ui/Old.tsx': 'export const Old = 1\n',
    'test/ui/Button.test.tsx': `${SOURCES['test/ui/Button.test.tsx']}import { Old } from '../../src/ui/Old'\n`,
  }
  assert.equal(find(sources), ['used by tests only: src/ui/Old.tsx'])
})

const EXPORTS: Record<string, string> = {
  'a value': 'export const old = 1\n',
  'a function': 'export async function old() {}\n',
  'a class': 'export class old {}\n',
  'a type': 'export type old = string\n',
  'one of a list': 'const older = 1\nexport { older as old }\n',
}
for (const [what, source] of Object.entries(EXPORTS)) {
  test(`${what} that nobody imports`, () => {
    const button = SOURCES['src/ui/Button.tsx'] + source
    assert.equal(find({ 'src/ui/Button.tsx': button }), ['unused export: old in src/ui/Button.tsx'])
  })
}

const IMPORTS: Record<string, string> = {
  'its name': "import { old } from './ui/Button'\n",
  'another name': "import { old as young } from './ui/Button'\n",
  'lines of names': "import {\n  Button,\n  old,\n} from './ui/Button'\n",
  'all names': "import * as parts from './ui/Button'\n",
  'passing it on': "export { old } from './ui/Button'\n",
  'import()': "const load = () => import('./ui/Button')\n",
}
for (const [what, line] of Object.entries(IMPORTS)) {
  test(`an export is used by ${what}`, () => {
    const button = `${SOURCES['src/ui/Button.tsx']}export const old = 1\n`
    assert.equal(find({ 'src/ui/Button.tsx': button, 'src/main.tsx': SOURCES['src/main.tsx'] + line }), [])
  })
}

test('a package that no source imports, and a tool that is none', () => {
  assert.equal(find({}, { packages: ['preact', 'uvu', 'left-pad', 'typescript'] }), ['unused package: left-pad'])
  assert.equal(find({}, { packages: ['preact', 'uvu'] }), ['no tool: typescript is imported, or not in package.json'])
})

test('an entry that is not there', () => {
  assert.equal(find({}, { entries: ['src/main.tsx', 'test/ui/Button.test.tsx', 'src/gone.ts'] }), [
    'no such entry: src/gone.ts',
  ])
})

test('what is known is not told, until it is no longer so', () => {
  const known = { 'unused file: src/ui/Old.tsx': 'its screen comes next' }
  assert.equal(find({ 'src/ui/Old.tsx': '' }, { known }), [])
  assert.equal(find({}, { known }), ['no longer so: unused file: src/ui/Old.tsx'])
})

test.run()
