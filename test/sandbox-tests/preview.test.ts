import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('sandbox/preview')
const FILES = {
  'index.html': 'start',
  'login/index.html': 'login',
  'marketplace/index.html': 'market',
  'doctor/index.html': 'doctor',
  'app.html': 'every other page',
  'floor.html': 'too old',
  'version.txt': '/a/ABCD2345.js',
  'a/ABCD2345.js': 'go()',
  'a/main-ABCD2345.js': 'start()',
  'art/0123abcd/hero-1-1a.svg': '<svg/>',
  't/0123abcd/en/market.json': '{}',
}
const FOR_EVER = 'public, max-age=31536000, immutable'

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

let dist: string
let preview: ChildProcess
let url: string

function start(folder: string): ChildProcess {
  const command = ['--import', 'tsx', 'test/sandbox/preview.ts', '--dist', folder, '--port', '0']
  return spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Resolves to what the pattern finds in what the process says; rejects if it ends without. */
function said(by: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const listen = (chunk: Buffer): void => {
      text += chunk
      const found = pattern.exec(text)
      if (found) resolve(found[0])
    }
    by.stdout?.on('data', listen)
    by.stderr?.on('data', listen)
    by.once('close', () => reject(new Error(text)))
  })
}

/** As a browser would ask, with the body as it came over the wire. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url + path, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })

test.before(async () => {
  dist = await mkdtemp(join(tmpdir(), 'preview-'))
  for (const [path, text] of Object.entries(FILES)) {
    const full = join(dist, path)
    await mkdir(dirname(full), { recursive: true })
    await writeFile(full, text)
    await writeFile(`${full}.br`, brotliCompressSync(text))
    await writeFile(`${full}.gz`, gzipSync(text))
  }
  await writeFile(join(dist, 'icon-192.png'), 'picture')
  preview = start(dist)
  url = await said(preview, /http:\/\/localhost:\d+/)
})
test.after(async () => {
  preview.kill()
  await rm(dist, { recursive: true })
})

test('every path has the page that the deploy table names for it', async () => {
  const pages: Record<string, string> = {
    '/': 'start',
    '/login': 'login',
    '/login?invite_code=A1': 'login',
    '/marketplace': 'market',
    '/doctor/': 'doctor',
    '/floor.html': 'too old',
    '/version.txt': '/a/ABCD2345.js',
    '/legion/ranks': 'every other page',
    '/gun/equip/12': 'every other page',
    '/sandbox/anything': 'every other page',
  }
  for (const [path, text] of Object.entries(pages)) {
    const { status, body } = await ask(path)
    assert.equal([status, body.toString()], [200, text], path)
  }
})

test('what is not there is missing, and no page in its place', async () => {
  for (const path of [
    '/a/GONE2345.js',
    '/t/0123abcd/en/gone.json',
    '/gone.png',
    '/favicon.ico',
    '/..%2fpackage.json',
  ]) {
    assert.is((await ask(path)).status, 404, path)
  }
})

test('named after a hash: kept for a year; anything else: asked for again, and answered 304', async () => {
  for (const path of Object.keys(FILES).filter((name) => /^(a|art|t)\//.test(name))) {
    assert.is((await ask(`/${path}`)).headers['cache-control'], FOR_EVER, path)
  }
  for (const path of ['/', '/login', '/marketplace', '/doctor/', '/floor.html', '/version.txt', '/deep/route']) {
    const { headers } = await ask(path)
    assert.is(headers['cache-control'], 'no-cache', path)
    const again = await ask(path, { 'if-none-match': headers.etag ?? '' })
    assert.equal([again.status, again.body.length], [304, 0], path)
  }
})

test('texts go out in the best packing the browser takes, pictures as they are', async () => {
  const packed = await ask('/a/ABCD2345.js', { 'accept-encoding': 'gzip, deflate, br' })
  assert.equal([packed.headers['content-encoding'], packed.headers.vary], ['br', 'Accept-Encoding'])
  assert.is(brotliDecompressSync(packed.body).toString(), 'go()')
  const zipped = await ask('/deep/route', { 'accept-encoding': 'gzip' })
  assert.is(zipped.headers['content-encoding'], 'gzip')
  assert.is(gunzipSync(zipped.body).toString(), 'every other page')
  const plain = await ask('/login')
  assert.equal([plain.headers['content-encoding'], plain.body.toString()], [undefined, 'login'])
  const picture = await ask('/icon-192.png', { 'accept-encoding': 'br' })
  assert.equal([picture.headers['content-encoding'], picture.body.toString()], [undefined, 'picture'])
})

test('each kind of file says what it is, under the headers that cannot break a wallet', async () => {
  const types: Record<string, string> = {
    '/login': 'text/html; charset=utf-8',
    '/a/ABCD2345.js': 'text/javascript; charset=utf-8',
    '/t/0123abcd/en/market.json': 'application/json; charset=utf-8',
    '/art/0123abcd/hero-1-1a.svg': 'image/svg+xml',
    '/icon-192.png': 'image/png',
    '/version.txt': 'text/plain; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types)) {
    const { headers } = await ask(path)
    assert.is(headers['content-type'], type, path)
    assert.is(
      headers['content-security-policy'],
      "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
      path,
    )
    assert.is(headers['referrer-policy'], 'no-referrer', path)
    assert.is(headers['x-content-type-options'], 'nosniff', path)
    assert.is(headers['permissions-policy'], 'camera=(), microphone=(), geolocation=(), payment=(), usb=()', path)
    assert.match(headers['strict-transport-security'] ?? '', 'max-age=', path)
  }
})

test('a folder without a release is refused with what to do', async () => {
  const refused = start(join(dist, 'a'))
  assert.match(await said(refused, /There is no release.*/), 'npm run build')
  if (refused.exitCode === null) await new Promise((resolve) => refused.once('close', resolve))
  assert.is(refused.exitCode, 1)
})

test.run()
