import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { buildDoctor } from '../../src/build/doctor'
import { integrityOf } from '../../src/build/integrity'
import { DEPLOYED_ADDRESSES } from '../sandbox/chain/addresses'
import { sandboxConfig } from '../support/config'

const test = suite('build/doctor')

let folder = ''
let script = ''
let page = ''
test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  await buildDoctor({ root: process.cwd(), folder, config: sandboxConfig(DEPLOYED_ADDRESSES) })
  const [name = ''] = await readdir(join(folder, 'a'))
  script = await readFile(join(folder, 'a', name), 'utf8')
  page = await readFile(join(folder, 'doctor/index.html'), 'utf8')
  assert.match(name, /^doctor-[A-Z0-9]{8}\.js$/)
  const integrity = integrityOf(Buffer.from(script))
  assert.ok(page.includes(`<script defer src="/a/${name}" integrity="${integrity}"></script>`))
})
test.after(() => rm(folder, { recursive: true, force: true }))

test('P33: its script has no syntax newer than Chrome 49', async () => {
  const minify = async (target: string) =>
    (
      await transform(script, {
        target,
        charset: 'utf8',
        supported: { destructuring: true, generator: true, 'for-of': true },
      })
    ).code
  assert.is(await minify('chrome49'), await minify('esnext'))
})

/** What came after Chrome 49 and Safari 10; what is only asked for as a global that may be missing is fine. */
const NEWER =
  /\.(append|prepend|replaceWith|replaceChildren|finally|at|flat|flatMap|padStart|padEnd|matchAll|replaceAll|trimStart)\(|Object\.(values|entries|fromEntries|hasOwn)|\bfetch\(|new (AbortController|TextEncoder|BigInt|WeakRef)|globalThis|queueMicrotask|structuredClone|allSettled/

test('P33: it calls nothing newer either', () => {
  assert.not.match(script, NEWER)
  assert.match('x.replaceAll("a")', NEWER)
})

test('it is no module, carries nothing of the app’s state, and needs one script', () => {
  assert.not.match(page, /type="module"|modulepreload/)
  assert.is(page.split('<script').length - 1, 1)
  assert.not.match(script, /\bimport\(|preact|goober/)
})

test('of the deployment’s values it has the ones it needs', () => {
  assert.match(script, /31337/)
  assert.match(script, /\/sandbox\/rpc/)
  assert.not.ok(script.includes(DEPLOYED_ADDRESSES.vault))
})

test('its page says in each language what to do while nothing comes, and has the theme’s colours', () => {
  for (const language of ['en', 'zh-Hant', 'id']) assert.ok(page.includes(`<p class="lead" lang="${language}">`))
  assert.match(page, /:root\{[^}]*--gold:#ecca84/)
  assert.not.match(page, /style="|onclick=/)
})

test('its policy lets no foreign script in', () => assert.match(script, /script-src 'self';style-src 'self'/))

test.run()
