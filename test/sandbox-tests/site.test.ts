import './support/world'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { serveSite } from '../sandbox/site'

const test = suite('sandbox/site')
const FILES: Record<string, string> = {
  'index.html': '<!doctype html><html><head><title>home</title></head></html>',
  'app.html': '<!doctype html><html><head><title>app</title></head></html>',
  'login/index.html': '<!doctype html><html><head><title>login</title></head></html>',
  'a/main-ABCD2345.js': 'console.log("main")',
  't/0123abcd/en.json': '{}',
  'robots.txt': 'User-agent: *',
}
let dist: string
let site: Hono
let pure: Hono

test.before(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, text] of Object.entries(FILES)) {
    const full = join(dist, path)
    await mkdir(dirname(full), { recursive: true })
    await writeFile(full, text)
    await writeFile(`${full}.br`, brotliCompressSync(text))
    await writeFile(`${full}.gz`, gzipSync(text))
  }
  site = serveSite({ dist, walletScript: 'window.wallet = 1' })
  pure = serveSite({ dist, walletScript: null })
})
test.after(() => rm(dist, { recursive: true }))

const get = (from: Hono, path: string, headers: Record<string, string> = {}) => from.request(path, { headers })

test('a path is its page, else the page for all others; a missing file is missing', async () => {
  const titleOf = async (path: string) => /<title>(\w+)/.exec(await (await get(pure, path)).text())?.[1]
  assert.equal(
    [await titleOf('/'), await titleOf('/login'), await titleOf('/login/'), await titleOf('/legion/ranks')],
    ['home', 'login', 'login', 'app'],
  )
  assert.is((await get(pure, '/chunk-ABCD2345.js')).status, 404)
  for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/%00.js', '/%ff.js']) {
    assert.is((await get(pure, path)).status, 404)
  }
})

test('files go out as the build packed them', async () => {
  const packed = await get(pure, '/a/main-ABCD2345.js', { 'accept-encoding': 'gzip, deflate, br' })
  assert.is(packed.headers.get('content-encoding'), 'br')
  assert.is(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString(), FILES['a/main-ABCD2345.js'])
  const zipped = await get(pure, '/a/main-ABCD2345.js', { 'accept-encoding': 'gzip, br;q=0' })
  assert.is(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString(), FILES['a/main-ABCD2345.js'])
  assert.is((await get(pure, '/a/main-ABCD2345.js')).headers.get('content-encoding'), null)
})

test('hashed files are kept for ever, pages are asked for again and answered 304', async () => {
  const cacheOf = async (path: string) => (await get(pure, path)).headers.get('cache-control')
  const forEver = 'public, max-age=31536000, immutable'
  assert.equal([await cacheOf('/a/main-ABCD2345.js'), await cacheOf('/t/0123abcd/en.json')], [forEver, forEver])
  assert.equal([await cacheOf('/login'), await cacheOf('/robots.txt')], ['no-cache', 'no-cache'])
  const etag = (await get(site, '/login')).headers.get('etag') ?? ''
  assert.is((await get(site, '/login', { 'if-none-match': `W/${etag}` })).status, 304)
  assert.is((await get(site, '/login', { 'if-none-match': '"other"' })).status, 200)
})

test('a page has the wallet in front of its own scripts, unless the site is served as it ships', async () => {
  const page = await get(site, '/login', { 'accept-encoding': 'br' })
  const html = brotliDecompressSync(Buffer.from(await page.arrayBuffer())).toString()
  assert.match(html, '<head><script src="/sandbox/wallet.js"></script><title>login')
  assert.is(await (await get(site, '/sandbox/wallet.js')).text(), 'window.wallet = 1')
  assert.is(await (await get(pure, '/login')).text(), FILES['login/index.html'])
  assert.is((await get(pure, '/sandbox/wallet.js')).status, 404)
})

test('every answer has the headers of a production server', async () => {
  for (const path of ['/', '/a/main-ABCD2345.js', '/nothing.js']) {
    const { headers } = await get(site, path)
    assert.match(headers.get('content-security-policy') ?? '', "frame-ancestors 'none'")
    assert.is(headers.get('referrer-policy'), 'no-referrer')
    assert.is(headers.get('x-content-type-options'), 'nosniff')
    assert.match(headers.get('strict-transport-security') ?? '', 'max-age=')
    assert.match(headers.get('permissions-policy') ?? '', 'camera=()')
  }
})

test.run()
