import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Manifest, readManifest } from '../../src/build/manifest'
import { serveSite } from '../sandbox/site'
import { addToHost, type Host, type Resolver, readHost } from './host'
import { selfSigned } from './support/selfSigned'
import { verifySite } from './verifySite'
import { watchSite } from './watchSite'

const test = suite('verify')

const PAGE = `<!doctype html><script type="importmap">{"integrity":{"/a/X2345678.js":"sha256-abc"}}</script>`
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'login/index.html': PAGE,
  'marketplace/index.html': PAGE,
  'doctor/index.html': '<!doctype html>doctor',
  'app.html': `${PAGE}app`,
  'floor.html': '<!doctype html>floor',
  'version.txt': '/a/X2345678.js',
  'a/X2345678.js': 'const card = "0x1111111111111111111111111111111111111111"',
  'art/0123abcd/hero-1-1a.svg': '<svg/>',
  't/0123abcd/en/market.json': '{}',
  _headers: '/*',
}

interface Sent {
  path: string
  encoding: string
  status: number
  headers: Headers
  body: Buffer
  /** The answer goes on for ever, a byte at a time. */
  drips?: boolean
}

/** What is done to each answer on its way out. */
let spoil: (sent: Sent) => void = () => {}
const untouched = spoil

const ours = selfSigned('Test authority')
const theirs = selfSigned('Another authority')
const trusted = `${ours.cert}${theirs.cert}`

/** The answers of DNS, which the host of the test has none of. */
const names = { v4: ['192.0.2.1'], ns: ['ns1.example.', 'NS2.example.'], caa: [{ critical: 0, issue: 'ca.example' }] }
const found = async <T>(list: T[]): Promise<T[]> => {
  if (list.length === 0) throw new Error('ENODATA')
  return list
}
const resolver = {
  resolve4: () => found(names.v4),
  resolve6: () => found([]),
  resolveNs: () => found(names.ns),
  resolveCaa: () => found(names.caa),
} as unknown as Resolver
/** One label and a dot, so that DNS is asked for what is above it. */
const LOCAL = 'localhost'

let dist: string
let server: Server
let url: URL
let manifest: Manifest
let host: Host

test.before(async () => {
  dist = await mkdtemp(join(tmpdir(), 'verify-'))
  for (const [path, text] of Object.entries(FILES)) {
    const full = join(dist, path)
    await mkdir(dirname(full), { recursive: true })
    await writeFile(full, text)
    await writeFile(`${full}.br`, brotliCompressSync(text))
    await writeFile(`${full}.gz`, gzipSync(text))
  }
  const site = serveSite({ dist, walletScript: null })
  server = createServer(ours, async ({ url: address = '/', headers }, response) => {
    const encoding = String(headers['accept-encoding'])
    const answer = await site.request(address, { headers: { 'accept-encoding': encoding } })
    const body = Buffer.from(await answer.arrayBuffer())
    const sent: Sent = { path: address, encoding, status: answer.status, headers: answer.headers, body }
    spoil(sent)
    response.writeHead(sent.status, Object.fromEntries(sent.headers))
    if (!sent.drips) return void response.end(sent.body)
    const drip = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(drip))
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  url = new URL(`https://${LOCAL}:${(server.address() as AddressInfo).port}`)
  manifest = await readManifest(dist)
  host = await readHost(url, resolver, trusted)
})
test.after(async () => {
  server.close()
  server.closeAllConnections()
  await rm(dist, { recursive: true })
})
test.after.each(() => {
  spoil = untouched
  limits.wholeMs = 20_000
  server.setSecureContext(ours)
  names.v4 = ['192.0.2.1']
  names.ns = ['ns1.example.', 'NS2.example.']
  names.caa = [{ critical: 0, issue: 'ca.example' }]
})

const limits = { wholeMs: 20_000 }
const siteNow = () => ({
  ...{ url, manifest, host, resolver, ca: trusted },
  get wholeMs() {
    return limits.wholeMs
  },
})

test('the manifest has what is sent, and not what the host makes of it', () => {
  assert.equal(
    Object.keys(manifest),
    Object.keys(FILES)
      .filter((path) => path !== '_headers')
      .sort(),
  )
})

test('a site as it was built: no difference, in any round', async () => {
  for (const round of [0, 1, 9]) assert.equal(await verifySite(siteNow(), round), [])
})

/** Sends other text, in the packing that was asked for. */
function send(sent: Sent, change: (text: string) => string): void {
  const text = change(FILES[sent.path.slice(1)] ?? PAGE)
  sent.body = Buffer.from(text)
  sent.headers.delete('content-encoding')
}
const isScript = ({ path, status }: Sent) => path.startsWith('/a/') && status === 200
const isLogin = ({ path }: Sent) => path === '/login'

const MUTATIONS: readonly [what: string, mutate: () => void, told: RegExp][] = [
  [
    'a script with another contract',
    () => {
      spoil = (sent) => isScript(sent) && send(sent, (text) => text.replace(/1{40}/, '2'.repeat(40)))
    },
    /\/a\/X2345678\.js as br: another content/,
  ],
  [
    'a script more in a page',
    () => {
      spoil = (sent) =>
        isLogin(sent) && send(sent, (text) => `${text}<script src="https://evil.example/x.js"></script>`)
    },
    /\/login as br: another content/,
  ],
  [
    'a page without integrity',
    () => {
      spoil = (sent) =>
        isLogin(sent) && send(sent, (text) => text.replace(/<script type="importmap">.*?<\/script>/, ''))
    },
    /\/login as br: another content/,
  ],
  [
    'a script cut short',
    () => {
      spoil = (sent) => isScript(sent) && send(sent, (text) => text.slice(0, 20))
    },
    /another content, 20 bytes/,
  ],
  [
    'one packing of a script alone',
    () => {
      spoil = (sent) => {
        if (isScript(sent) && sent.encoding === 'gzip') sent.body = gzipSync('steal()')
      }
    },
    /^\/a\/X2345678\.js as gzip: another content, 7 bytes$/,
  ],
  [
    'a text',
    () => {
      spoil = (sent) => sent.path.startsWith('/t/') && send(sent, () => '{"a":1}')
    },
    /market\.json as br: another content/,
  ],
  [
    'a header that is gone',
    () => {
      spoil = (sent) => sent.headers.delete('content-security-policy')
    },
    /Content-Security-Policy is nothing/,
  ],
  [
    'a header that allows more',
    () => {
      spoil = (sent) => sent.headers.set('content-security-policy', 'frame-ancestors *')
    },
    /Content-Security-Policy is frame-ancestors \*/,
  ],
  [
    'a page that is kept for a year',
    () => {
      spoil = (sent) => sent.headers.set('cache-control', 'public, max-age=31536000, immutable')
    },
    /\/login as br: Cache-Control is public/,
  ],
  [
    'a page that leads elsewhere',
    () => {
      spoil = (sent) => {
        if (!isLogin(sent)) return
        sent.status = 302
        sent.headers.set('location', 'https://evil.example/login')
      }
    },
    /\/login as br: 302, led to https:\/\/evil\.example\/login/,
  ],
  [
    'a script of another type',
    () => {
      spoil = (sent) => isScript(sent) && sent.headers.set('content-type', 'text/html')
    },
    /Content-Type is text\/html/,
  ],
  [
    'a page in other letters',
    () => {
      spoil = (sent) => isLogin(sent) && sent.headers.set('content-type', 'text/html; charset=iso-2022-jp')
    },
    /\/login as br: Content-Type is text\/html; charset=iso-2022-jp/,
  ],
  [
    'a cookie',
    () => {
      spoil = (sent) => sent.headers.set('set-cookie', 'id=1')
    },
    /has set-cookie: id=1/,
  ],
  [
    'a file that was never built',
    () => {
      spoil = (sent) => {
        if (sent.path === '/sw.js') sent.status = 200
      }
    },
    /\/sw\.js: 200, and no such file was built/,
  ],
  [
    'another page at an address that has no file',
    () => {
      spoil = (sent) => sent.path === '/gun/pet/1' && send(sent, () => 'another')
    },
    /\/gun\/pet\/1 as br: another content/,
  ],
  [
    'another certificate',
    () => server.setSecureContext(theirs),
    /a certificate of another issuer: CN=Another authority/,
  ],
  [
    'another address in DNS',
    () => {
      names.v4 = ['203.0.113.9']
    },
    /DNS leads to 203\.0\.113\.9/,
  ],
  [
    'another name server',
    () => {
      names.ns = ['ns.evil.example.']
    },
    /a name server that is not known: ns\.evil\.example/,
  ],
  [
    'another authority allowed',
    () => {
      names.caa = [{ critical: 0, issue: 'evil.example' }]
    },
    /who may issue certificates: .*evil\.example/,
  ],
  [
    'a page that never ends',
    () => {
      limits.wholeMs = 2000
      spoil = (sent) => {
        if (isLogin(sent)) sent.drips = true
      }
    },
    /\/login has not ended after 2 s/,
  ],
  [
    'nothing at all',
    () => {
      spoil = (sent) => {
        if (isLogin(sent)) sent.headers.set('content-encoding', 'br')
        sent.body = isLogin(sent) ? Buffer.from('no brotli') : sent.body
      }
    },
    /no answer/,
  ],
]

for (const [what, mutate, told] of MUTATIONS) {
  test(`a watch finds ${what} within a minute`, async () => {
    let rounds = 0
    let mutatedAt = 0
    const differences = await watchSite(siteNow(), 10, () => {
      assert.ok(++rounds < 2, 'the change was not seen')
      mutate()
      server.closeAllConnections()
      mutatedAt = Date.now()
    })
    assert.is(rounds, 1, 'the site was as built before')
    assert.ok(
      differences.some((line) => told.test(line)),
      differences.join('\n'),
    )
    assert.ok(Date.now() - mutatedAt < 60_000)
  })
}

test('a picture is found within ten rounds', async () => {
  spoil = (sent) => sent.path.startsWith('/art/') && send(sent, () => '<svg onload="x()"/>')
  let rounds = 0
  while ((await verifySite(siteNow(), ++rounds)).length === 0) assert.ok(rounds < 10)
})

test('a certificate that nobody vouches for, or that ends within days, is a difference', async () => {
  const { ca: _, ...untrusting } = siteNow()
  assert.ok((await verifySite(untrusting)).every((line) => line.startsWith('no answer')))
  const old = selfSigned('Test authority', 3)
  server.setSecureContext(old)
  server.closeAllConnections()
  const told = await verifySite({ ...siteNow(), ca: old.cert })
  assert.ok(
    told.some((line) => /the certificate ends on/.test(line)),
    told.join('\n'),
  )
})

test('what is noted adds up: a host that takes turns is known by all of its addresses', async () => {
  names.v4 = ['192.0.2.2']
  const both = addToHost(host, await readHost(url, resolver, trusted))
  assert.equal(both.addresses, ['192.0.2.1', '192.0.2.2'])
  assert.equal(await verifySite({ ...siteNow(), host: both }), [])
})

test('without a note of the host, the files are compared all the same', async () => {
  names.v4 = ['203.0.113.9']
  assert.equal(await verifySite({ ...siteNow(), host: null }), [])
})

test.run()
