import type { Answer, Outside, Question } from '../../../src/doctor/outside'
import { fakePage } from '../../wallet/fakePage'

export const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
export const BOB = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
export const START_MS = Date.UTC(2026, 10, 22)

/** A storage as a browser has it. */
function fakeStorage(content: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(content))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

type Reply = Partial<Answer> | 'silent'

export interface World {
  /** Globals of the page. */
  page?: Record<string, unknown> | undefined
  agent?: string
  stored?: Record<string, string>
  search?: string
  /** What a node says, by method; null is silence. */
  chain?: Record<string, unknown>
  settings?: Reply | undefined
  user?: Reply
  /** Answers come so much later. */
  lateMs?: number
}

export const CHROME = 'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/119.0.6045.193 Mobile Safari/537.36'

const block = (atMs: number) => ({ number: '0x3e8', timestamp: `0x${Math.floor(atMs / 1000).toString(16)}` })

/** More than a database of the tests needs from its opening to its end. */
const TURNS = 300

function afterTurns(turns: number, run: () => void): void {
  if (turns === 0) run()
  else setImmediate(() => afterTurns(turns - 1, run))
}

/** A well-behaved chain and server, a plain browser without a wallet, and a clock that runs only as fast as it is waited. */
export function fakeOutside(world: World = {}): Outside & { asked: Question[] } {
  let nowMs = START_MS
  const timers: { at: number; fire: () => void }[] = []
  let isTicking = false
  const tick = () => {
    isTicking = false
    timers.sort((one, other) => one.at - other.at)
    const next = timers.shift()
    if (!next) return
    nowMs = Math.max(nowMs, next.at)
    next.fire()
    schedule()
  }
  const schedule = () => {
    if (isTicking || timers.length === 0) return
    isTicking = true
    // What does not wait for this clock, such as a database, is faster: it needs turns of the loop, not time.
    afterTurns(TURNS, tick)
  }
  const wait = (ms: number) =>
    new Promise<void>((fire) => {
      timers.push({ at: nowMs + ms, fire })
      schedule()
    })
  const page = fakePage(
    {
      location: { host: 'dragon.example', search: world.search ?? '', hash: '' },
      localStorage: fakeStorage(world.stored),
      sessionStorage: fakeStorage(),
      ...world.page,
    },
    world.agent ?? CHROME,
  )
  const chain: Record<string, unknown> = {
    eth_chainId: '0x7a69',
    eth_getBlockByNumber: block(START_MS),
    eth_getBalance: '0xde0b6b3a7640000',
    eth_gasPrice: '0x3b9aca00',
    eth_getCode: '0x',
    ...world.chain,
  }
  const asked: Question[] = []
  const replyTo = ({ url, body }: Question): Reply => {
    if (url.endsWith('/api/website/setting')) {
      return { status: 200, text: '{"code":200,"data":[]}', dateMs: START_MS, ...Object(world.settings) }
    }
    if (url.endsWith('/api/user/info')) return world.user ?? 'silent'
    const result = chain[(body as { method: string }).method]
    return result === null ? 'silent' : { status: 200, text: JSON.stringify({ result }) }
  }
  return {
    page,
    asked,
    now: () => nowMs,
    wait,
    send: async (question) => {
      asked.push(question)
      const reply =
        question.url.endsWith('/api/website/setting') && world.settings === 'silent' ? 'silent' : replyTo(question)
      if (world.lateMs) await wait(world.lateMs)
      if (reply === 'silent') return { status: 0, text: '', ms: question.limitMs, dateMs: null }
      return { status: 200, text: '', ms: 20, dateMs: null, ...reply }
    },
  }
}

/** An injected provider that answers these methods. */
export const fakeWallet = (answers: Record<string, unknown>, flags: Record<string, unknown> = {}) => ({
  ...flags,
  request: async ({ method }: { method: string }) => {
    if (method in answers) return answers[method]
    throw { code: 4200, message: `${method} is not supported` }
  },
})

/** The answer of the provider to who is logged in. */
export const loggedIn = (address: string): Reply => ({ text: JSON.stringify({ code: 200, data: { address } }) })
