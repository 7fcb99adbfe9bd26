import { type ServerResponse, STATUS_CODES } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { BadReply } from './replies'

type Chunk = string | Uint8Array

const REDIRECTS = [301, 302, 303, 307, 308]
const WITHOUT_BODY = [204, 205]
const unpacked = new Map<Chunk, Uint8Array>()

/** Unpacks what is sent with every call only once. @throws a zlib error, as fetch would reject */
function unpack(chunk: Chunk): Uint8Array {
  const bytes = unpacked.get(chunk) ?? gunzipSync(chunk)
  unpacked.set(chunk, bytes)
  return bytes
}

/**
 * What `fetch` makes of a reply, without a socket: redirects and broken connections reject, gzip is unpacked, and a
 * body that breaks off fails while it is read.
 */
export function answerInMemory(send: BadReply['send'], signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    let isPacked = false
    const onClose: (() => void)[] = []
    const breakOff = () => {
      const cause = new TypeError('terminated')
      reject(cause)
      try {
        body?.error(cause)
      } catch {
        // It had ended already.
      }
      for (const close of onClose.splice(0)) close()
    }
    signal?.addEventListener('abort', breakOff)
    const push = (chunk: Chunk) => {
      try {
        body?.enqueue(isPacked ? unpack(chunk) : typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
      } catch {
        breakOff()
      }
    }
    const response = {
      writeHead(status: number, text: string | Record<string, string> = {}, given: Record<string, string> = {}) {
        const [statusText, headers] = typeof text === 'string' ? [text, given] : [STATUS_CODES[status] ?? '', text]
        isPacked = headers['content-encoding'] === 'gzip'
        if (REDIRECTS.includes(status) && 'location' in headers) breakOff()
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            body = controller
          },
        })
        resolve(new Response(WITHOUT_BODY.includes(status) ? null : stream, { status, statusText, headers }))
        return response
      },
      flushHeaders: () => undefined,
      write: push,
      end(chunk?: Chunk) {
        if (chunk?.length) push(chunk)
        try {
          body?.close()
        } catch {
          // It broke off.
        }
      },
      on: (_: string, close: () => void) => void onClose.push(close),
      socket: { destroy: breakOff, resetAndDestroy: breakOff, end: breakOff },
    }
    send(response as unknown as ServerResponse)
  })
}
