import type { BlockId, ChainNode } from '../../../src/actions/money/finalView'
import { AppError } from '../../../src/errors'
import type { Chain } from './chain'

/** One machine behind an address. */
export interface Machine {
  /** How many blocks it is behind the head. */
  lag: number
  /** The block at which it stopped; null: it is running. */
  stoppedAt: number | null
  isDown: boolean
  /** Whether it serves the tag `finalized`; some nodes do not. */
  hasFinalized: boolean
}

export const HEALTHY: Machine = { lag: 0, stoppedAt: null, isDown: false, hasFinalized: true }

/** Full nodes keep the state of about this many blocks. */
const KEPT_BLOCKS = 128

/** Addresses of nodes. There are machines behind each, and every request reaches one chosen at random. */
export class Network {
  addresses: Machine[][] = [[HEALTHY], [HEALTHY]]
  /** The one address with invented answers, each chosen at random; null: none. */
  liar: number | null = null
  /** Two addresses that lie, even one after the other, count as two voices, which the rule believes. */
  private suspect: number | null = null

  constructor(
    private readonly chain: Chain,
    private readonly random: () => number,
  ) {}

  /** Lets an address lie from now on, always the first one that did; null: none. */
  setLiar(address: number | null): void {
    this.suspect ??= address
    this.liar = address === null ? null : this.suspect
  }

  /** Makes every machine healthy, and ends all lies. */
  heal(): void {
    this.addresses = this.addresses.map(() => [HEALTHY])
    this.liar = null
  }

  /** The addresses as the app reads them by number. */
  nodes(): ChainNode[] {
    return this.addresses.map((_, index) => this.nodeAt(index))
  }

  /** A read of the app's that any address may answer, tried in order: what the machine sees up to its height. */
  readAny<T>(look: (height: number) => T): T {
    for (const address of this.addresses.keys()) {
      const machine = this.draw(address)
      if (!machine.isDown) return look(this.heightOf(machine))
    }
    throw new AppError('chainSilent')
  }

  /** The same from every address that answers; a liar gives one of `lies`. */
  readEach<T>(look: (height: number) => T, lies: readonly T[]): T[] {
    const answers: T[] = []
    for (const address of this.addresses.keys()) {
      const machine = this.draw(address)
      if (address === this.liar) answers.push(this.pick(lies))
      else if (!machine.isDown) answers.push(look(this.heightOf(machine)))
    }
    if (answers.length === 0) throw new AppError('chainSilent')
    return answers
  }

  private nodeAt(address: number): ChainNode {
    const { chain } = this
    if (address === this.liar) return this.lyingNode()
    const ask = async <T>(look: (machine: Machine, height: number) => T): Promise<T> => {
      const machine = this.draw(address)
      if (machine.isDown) throw new AppError('chainSilent')
      return look(machine, this.heightOf(machine))
    }
    const blockAt = (number: number): BlockId => ({ number, hash: chain.hashAt(number) })
    return {
      readFinalized: () =>
        ask(({ hasFinalized }, height) => {
          if (!hasFinalized) throw new AppError('chainSilent')
          return blockAt(Math.min(chain.finalized, height))
        }),
      readLatest: () => ask((_, height) => blockAt(height)),
      readBlock: (number) => ask((_, height) => (number <= height ? blockAt(number) : null)),
      readView: ({ id, account }, block, by) =>
        ask((_, height) => {
          const isKept = block.number <= height && height - block.number < KEPT_BLOCKS
          const isThere = by === 'number' || chain.hashAt(block.number) === block.hash
          if (!isKept || !isThere) throw new AppError('chainSilent')
          return {
            block: block.number,
            done: chain.doneAt(id, block.number),
            nonce: chain.nonceOf(account, block.number),
          }
        }),
    }
  }

  /** Blocks and states that never existed, near the head or far away. */
  private lyingNode(): ChainNode {
    const { head } = this.chain
    const number = () => this.pick([0, head - 200, head - 2, head, head + 3, 2 ** 40])
    const block = async (): Promise<BlockId> => ({
      number: number(),
      hash: this.pick(['0x11e', this.chain.hashAt(head)]),
    })
    return {
      readFinalized: block,
      readLatest: block,
      readBlock: async (asked) => ({ number: asked, hash: this.pick(['0x11e', this.chain.hashAt(asked)]) }),
      readView: async (_, { number: block }) => ({ block, done: number(), nonce: this.pick([0, 1, 7, 2 ** 40]) }),
    }
  }

  private pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T
  }

  private draw(address: number): Machine {
    const machines = this.addresses[address] ?? []
    return machines[Math.floor(this.random() * machines.length)] ?? HEALTHY
  }

  /** A reorganised chain may be shorter than a machine's own. */
  private heightOf({ lag, stoppedAt }: Machine): number {
    return Math.max(0, Math.min(this.chain.head - lag, stoppedAt ?? this.chain.head))
  }
}
