import { X509Certificate } from 'node:crypto'
import { promises as dns } from 'node:dns'
import { connect } from 'node:tls'
import { sha256 } from '../../src/build/manifest'

/** What is known of the host behind a site's name. Each list grows with what its operator notes as right. */
export interface Host {
  addresses: readonly string[]
  nameServers: readonly string[]
  /** Who may issue certificates for it. */
  authorities: readonly string[]
  /** SHA-256 of the certificate's public key. */
  keys: readonly string[]
  issuers: readonly string[]
}

/** The part of Node's resolver that is asked. */
export type Resolver = Pick<typeof dns, 'resolve4' | 'resolve6' | 'resolveNs' | 'resolveCaa'>

const TIMEOUT_MS = 15_000
const DAY_MS = 86_400_000
/** A certificate that ends so soon should have been renewed. */
const RENEWAL_DAYS = 7

const NOTHING: Host = { addresses: [], nameServers: [], authorities: [], keys: [], issuers: [] }
const KINDS = Object.keys(NOTHING) as (keyof Host)[]

/**
 * What the host looks like now, by DNS and by the certificate it shows.
 * @throws {Error} when it has no address, or shows a certificate that does not hold
 */
export async function readHost(url: URL, resolver: Resolver = dns, ca?: string): Promise<Host> {
  const none = (): never[] => []
  const [v4, v6, nameServers, authorities, certificate] = await Promise.all([
    resolver.resolve4(url.hostname).catch(none),
    resolver.resolve6(url.hostname).catch(none),
    climb(url.hostname, (name) => resolver.resolveNs(name)),
    climb(url.hostname, (name) => resolver.resolveCaa(name)),
    url.protocol === 'https:' ? readCertificate(url, ca) : null,
  ])
  if (v4.length + v6.length === 0) throw new Error(`${url.hostname} has no address`)
  return {
    addresses: [...v4, ...v6].sort(),
    nameServers: nameServers.map((name) => name.toLowerCase()).sort(),
    authorities: authorities.map((record) => JSON.stringify(record)).sort(),
    keys: certificate ? [sha256(certificate.publicKey.export({ type: 'spki', format: 'der' }))] : [],
    issuers: certificate ? [certificate.issuer] : [],
  }
}

/** The answer for the name, or for the nearest name above it that has one. */
async function climb<T>(name: string, resolve: (name: string) => Promise<T[]>): Promise<T[]> {
  const found = await resolve(name).catch(() => [])
  const above = name.slice(name.indexOf('.') + 1)
  // Not a whole country's.
  return found.length > 0 || !above.includes('.') ? found : climb(above, resolve)
}

/** @throws {Error} when no authority that is trusted vouches for it, or it ends within days */
function readCertificate({ hostname, port }: URL, ca?: string): Promise<X509Certificate> {
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname, ...(ca ? { ca } : {}) }
    const socket = connect(options, () => {
      const certificate = new X509Certificate(socket.getPeerCertificate().raw)
      socket.end()
      const leftMs = Date.parse(certificate.validTo) - Date.now()
      if (leftMs > RENEWAL_DAYS * DAY_MS) resolve(certificate)
      else reject(new Error(`the certificate ends on ${certificate.validTo}`))
    })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no certificate in time')))
    socket.on('error', reject)
  })
}

const WORDS: Record<keyof Host, string> = {
  addresses: 'DNS leads to',
  nameServers: 'a name server that is not known:',
  authorities: 'another rule for who may issue certificates:',
  keys: 'another certificate, with the key',
  issuers: 'a certificate of another issuer:',
}

/** What the host now has and is not known to have, one line each. */
export const compareHost = (known: Host, now: Host): string[] =>
  KINDS.flatMap((kind) =>
    now[kind].filter((value) => !known[kind].includes(value)).map((value) => `${WORDS[kind]} ${value}`),
  )

/** Both together: a host may have several addresses and keys, and shows some of them at a time. */
export const addToHost = (known: Host | null, now: Host): Host =>
  Object.fromEntries(KINDS.map((kind) => [kind, [...new Set([...(known ?? NOTHING)[kind], ...now[kind]])].sort()])) as {
    [K in keyof Host]: string[]
  }
