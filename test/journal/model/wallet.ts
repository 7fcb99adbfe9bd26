import type { JournalEntry } from '../../../src/domain/journal'
import { AppError } from '../../../src/errors'
import type { Chain, Transaction } from './chain'

type Hash = `0x${string}`

/** What a wallet can do with a request to send. */
export const WALLET_WAYS = [
  'ok',
  'rejects',
  'rejectsAfterSending',
  'rejectsAndSendsLate',
  'hangs',
  'hangsAfterSending',
  'failsBefore',
  'failsAfterSending',
  'garbageHash',
  'neverSends',
  'slow',
  'spedUp',
  'cancelled',
  'dropped',
  'droppedAndBack',
  'reverts',
  'twiceFirstHash',
  'twiceSecondHash',
  'failsAndTriesAgain',
  'answersLate',
  'rejectsLate',
  'sendsLate',
  'failsLate',
  'othersHash',
  'othersHashThatWaits',
  'othersHashAlone',
  'olderHash',
  'relayed',
  'relayedFails',
  'relayedTwice',
] as const
export type WalletWay = (typeof WALLET_WAYS)[number]

type Send = (change?: Partial<Transaction>) => Transaction

const never = new Promise<never>(() => {})
const UNKNOWN = () => new AppError('unknownOutcome')
const SLOW_BLOCKS = 30
const STRANGER = '0xstranger'
const RELAYER = '0xrelayer'

/** The wallet and its owner. Requests are counted per entry; late answers wait for `release`. */
export class Wallet {
  way: WalletWay = 'ok'
  readonly requests = new Map<string, number>()
  private waiting: (() => void)[] = []

  constructor(private readonly chain: Chain) {}

  /** Does now what was put off. */
  release(): void {
    const waiting = this.waiting
    this.waiting = []
    for (const run of waiting) run()
  }

  ask({ id, account }: JournalEntry): Promise<Hash | null> {
    this.requests.set(id, (this.requests.get(id) ?? 0) + 1)
    const send = (change: Partial<Transaction> = {}) => this.chain.send(account, id, change)
    const relay = (change: Partial<Transaction> = {}) => this.chain.send(RELAYER, id, change)
    const answer = this.answers[this.way]
    return answer(send, account, relay)
  }

  private later<T>(answer: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        try {
          resolve(answer())
        } catch (cause) {
          reject(cause)
        }
      })
    })
  }

  private readonly answers: Record<WalletWay, (send: Send, account: Hash, relay: Send) => Promise<Hash | null>> = {
    ok: async (send) => send().hash,
    rejects: () => Promise.reject(new AppError('rejected')),
    rejectsAfterSending: (send) => {
      send()
      return Promise.reject(new AppError('rejected'))
    },
    rejectsAndSendsLate: (send) => {
      this.waiting.push(() => void send())
      return Promise.reject(new AppError('rejected'))
    },
    hangs: () => never,
    hangsAfterSending: (send) => {
      send()
      return never
    },
    failsBefore: () => Promise.reject(UNKNOWN()),
    failsAfterSending: (send) => {
      send()
      return Promise.reject(UNKNOWN())
    },
    garbageHash: async (send) => {
      send()
      return null
    },
    neverSends: async () => `0x${'0'.repeat(63)}1`,
    slow: async (send) => send({ delay: SLOW_BLOCKS }).hash,
    spedUp: async (send) => {
      const first = send({ delay: 1 })
      send({ nonce: first.nonce })
      return first.hash
    },
    cancelled: async (send, account) => {
      const first = send({ delay: 1 })
      this.waiting.push(() => this.chain.send(account, null, { nonce: first.nonce }))
      return Object.assign(first, { delay: SLOW_BLOCKS * 9 }).hash
    },
    dropped: async (send) => {
      const { hash } = send({ delay: SLOW_BLOCKS })
      this.waiting.push(() => this.chain.drop(hash))
      return hash
    },
    droppedAndBack: async (send) => {
      const sent = send()
      this.chain.drop(sent.hash)
      this.waiting.push(() => this.chain.sendAgain(sent))
      return sent.hash
    },
    reverts: async (send) => send({ fails: true }).hash,
    twiceFirstHash: async (send) => {
      const { hash } = send()
      send()
      return hash
    },
    twiceSecondHash: async (send) => {
      send()
      return send().hash
    },
    // As after a gas limit that was too low. The wallet reports only the first hash.
    failsAndTriesAgain: async (send) => {
      const { hash } = send({ fails: true })
      this.waiting.push(() => void send())
      return hash
    },
    answersLate: (send) => {
      const { hash } = send()
      return this.later(() => hash)
    },
    rejectsLate: () =>
      this.later(() => {
        throw new AppError('rejected')
      }),
    sendsLate: (send) => this.later(() => send().hash),
    othersHash: async (send) => {
      send({ delay: 1 })
      return this.chain.send(STRANGER, null).hash
    },
    // Its nonce is one the player's account has long since used.
    othersHashThatWaits: async (send, account) => {
      this.chain.send(account, null)
      this.chain.mine()
      send({ delay: SLOW_BLOCKS })
      return this.chain.send(STRANGER, null, { delay: SLOW_BLOCKS * 9 }).hash
    },
    othersHashAlone: async () => this.chain.send(STRANGER, null).hash,
    // For example the hash of the approval before.
    olderHash: async (send, account) => {
      const { hash } = this.chain.send(account, null)
      send()
      return hash
    },
    // The account's action in somebody else's transaction (ERC-4337, EIP-7702).
    relayed: async (_send, _account, relay) => relay().hash,
    relayedFails: async (_send, _account, relay) => relay({ fails: true }).hash,
    relayedTwice: async (_send, _account, relay) => {
      const { hash } = relay({ fails: true })
      this.waiting.push(() => void relay())
      return hash
    },
    failsLate: (send) => {
      send()
      return this.later(() => {
        throw UNKNOWN()
      })
    },
  }
}
