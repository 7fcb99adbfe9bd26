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

  constructor(
    private readonly chain: Chain,
    private readonly random: () => number,
  ) {}

  /** Every machine without trouble. */
  heal(): void {
    this.addresses = this.addresses.map(() => [HEALTHY])
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

  /** The same of every address that answers. */
  readEach<T>(look: (height: number) => T): T[] {
    const machines = [...this.addresses.keys()].map((address) => this.draw(address)).filter(({ isDown }) => !isDown)
    if (machines.length === 0) throw new AppError('chainSilent')
    return machines.map((machine) => look(this.heightOf(machine)))
  }

  private nodeAt(address: number): ChainNode {
    const { chain } = this
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

  private draw(address: number): Machine {
    const machines = this.addresses[address] ?? []
    return machines[Math.floor(this.random() * machines.length)] ?? HEALTHY
  }

  /** A reorganised chain may be shorter than what a machine has come to. */
  private heightOf({ lag, stoppedAt }: Machine): number {
    return Math.max(0, Math.min(this.chain.head - lag, stoppedAt ?? this.chain.head))
  }
}
