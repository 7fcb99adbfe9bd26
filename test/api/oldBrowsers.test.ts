import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('api/oldBrowsers')

/** Younger than Chrome 67 or iOS 14.5; esbuild mends syntax, not what is missing at run time. */
const YOUNGER = [
  /\.(flat|flatMap|at|replaceAll|matchAll|findLast|toSorted)\(/,
  /\b(structuredClone|queueMicrotask|randomUUID|globalThis)\b(?!\.fetch)/,
  /\bObject\.(fromEntries|hasOwn|groupBy)\b/,
  /\bPromise\.(allSettled|any|withResolvers)\b/,
  /\bAbortSignal\.(any|timeout)\b/,
  /\bRegExp\.escape\b|\(\?<[=!]/,
]

for (const folder of ['api', 'domain']) {
  const root = new URL(`../../src/${folder}/`, import.meta.url)
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    test(`${folder}/${name}`, () => {
      const code = readFileSync(new URL(name, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      for (const pattern of YOUNGER) assert.not.match(code, pattern)
    })
  }
}

test.run()
