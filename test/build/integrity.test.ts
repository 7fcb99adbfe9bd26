import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { integrityOf, readIntegrity, withoutLaterIntegrity, writeImportMap } from '../../src/build/integrity'

const test = suite('build/integrity')

/** `printf hello | openssl dgst -sha256 -binary | base64` */
const HELLO = 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ='

test('a script’s integrity is what browsers compute', () => {
  assert.is(integrityOf(Buffer.from('hello')), HELLO)
})

test('every script of the folder is in the map, the entry first, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'integrity-'))
  await mkdir(join(folder, 'a'))
  for (const name of ['A.js', 'B.js', 'C.js', 'B.js.br']) await writeFile(join(folder, 'a', name), 'hello')
  const integrity = await readIntegrity(folder, '/a/B.js')
  assert.equal(Object.entries(integrity), [
    ['/a/B.js', HELLO],
    ['/a/A.js', HELLO],
    ['/a/C.js', HELLO],
  ])
  await rm(folder, { recursive: true })
})

test('of the first view is what guards its script; what guards the later ones is not', () => {
  const page = (...names: string[]) =>
    `<head>${writeImportMap(Object.fromEntries(names.map((name) => [name, HELLO])))}<style>a{}</style>`
  assert.is(withoutLaterIntegrity(page('/a/B.js', '/a/A.js', '/a/C.js')), page('/a/B.js'))
  assert.is(withoutLaterIntegrity(page('/a/B.js')), page('/a/B.js'))
})

test.run()
