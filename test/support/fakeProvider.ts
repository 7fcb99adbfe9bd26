import { createProvider, type DemoProvider } from '../sandbox/wallet/createProvider'
import { type PersonaName, quirksOf } from '../sandbox/wallet/personas'
import { type QuirkChanges, withChanges } from '../sandbox/wallet/quirks'
import type { Question, Request } from '../sandbox/wallet/world'

/** The two accounts of the fake wallet's owner, in lower case. */
export const ALICE = '0xa11ce00000000000000000000000000000000001'
export const BOB = '0xb0b0000000000000000000000000000000000002'
/** A well-formed signature that no key made. */
export const SIGNATURE = `0x${'12'.repeat(64)}1b`
export const HASH = `0x${'ab'.repeat(32)}`

type Answer = unknown | ((...params: never[]) => unknown)

export interface FakeOptions extends QuirkChanges {
  persona?: PersonaName
  /**
   * By method; a function is called with the parameters, an Error is thrown. They take precedence over the persona's
   * own.
   */
  answers?: Record<string, Answer>
  account?: string
  /** Linked to the page from the start. */
  linked?: boolean
  chainId?: number
  /** The chain behind the wallet, for requests it passes on; without one, a transaction is accepted but never mined. */
  node?: Request
  /** The owner's answer to each question. */
  approve?: boolean | ((question: Question) => boolean | Promise<boolean>)
}

interface Fake {
  /** The methods requested so far. */
  asked: string[]
  calls: { method: string; params: readonly unknown[] }[]
  questions: Question[]
  /** The owner chooses another account. */
  useAccount(account: string): void
  /** The owner grants the link without being asked. */
  link(): void
  useChain(chainId: number): void
  /** Calls every listener ever added, even removed ones: some wallets cannot remove a listener. */
  emit(event: string, value?: unknown): void
}

export type FakeProvider = DemoProvider & Fake

/** A wallet's provider without a wallet: any persona, any single quirk, and the test's own answers. */
export function fakeProvider(options: FakeOptions = {}): FakeProvider {
  const { persona = 'perfect', answers = {}, linked = true, approve = true, node, ...changes } = options
  const quirks = withChanges(quirksOf(persona), changes)
  const state = { account: options.account ?? ALICE, chainId: options.chainId ?? 31337, linked }
  const calls: Fake['calls'] = []
  const asked: string[] = []
  const questions: Question[] = []
  const events: [string, (value: unknown) => void][] = []
  const rpc = async (method: string, params: readonly unknown[]) => {
    if (method === 'personal_sign') return SIGNATURE
    if (node) return node(method, params)
    if (method === 'eth_sendTransaction') return HASH
    throw { code: -32601, message: `${method}: nothing was set up, ${JSON.stringify(params)}` }
  }
  const { provider, accountChanged, chainChanged } = createProvider(() => quirks, {
    account: () => state.account,
    otherAccount: () => BOB,
    isLinked: () => state.linked,
    link: () => {
      state.linked = true
    },
    chainId: () => state.chainId,
    useChain: (chainId) => {
      state.chainId = chainId
    },
    approve: async (question) => {
      questions.push(question)
      return typeof approve === 'function' ? approve(question) : approve
    },
    rpc,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const { request, on } = provider
  const own: Fake & Pick<DemoProvider, 'request' | 'on'> = {
    asked,
    calls,
    questions,
    async request({ method, params = [] }) {
      asked.push(method)
      calls.push({ method, params })
      if (!(method in answers)) return request({ method, params })
      const answer = answers[method]
      const value: unknown = typeof answer === 'function' ? await answer(...(params as never[])) : answer
      if (value instanceof Error) throw value
      return value
    },
    on(event, listener) {
      events.push([event, listener])
      on(event, listener)
    },
    emit(event, value) {
      for (const [name, listener] of events) if (name === event) listener(value)
    },
    link() {
      state.linked = true
    },
    useAccount(account) {
      const previous = state.account
      state.account = account
      accountChanged(previous)
    },
    useChain(chainId) {
      state.chainId = chainId
      chainChanged()
    },
  }
  return Object.assign(provider, own)
}
