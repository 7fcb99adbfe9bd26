import { request as askHttp, Agent as HttpAgent, type IncomingHttpHeaders } from 'node:http'
import { request as askHttps, Agent as HttpsAgent } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Unpacked. */
  body: Buffer
}

export interface Question {
  encoding: 'br' | 'gzip' | 'identity'
  /** Who seems to ask: a changed site may be meant for some alone. */
  userAgent: string
  /** Certificates to trust beside the system's. */
  ca?: string | undefined
  /** How long an answer may take as a whole, once it has a connection. */
  wholeMs?: number | undefined
}

const TIMEOUT_MS = 15_000
/** Long enough for any file of ours on any line that a watch runs on. */
const WHOLE_MS = 20_000
const TRIES = 3
/** As many connections as a browser opens to one host. */
const POOL = { keepAlive: true, maxSockets: 6 }
const plain = new HttpAgent(POOL)
const secure = new HttpsAgent(POOL)

/** Not asked for again: a host that drips could hold up a watch for as long as it likes. */
class Endless extends Error {}

/**
 * Asks for an address as it is, following no redirect.
 * @throws {Error} when nothing whole comes in three tries, or an answer does not end
 */
export async function ask(address: URL, question: Question): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await askOnce(address, question)
    } catch (cause) {
      if (tries === TRIES || cause instanceof Endless) throw cause
    }
  }
}

function askOnce(address: URL, { encoding, userAgent, ca, wholeMs = WHOLE_MS }: Question): Promise<Answer> {
  const isSecure = address.protocol === 'https:'
  const headers = { 'accept-encoding': encoding, 'user-agent': userAgent, accept: '*/*' }
  return new Promise((resolve, reject) => {
    const options = { headers, timeout: TIMEOUT_MS, agent: isSecure ? secure : plain, ...(ca ? { ca } : {}) }
    const request = (isSecure ? askHttps : askHttp)(address, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        try {
          const body = unpack(Buffer.concat(chunks), response.headers['content-encoding'])
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        } catch (cause) {
          reject(cause)
        }
      })
    })
    request.on('socket', () => {
      const end = () => request.destroy(new Endless(`${address.pathname} has not ended after ${wholeMs / 1000} s`))
      const timer = setTimeout(end, wholeMs)
      request.on('close', () => clearTimeout(timer))
    })
    request.on('timeout', () => request.destroy(new Error(`nothing for ${TIMEOUT_MS / 1000} s`)))
    request.on('error', reject)
    request.end()
  })
}

/** @throws {Error} for a packing that was not asked for, or a broken one */
function unpack(body: Buffer, encoding = 'identity'): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  if (encoding !== 'identity') throw new Error(`packed as ${encoding}`)
  return body
}
