import type { JournalEntry } from '../../../src/domain/journal'
import { AppError } from '../../../src/errors'
import type { Chain } from './chain'

/** How a call goes wrong: before the provider did anything, after it, by a refusal, or "not on chain yet". */
export type ApiFault = 'lostBefore' | 'lostAfter' | 'refused' | 'notYet'

/** The provider: counts what it did for each key. It believes callbacks, so a premature one is our fault. */
export class Provider {
  prepareFaults: (ApiFault | null)[] = []
  confirmFaults: (ApiFault | null)[] = []
  readonly prepared = new Map<string, number>()
  readonly ledger = new Map<string, number>()
  early = 0

  constructor(private readonly chain: Chain) {}

  prepare({ id }: JournalEntry): Record<string, string> {
    return this.answer(this.prepareFaults.shift(), () => {
      this.prepared.set(id, 1)
      return { id: 'order' }
    })
  }

  /** An action without a chain step: done at once, once per key. */
  act({ id }: JournalEntry): Record<string, string> {
    return this.answer(this.prepareFaults.shift(), () => {
      this.ledger.set(id, 1)
      return {}
    })
  }

  confirm({ id }: JournalEntry): unknown {
    const { head, settled } = this.chain
    const block = this.chain.doneAt(id, head)
    if (block === 0 || block > settled) this.early++
    return this.answer(this.confirmFaults.shift(), () => this.ledger.set(id, 1))
  }

  private answer<T>(fault: ApiFault | null | undefined, act: () => T): T {
    if (fault === 'lostBefore') throw new AppError('server')
    if (fault === 'refused') throw new AppError('api', { message: 'no' })
    if (fault === 'notYet') throw new AppError('notYet')
    const answer = act()
    if (fault === 'lostAfter') throw new AppError('server')
    return answer
  }
}
