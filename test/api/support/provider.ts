import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiOptions } from '../../../src/api/client'

export interface Provider {
  base: string
  stop: () => Promise<void>
}

/** A provider on a port of its own that answers as told. */
export async function startProvider(answer: RequestListener): Promise<Provider> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { base: `http://127.0.0.1:${port}`, stop }
}

/** Options of a client whose waits take no time. */
export function apiOptions(options: Partial<ApiOptions> = {}): ApiOptions {
  return {
    base: '',
    fetch: globalThis.fetch,
    token: () => 'token',
    language: () => 'EN-US',
    serverId: () => null,
    onUnauthorised: () => {},
    newKey: () => `0x${'a'.repeat(64)}`,
    wait: async () => {},
    ...options,
  }
}

export interface Asked {
  url: string
  init: RequestInit
  header: (name: string) => string | null
}

/** A fetch that gives these replies in turn, the last one for ever, and notes what was asked. */
export function fakeFetch(...replies: (() => Response | Promise<Response>)[]): { fetch: typeof fetch; asked: Asked[] } {
  const asked: Asked[] = []
  const fake = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    asked.push({ url: String(input), init, header: (name) => new Headers(init.headers).get(name) })
    const reply = replies[Math.min(asked.length, replies.length) - 1]
    if (!reply) throw new TypeError('no reply')
    return reply()
  }
  return { fetch: fake, asked }
}

export const ok = (data: unknown) => (): Response => new Response(JSON.stringify({ code: 200, data }))
export const fail =
  (status: number, headers: Record<string, string> = {}, body = '') =>
  (): Response =>
    new Response(body, { status, headers })
