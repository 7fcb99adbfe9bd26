import { randomBytes } from 'node:crypto'
import { cachingOf, HEADERS } from '../../src/build/hostRules'
import { type Manifest, sha256 } from '../../src/build/manifest'
import { contentType } from '../sandbox/site/files'
import { type Answer, ask, type Question } from './ask'
import { compareHost, type Host, type Resolver, readHost } from './host'

export interface Site {
  url: URL
  manifest: Manifest
  /** null: its DNS and certificate are not compared. */
  host: Host | null
  resolver?: Resolver
  /** Certificates to trust beside the system's. */
  ca?: string
  /** How long one answer may take. */
  wholeMs?: number
}

/** Where a host serves these files beside their own paths; every other page is app.html. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['/'],
  'login/index.html': ['/login', '/login?invite_code=ABC'],
  'marketplace/index.html': ['/marketplace'],
  'doctor/index.html': ['/doctor/'],
  'app.html': ['/accountAccount', '/setting', '/gun/pet/1', '/cardDetail?id=1'],
}

/** Each packing is a file of its own on most hosts, and a site may be changed for some of its visitors alone. */
const VISITORS: readonly Question[] = [
  {
    encoding: 'br',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 TokenPocket_Android',
  },
  {
    encoding: 'gzip',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MetaMaskMobile',
  },
  {
    encoding: 'identity',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
]

/** What no file of the site needs, and what could lead a browser elsewhere or have it keep something. */
const UNWANTED = ['set-cookie', 'refresh', 'link', 'location', 'clear-site-data', 'service-worker-allowed']

/** At these, a file would outlive the release, or was never built. */
const EMPTY = ['/sw.js', '/service-worker.js', '/a/app.js', '/index.php.js']

/** Pictures run nothing, and are most of the files: so many rounds see all of them, the first one alone all at once. */
const PICTURE_ROUNDS = 10

/**
 * Compares a live site with the manifest of its build: every file by every way it is sent, its headers, what must not
 * be there, and the host. @returns each difference as a line; none when all is as it was built
 * @param round 0 for all pictures, later ones for their share
 */
export async function verifySite(site: Site, round = 0): Promise<string[]> {
  const { url, manifest, host, resolver, ca, wholeMs } = site
  const checks = Object.entries(manifest).flatMap(([path, hash], index) => {
    if (path.startsWith('art/') && round > 0 && index % PICTURE_ROUNDS !== round % PICTURE_ROUNDS) return []
    const visitors = path.startsWith('art/') ? VISITORS.slice(-1) : VISITORS
    const addresses = ADDRESSES[path] ?? [`/${path}`]
    return addresses.flatMap((address) =>
      visitors.map((visitor) => async () => {
        const answer = await ask(new URL(address, url), { ...visitor, ca, wholeMs })
        return compare(path, hash, answer).map((difference) => `${address} as ${visitor.encoding}: ${difference}`)
      }),
    )
  })
  const missing = [...EMPTY, `/a/${randomBytes(4).toString('hex')}.js`].map((address) => async () => {
    const { status } = await ask(new URL(address, url), { ...VISITORS[0], ca, wholeMs } as Question)
    return status === 404 ? [] : [`${address}: ${status}, and no such file was built`]
  })
  const ofHost = async () => (host ? compareHost(host, await readHost(url, resolver, ca)) : [])
  const found = await Promise.all([...checks, ...missing, ofHost].map((check) => check().catch(noAnswer)))
  return found.flat()
}

const noAnswer = (cause: Error): string[] => [`no answer: ${cause.message}`]

/** How an answer differs from the built file. */
function compare(path: string, hash: string, { status, headers, body }: Answer): string[] {
  if (status !== 200) return [headers.location ? `${status}, led to ${headers.location}` : `${status}`]
  const caching = cachingOf(`/${path}`)
  const has = (name: string) => String(headers[name.toLowerCase()] ?? 'nothing')
  return [
    ...(sha256(body) === hash ? [] : [`another content, ${body.length} bytes`]),
    ...Object.entries(HEADERS).flatMap(([name, value]) => (has(name) === value ? [] : [`${name} is ${has(name)}`])),
    ...(isCached(has('cache-control'), caching) ? [] : [`Cache-Control is ${has('cache-control')}`]),
    ...(isOfType(has('content-type'), contentType(path)) ? [] : [`Content-Type is ${has('content-type')}`]),
    ...UNWANTED.flatMap((name) => (name in headers ? [`has ${name}: ${has(name)}`] : [])),
  ]
}

/** A charset in the header outranks the page's own: the same bytes would be read as other letters. */
function isOfType(present: string, wanted: string): boolean {
  const [type, charset = ''] = present.toLowerCase().replace('application/javascript', 'text/javascript').split(';')
  return type === wanted.split(';')[0] && /^( *charset="?utf-8"?)?$/.test(charset)
}

/** Hosts have two ways to say that a page is asked for again. */
const isCached = (present: string, wanted: string): boolean =>
  present === wanted || (wanted === 'no-cache' && /\bmax-age=0\b/.test(present) && /\bmust-revalidate\b/.test(present))
