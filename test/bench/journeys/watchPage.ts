/** What can be seen in the page at a moment. */
export interface Sign {
  /** Elements that are looked for; an image counts once it is loaded. */
  css: string
  /** What their text has to match, without regard to case. */
  text?: string
  /** How many there have to be; absent: one. */
  count?: number
  /** None of these may be there. */
  without?: string
  /** What the path has to match. */
  path?: string
}

/** A question to the player that opens the wallet. */
export interface Question {
  asked: 'eth_requestAccounts' | 'eth_sendTransaction'
}

/** Ends a journey: something is seen, or the wallet is asked. */
export type End = Sign | Question

export interface Watched {
  /** What is tapped by itself, once it has been seen for `waitMs`. */
  tap: Sign | null
  end: End
  waitMs: number
  /** The account that the wallet lets the page use; null: it has to ask for it. */
  account: string | null
}

/** What the page's script leaves for us; times in milliseconds since 1970. */
export interface Watch {
  tappedMs: number | null
  endedMs: number | null
  isSeen(sign: Sign): boolean
  tap(sign: Sign): boolean
}

export interface WatchedWindow {
  journey: Watch
  /** Asks the chain without using the page's network, as a wallet does. */
  askChain(request: { method: string; params?: unknown[] }): Promise<unknown>
}

/**
 * Runs in the page before its scripts: a wallet that never answers a question, and a look at the page each 10 ms.
 * Helpers are methods: a function with a name would need a helper of the compiler, which the page does not have.
 */
export function watchPage({ tap, end, waitMs, account }: Watched): void {
  const page = window as unknown as Window & WatchedWindow & { ethereum: object }
  const state = { asked: '', seenMs: 0 }
  const tools = {
    now(): number {
      return performance.timeOrigin + performance.now()
    },
    find({ css, text, path = '' }: Sign): HTMLElement[] {
      if (!new RegExp(path).test(location.pathname)) return []
      return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        if (width <= 20 || height <= 10) return false
        if (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0)) return false
        return text === undefined || new RegExp(text, 'i').test(element.textContent.trim())
      })
    },
    look() {
      if (!document.body) return
      if ('asked' in end ? state.asked === end.asked : journey.isSeen(end)) {
        journey.endedMs = tools.now()
        clearInterval(timer)
      } else if (tap && journey.tappedMs === null && tools.find(tap).length > 0) {
        state.seenMs ||= tools.now()
        if (tools.now() - state.seenMs >= waitMs) journey.tap(tap)
      }
    },
  }
  const journey: Watch = {
    tappedMs: null,
    endedMs: null,
    isSeen(sign) {
      const isClear = sign.without === undefined || document.querySelector(sign.without) === null
      return isClear && tools.find(sign).length >= (sign.count ?? 1)
    },
    tap(sign) {
      const [found] = tools.find(sign)
      if (!found) return false
      journey.tappedMs = tools.now()
      found.click()
      return true
    },
  }
  page.journey = journey
  page.ethereum = {
    isMetaMask: true,
    chainId: '0x7a69',
    networkVersion: '31337',
    on() {
      return this
    },
    removeListener() {
      return this
    },
    request(request: { method: string; params?: unknown[] }): Promise<unknown> {
      if (/^(eth_requestAccounts|personal_sign|eth_sendTransaction)$/.test(request.method)) {
        state.asked = request.method
        tools.look()
        return new Promise(() => undefined)
      }
      if (request.method === 'eth_accounts') return Promise.resolve(account === null ? [] : [account])
      if (request.method === 'eth_chainId') return Promise.resolve('0x7a69')
      return page.askChain(request)
    },
  }
  const timer = setInterval(tools.look, 10)
  // A busy page may run its own timers before ours.
  document.addEventListener('load', tools.look, true)
}
