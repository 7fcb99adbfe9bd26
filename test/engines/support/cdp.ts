type Params = Record<string, unknown>
interface Message {
  id?: number
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
}

/** A connection over the DevTools protocol, to a browser or to one of its pages. */
export interface Connection {
  /** @throws {Error} the browser's refusal, or that the connection is closed */
  send<Result = Params>(method: string, params?: Params): Promise<Result>
  on(method: string, listen: (params: Params) => void): void
  close(): void
}

/** Connects to a DevTools address, one `ws:` address for each target: sessions within one came only with Chrome 77. */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve(result: Params): void; reject(cause: Error): void; method: string }>()
  const listeners = new Map<string, ((params: Params) => void)[]>()
  let last = 0
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)), { once: true })
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params = {}, result = {}, error } = JSON.parse(String(data)) as Message
    if (id === undefined) {
      for (const listen of listeners.get(method ?? '') ?? []) listen(params)
      return
    }
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`))
    else call?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject, method } of waiting.values()) reject(new Error(`${method}: the browser is gone`))
    waiting.clear()
  })
  return {
    send: <Result>(method: string, params: Params = {}) =>
      new Promise<Result>((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error(`${method}: the browser is gone`))
        waiting.set(++last, { resolve: (result) => resolve(result as Result), reject, method })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    on: (method, listen) => listeners.set(method, [...(listeners.get(method) ?? []), listen]),
    close: () => socket.close(),
  }
}
