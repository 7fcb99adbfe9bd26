import type { BlockId, ChainNode } from '../../../src/actions/money/finalView'
import { AppError } from '../../../src/errors'
import type { Chain } from './chain'

/** One machine behind an address. */
export interface Machine {
  /** Blocks it is behind the head. */
  lag: number
  /** The block at which it stopped; null: it goes on. */
  stoppedAt: number | null
  isDown: boolean
  /** Some nodes do not serve the tag. */
  hasFinalized: boolean
}

export const HEALTHY: Machine = { lag: 0, stoppedAt: null, isDown: false, hasFinalized: true }

/** Full nodes keep the state of about so many blocks. */
const KEPT_BLOCKS = 128

/** Addresses of nodes; behind each stand machines, and every single request reaches one drawn by chance. */
export class Network {
  addresses: Machine[][] = [[HEALTHY], [HEALTHY]]
  /** The one address whose answers are made up, each by chance; null: none. */
  liar: number | null = null
  /** Two addresses that lie, even one after the other, are two voices, which is what the rule believes. */
  private suspect: number | null = null

  constructor(
    private readonly chain: Chain,
    private readonly random: () => number,
  ) {}

  /** Has an address lie from now on, always the first one that did; null: none. */
  setLiar(address: number | null): void {
    this.suspect ??= address
    this.liar = address === null ? null : this.suspect
  }

  /** Every machine without trouble. */
  heal(): void {
    this.addresses = this.addresses.map(() => [HEALTHY])
    this.liar = null
  }

  /** The addresses as the app reads them by number. */
  nodes(): ChainNode[] {
    return this.addresses.map((_, index) => this.nodeAt(index))
  }

  /** One read of the app that any address may answer, in their order: what the machine sees up to its height. */
  readAny<T>(look: (height: number) => T): T {
    for (const address of this.addresses.keys()) {
      const machine = this.draw(address)
      if (!machine.isDown) return look(this.heightOf(machine))
    }
    throw new AppError('chainSilent')
  }

  /** The same of every address that answers; `lie` is one of those that a liar has for it. */
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

  /** Blocks and states that never were, near the head or far off. */
  private lyingNode(): ChainNode {
    const { head } = this.chain
    const number = () => this.pick([0, head - 200, head - 2, head, head + 3, 2 ** 40])
    const block = async (): Promise<BlockId> => ({
      number: number(),
      hash: this.pick(['lie', this.chain.hashAt(head)]),
    })
    return {
      readFinalized: block,
      readLatest: block,
      readBlock: async (asked) => ({ number: asked, hash: this.pick(['lie', this.chain.hashAt(asked)]) }),
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

  /** A reorganised chain may be shorter than what a machine has come to. */
  private heightOf({ lag, stoppedAt }: Machine): number {
    return Math.max(0, Math.min(this.chain.head - lag, stoppedAt ?? this.chain.head))
  }
}
