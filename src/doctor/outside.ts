/** One answer over the network; status 0 and an empty text when there was none in time. */
export interface Answer {
  status: number
  text: string
  /** Milliseconds until the whole answer was received. */
  ms: number
  /** From the Date header, in Unix milliseconds; null if the page may not read it. */
  dateMs: number | null
}

export interface Question {
  url: string
  limitMs: number
  /** With a body, the request is a POST of JSON. */
  body?: object
  headers?: Record<string, string>
}

/** Everything outside itself that a check touches. */
export interface Outside {
  page: Window
  send(question: Question): Promise<Answer>
  /** The device's clock, Unix milliseconds. */
  now(): number
  wait(ms: number): Promise<void>
}

/** The real one. It uses XMLHttpRequest, which is older than fetch and has its own timeout. */
export const openOutside = (page: Window & typeof globalThis): Outside => ({
  page,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => page.setTimeout(resolve, ms)),
  send: ({ url, limitMs, body, headers = {} }) =>
    new Promise((resolve) => {
      const started = Date.now()
      const request = new page.XMLHttpRequest()
      const end = () => {
        const isDone = request.readyState === 4 && request.status > 0
        resolve({
          status: isDone ? request.status : 0,
          text: isDone ? request.responseText : '',
          ms: Date.now() - started,
          dateMs: isDone ? readDate(request) : null,
        })
      }
      request.onload = end
      request.onerror = end
      request.ontimeout = end
      try {
        request.open(body ? 'POST' : 'GET', url)
        request.timeout = limitMs
        for (const name of Object.keys(headers)) request.setRequestHeader(name, headers[name] ?? '')
        if (body) request.setRequestHeader('content-type', 'application/json')
        request.send(body ? JSON.stringify(body) : null)
      } catch {
        end()
      }
    }),
})

/** Other origins have to allow reading the header; asking for a forbidden one would log an error to the console. */
function readDate(request: XMLHttpRequest): number | null {
  const line = /^date: *(.*)$/im.exec(request.getAllResponseHeaders())
  const ms = Date.parse(line?.[1] ?? '')
  return ms > 0 ? ms : null
}

/** The promise's outcome, or null if it rejects or takes longer than the limit. */
export function within<T>(outside: Outside, limitMs: number, promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise.then(undefined, () => null), outside.wait(limitMs).then(() => null)])
}
