import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { POLYFILLED } from '../../src/polyfills/names'
import { ALLOWED } from './floor/allowed'
import { readNewNames } from './floor/newNames'
import { findNewNames, findNewSyntax, parseScript } from './floor/readScript'

const test = suite('build/shippedScripts')

/** The built site, as the step before the unit tests leaves it. */
const SITE = process.env.SITE ?? 'dist'
const NAMES = readNewNames()
/** `Array.prototype.flatMap` gives every `.flatMap` its meaning. */
const GIVEN = new Set(POLYFILLED.map((path: string) => path.replace(/^.*\.prototype\.(.*)$/, '.$1()')))

interface Script {
  file: string
  code: string
}

const filesOf = (ending: string): string[] =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))

/** Everything that a page runs: the files, and what is written into the pages. */
function readScripts(): { modules: Script[]; classic: Script[] } {
  const modules = filesOf('.js').map((file) => ({ file, code: readFileSync(join(SITE, file), 'utf8') }))
  const classic: Script[] = []
  for (const file of filesOf('.html'))
    for (const [, attributes = '', code = ''] of readFileSync(join(SITE, file), 'utf8').matchAll(
      /<script([^>]*)>([^<]*)<\/script>/g,
    ))
      if (code && !attributes.includes('importmap'))
        (attributes.includes('module"') ? modules : classic).push({ file, code })
  // The one page with all of its script inside, which has signs of its own for "less than".
  const wayOut = readFileSync(join(SITE, 'way-out.html'), 'utf8')
  const code = wayOut.slice(wayOut.lastIndexOf('<script>') + '<script>'.length, wayOut.lastIndexOf('</script>'))
  modules.push({ file: 'way-out.html', code })
  return { modules, classic }
}

const { modules, classic } = existsSync(SITE) ? readScripts() : { modules: [], classic: [] }

/** What parsing says of each script; a script that cannot be parsed says why. */
const found = modules.map(({ file, code }) => {
  try {
    const tree = parseScript(code)
    return { file, syntax: findNewSyntax(tree), names: findNewNames(tree, NAMES) }
  } catch (cause) {
    return { file, syntax: [String(cause)], names: new Map<string, string>() }
  }
})

test('there is a built site to look at', () => {
  assert.ok(modules.length > 20, `${SITE} holds ${modules.length} scripts: build the site first`)
  assert.ok(classic.length > 0, 'the pages say nothing to browsers without modules')
})

test('every script has only the syntax of Chrome 67 and iOS 14.5', () => {
  assert.equal(
    found.flatMap(({ file, syntax }) => syntax.map((what) => `${file}: ${what}`)),
    [],
  )
})

test('what browsers without modules run is of their time', () => {
  for (const { file, code } of classic) assert.not.throws(() => parse(code, { ecmaVersion: 5 }), file)
})

test('no script names what Chrome 67 or iOS 14.5 lacks, unless it is given to them or allowed with a reason', () => {
  assert.equal(
    found.flatMap(({ file, names }) =>
      [...names]
        .filter(([name]) => !(name in ALLOWED) && !GIVEN.has(name))
        .map(([name, since]) => `${file}: ${name} (${since})`),
    ),
    [],
  )
})

test('what is allowed or given is still in use', () => {
  const used = new Set(found.flatMap(({ names }) => [...names.keys()]))
  assert.equal(
    [...Object.keys(ALLOWED), ...GIVEN].filter((name) => !used.has(name)),
    [],
  )
})

/** What the scan finds in a script. */
const scan = (code: string): string[] => [...findNewNames(parseScript(code), NAMES).keys()]

/** Built-ins a hand types without thinking, each newer than the floor. */
const NEWER = [
  'coins.flatMap(x)',
  'coins.flat()',
  'coins.at(-1)',
  'coins.findLast(x)',
  'coins.toSorted()',
  'text.replaceAll("a", "b")',
  'text.matchAll(/a/g)',
  'text.at(0)',
  'Object.fromEntries(x)',
  'Object.hasOwn(a, "b")',
  'Array.fromAsync(x)',
  'Promise.any(x)',
  'Promise.allSettled(x)',
  'structuredClone(x)',
  'globalThis.crypto',
  'crypto.randomUUID()',
  'AbortSignal.timeout(1)',
]
for (const code of NEWER) {
  test(`it finds ${code}, and nothing allows it`, () => {
    const names = scan(code)
    assert.is(names.length, 1)
    assert.not(names.some((name) => name in ALLOWED))
  })
}

test('a field of ours by the name of a newer method is not the method', () => {
  assert.equal(scan('moment.at;list.at(-1)'), ['.at', '.at()'])
})

test('the scan knows names by the dot, by the global object, in a pattern and alone', () => {
  assert.equal(scan('list.flatMap(x)'), ['.flatMap()'])
  assert.equal(scan('list["flatMap"](x)'), ['.flatMap()'])
  assert.equal(scan('text.matchAll(/x/g);text.replaceAll("a","b")'), ['.matchAll()', '.replaceAll()'])
  assert.equal(scan('Object.fromEntries([]);Promise.allSettled([])'), ['Object.fromEntries', 'Promise.allSettled'])
  assert.equal(scan('self.queueMicrotask(x)'), ['queueMicrotask'])
  assert.equal(scan('globalThis.x'), ['globalThis'])
  assert.equal(scan('const { randomUUID } = crypto'), ['.randomUUID'])
  assert.equal(scan('AbortSignal.timeout(1);new WeakRef({})'), ['AbortSignal.timeout', 'WeakRef'])
})

test('… and leaves alone what is old, and what a script calls so itself', () => {
  assert.equal(scan('list.map(x);Object.entries({});new ResizeObserver(x)'), [])
  assert.equal(scan('function structuredClone() {} structuredClone()'), [])
})

test('the scan reads syntax as the oldest engines do', () => {
  assert.equal(findNewSyntax(parseScript('let a=1n;try{a()}catch{}import("x")')), [])
  assert.is(findNewSyntax(parseScript('a?.b')).length, 1)
  assert.is(findNewSyntax(parseScript('a??b')).length, 1)
  assert.is(findNewSyntax(parseScript('/(?<=a)b/.test(c)')).length, 1)
  assert.is(findNewSyntax(parseScript('new RegExp("(?<!a)b")')).length, 1)
  for (const code of ['class A{b=1}', 'a||=1', '1_000', 'class A{#b(){}}'])
    assert.throws(() => parseScript(code), /SyntaxError|Unexpected|Identifier/, code)
})

test.run()
