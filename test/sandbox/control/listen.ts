import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

const PORTS_TRIED = 20
/** Longer than any client here keeps a connection: one that is closed just as it is used again fails the request. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  server: Server
  port: number
  close(): Promise<void>
}

/** Listens on the port, or on the next free one. */
export async function listen(
  app: Hono,
  port: number,
  host: string,
  onTaken: (port: number) => void,
): Promise<Listening> {
  for (let tried = 0; tried < PORTS_TRIED; tried++) {
    const server = createAdaptorServer({ fetch: app.fetch }) as Server
    server.keepAliveTimeout = KEEP_ALIVE_MS
    const isListening = await tryPort(server, port + tried, host)
    if (isListening) return toListening(server)
    onTaken(port + tried)
  }
  throw new Error(`no free port from ${port} to ${port + PORTS_TRIED - 1}`)
}

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, host, () => resolve(true))
  })
}

function toListening(server: Server): Listening {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { server, port, close }
}
