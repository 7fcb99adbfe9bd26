/** One answer over the network; status 0 and an empty text when there was none in time. */
export interface Answer {
  status: number
  text: string
  /** Until the answer was whole. */
  ms: number
  /** From the Date header, where the page may read it; Unix milliseconds. */
  dateMs: number | null
}

export interface Question {
  url: string
  limitMs: number
  /** With a body it is a POST of JSON. */
  body?: object
  headers?: Record<string, string>
}

/** Everything a check touches that is not its own. */
export interface Outside {
  page: Window
  send(question: Question): Promise<Answer>
  /** The device's clock, Unix milliseconds. */
  now(): number
  wait(ms: number): Promise<void>
}

/** The real one. XMLHttpRequest, because it is older than fetch and has a time limit of its own. */
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

/** Other origins have to allow reading the header; asking for one that may not be read is written to the console. */
function readDate(request: XMLHttpRequest): number | null {
  const line = /^date: *(.*)$/im.exec(request.getAllResponseHeaders())
  const ms = Date.parse(line?.[1] ?? '')
  return ms > 0 ? ms : null
}

/** Whatever a promise does, an end in time: its outcome, or null. */
export function within<T>(outside: Outside, limitMs: number, promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise.then(undefined, () => null), outside.wait(limitMs).then(() => null)])
}
