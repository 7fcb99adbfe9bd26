import { drive, type TapWorld } from '../../../src/actions/money/drive'
import { type NodeMemory, newNodeMemory, readFinalView } from '../../../src/actions/money/finalView'
import { giveUp } from '../../../src/actions/money/giveUp'
import { goOn } from '../../../src/actions/money/goOn'
import { canComeBack, isDiscardable, isOpen, type JournalEntry, Step } from '../../../src/domain/journal'
import { agreedOf } from '../../../src/domain/verdict'
import { AppError, type ErrorKey, toAppError } from '../../../src/errors'
import { type JournalStore, journalStore } from '../../../src/storage/journalStore'
import type { Model } from './model'

const never = new Promise<never>(() => {})

/** One page with the real journal and the real run on it. It dies at a given point: nothing returns from then on. */
export class Page {
  isAlive = true
  /** Points passed: one before and one after each outside call. */
  points = 0
  diesAt = Number.POSITIVE_INFINITY
  /** How many more writes succeed before one fails. */
  writesLeft = Number.POSITIVE_INFINITY
  /** Something to run at a given point, such as the end of the login. */
  at: { point: number; run: () => void } | null = null
  /** What the page shows. */
  readonly memory = new Map<string, JournalEntry>()
  readonly failures: ErrorKey[] = []
  private readonly store: JournalStore
  private readonly world: TapWorld
  private isTicking = false

  constructor(
    private readonly model: Model,
    public user: string | null,
  ) {
    this.store = journalStore(
      model.disk.backend(this, () => model.now),
      () => model.now,
    )
    this.world = this.createWorld()
  }

  /** An outside call; the page can die before it, and after it with the answer on its way. */
  async door<T>(_name: string, work: () => T | Promise<T>): Promise<T> {
    if (this.isGone()) return never
    try {
      const answer = await work()
      return this.isGone() ? never : answer
    } catch (cause) {
      if (this.isGone()) return never
      throw cause
    }
  }

  failsToWrite(): boolean {
    return this.writesLeft-- === 0
  }

  async load(): Promise<void> {
    const { entries } = await this.store.list()
    this.memory.clear()
    for (const entry of entries) if (entry.userid === this.user) this.memory.set(entry.id, entry)
  }

  /** A tap that begins something. */
  async tap(entry: JournalEntry): Promise<void> {
    try {
      await this.store.claim(entry)
      this.memory.set(entry.id, entry)
      await drive(entry, this.world)
    } catch (cause) {
      this.failures.push(toAppError(cause).key)
    }
  }

  /** A tap on "continue". */
  async goOn(id: string): Promise<void> {
    const entry = this.memory.get(id)
    if (!entry || !isDiscardable(entry)) return
    await drive(entry, this.world).catch((cause) => this.failures.push(toAppError(cause).key))
  }

  /** A tap on "discard", or the player saying that nothing was sent. */
  async giveUp(id: string): Promise<void> {
    const entry = this.memory.get(id)
    if (!entry) return
    // Noted first, because the page can die with the answer on its way.
    const wasDropped = this.model.dropped.has(id)
    this.model.dropped.add(id)
    if (await giveUp(entry, this.world).catch(() => false)) return this.model.noteDropped(entry)
    if (!wasDropped) this.model.dropped.delete(id)
    if (isDiscardable(entry)) await this.world.write(entry, { step: Step.dead, error: 'rejected' })
  }

  /** Checks what is in progress. */
  async tick(): Promise<void> {
    if (this.isTicking || !this.isAlive) return
    this.isTicking = true
    for (const entry of [...this.memory.values()]) {
      const isWatched = canComeBack(entry) || (isOpen(entry) && !isDiscardable(entry))
      if (isWatched && this.world.isOwn(entry)) await goOn(entry, this.world)
    }
    this.isTicking = false
  }

  private isGone(): boolean {
    if (!this.isAlive) return true
    this.points++
    if (this.at?.point === this.points) this.at.run()
    if (this.points === this.diesAt) this.isAlive = false
    return !this.isAlive
  }

  private readonly write = async (entry: JournalEntry, change: Partial<JournalEntry>) => {
    const next = await this.store.swap(entry, change).catch((cause) => {
      throw new AppError('storageOff', {}, cause)
    })
    if (!next) await this.load()
    else if (next.userid === this.user) this.memory.set(next.id, next)
    return next
  }

  private createWorld(): TapWorld {
    const { model } = this
    const { chain, provider, network } = model
    const memories: NodeMemory[] = []
    const read = <T>(name: string, look: (height: number) => T) => this.door(name, () => network.readAny(look))
    const readEach = <const T>(name: string, look: (height: number) => T, lies: readonly T[]) =>
      this.door(name, () => network.readEach(look, lies))
    const call = <T>(name: string, entry: JournalEntry, work: () => T | Promise<T>) => {
      // Judged when it leaves the page; nobody can know that the login ends a moment later.
      if (entry.userid !== this.user) model.broken.push(`${name} under another login`)
      return this.door(name, work)
    }
    return {
      runs: {},
      now: () => model.now,
      readFinal: (entry) =>
        this.door('final', async () => {
          const views = network.nodes().map((node, index) => {
            memories[index] ??= newNodeMemory()
            return readFinalView(entry, node, memories[index], model.now).catch(() => null)
          })
          return (await Promise.all(views)).filter((view) => view !== null)
        }),
      readSeen: ({ id }) => readEach('seen', (height) => chain.doneAt(id, height), [0, 1, 2 ** 40]),
      hasSucceeded: async (hash) =>
        agreedOf(
          await readEach('receipt', (height) => chain.receiptAt(hash, height)?.succeeded ?? null, [null, true, false]),
        ),
      readSent: (hash) => {
        const real = chain.sentAs(hash, chain.head)
        const other = { from: `0x${this.user}`, data: '0x', nonce: 0 } as const
        return readEach('sent', (height) => chain.sentAs(hash, height), [null, other, real && { ...real, nonce: 0 }])
      },
      findHash: async ({ id }) =>
        agreedOf(await readEach('find', () => chain.effectOf(id), [null, `0x${'e'.repeat(64)}`])),
      confirm: (entry) => call('confirm', entry, () => provider.confirm(entry)),
      write: this.write,
      isOwn: (entry) => entry.userid === this.user,
      hasChainStep: ({ kind }) => kind !== 'claim',
      link: () => this.door('link', () => model.refuse('link')),
      prepare: (entry) =>
        call('prepare', entry, () => (entry.kind === 'claim' ? provider.act(entry) : provider.prepare(entry))),
      // The steps below read by themselves.
      look: () => ({ reader: () => never, renew: () => never }),
      check: () => read('check', () => model.refuse('check')),
      allow: () => this.door('allow', () => (model.refusals.allow === 'hang' ? never : model.refuse('allow'))),
      prepareSend: (entry) =>
        read('gate', (height) => {
          model.refuse('gate')
          if (chain.doneAt(entry.id, height) > 0) throw new AppError('alreadyOpen')
          return () => call('wallet', entry, () => this.openWallet(entry))
        }),
      kick: () => void this.tick(),
    }
  }

  private openWallet(entry: JournalEntry): Promise<`0x${string}` | null> {
    const { model } = this
    if (model.disk.seenBy(this).get(entry.id)?.step !== Step.asked)
      model.broken.push('the wallet opened before the disk knew')
    return model.wallet.ask(entry)
  }
}
