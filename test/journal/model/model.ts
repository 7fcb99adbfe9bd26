import { isOpen, type JournalEntry, Step } from '../../../src/domain/journal'
import type { MoneyKind } from '../../../src/domain/moneyKinds'
import { AppError, type ErrorKey } from '../../../src/errors'
import { createRandom } from '../../sandbox/api/seed/random'
import { Chain } from './chain'
import { Disk } from './disk'
import { HEALTHY, Network } from './network'
import { Page } from './page'
import { Provider } from './provider'
import { Wallet } from './wallet'

/** Where an action can be refused before the wallet is asked. */
export type Gate = 'link' | 'check' | 'allow' | 'gate'

/** The world outside the pages: chain, provider, wallet, disk and time; and what was seen going wrong. */
export class Model {
  now = 1_800_000_000_000
  readonly chain = new Chain()
  readonly network: Network
  readonly provider = new Provider(this.chain)
  readonly wallet = new Wallet(this.chain)
  readonly disk = new Disk()
  readonly refusals: Partial<Record<Gate, ErrorKey | 'hang'>> = {}
  /** Entries that the player ended while their outcome was unknown. */
  readonly dropped = new Set<string>()
  readonly broken: string[] = []
  private count = 0

  /** @param seed decides which machine answers each request */
  constructor(seed = 1) {
    this.network = new Network(this.chain, createRandom(String(seed)).next)
  }

  refuse(gate: Gate): void {
    const key = this.refusals[gate]
    if (key && key !== 'hang') throw new AppError(key)
  }

  open(user: string | null = 'alice'): Page {
    return new Page(this, user)
  }

  /** The player's word may not end an entry that a healthy network knows at that moment. */
  noteDropped({ id, hash }: JournalEntry): void {
    const { chain, network } = this
    const isClear =
      network.liar === null && network.addresses.every((machines) => machines.every((machine) => machine === HEALTHY))
    const hasFailed = hash !== null && chain.receiptAt(hash, chain.head)?.succeeded === false
    const isSent = hash !== null && chain.sentAs(hash, chain.head) !== null && !hasFailed
    const isKnown = chain.doneAt(id, chain.head) > 0 || isSent
    if (isClear && isKnown) this.broken.push('given up although the network knew it')
  }

  newEntry(resource = 'asset:1', userid = 'alice', kind: MoneyKind = 'topUp'): JournalEntry {
    this.count++
    const payload = kind === 'topUp' ? { coin: 'MDS', price: '1' } : { assetId: '1' }
    const entry = {
      version: 1,
      id: `0x${this.count.toString(16).padStart(64, '0')}`,
      kind,
      resource,
      payload,
      order: {},
      account: `0x${userid}`,
      chainId: 56,
      userid,
      step: Step.intent,
      times: { [Step.intent]: this.now + this.count },
      revision: 0,
      hash: null,
      nonce: null,
      seen: null,
      nextTryAt: 0,
      tries: 0,
      error: null,
    }
    return entry as JournalEntry // TypeScript does not see that kind and payload fit
  }

  /** Lets everything that can continue do so. Nothing here waits for a timer. */
  settle(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve))
  }

  /** Blocks and time pass, and every page checks its entries. */
  async round(pages: readonly Page[], { blocks = 1, ms = 3000 } = {}): Promise<void> {
    this.disk.sync()
    this.chain.mine(blocks)
    this.now += ms
    for (const page of pages) void page.tick()
    await this.settle()
  }

  /** What may not happen even if pages do not see each other's writes: the ref on chain has to suffice then. */
  judgeLoosely(): string[] {
    const { chain, provider, disk } = this
    const broken = [...this.broken]
    const effects = chain.effects()
    if (provider.early > 0) broken.push(`${provider.early} callbacks too early`)
    if (new Set(effects).size < effects.length) broken.push('one entry took effect twice')
    for (const { id, kind, step } of disk.written.values())
      if (step === Step.done && kind !== 'claim' && !effects.includes(id)) broken.push('done without an effect')
    return broken
  }

  /** What went wrong, after everything had time to finish. */
  judge(): string[] {
    const { chain, provider, wallet, disk } = this
    const broken = [...this.broken, ...disk.broken]
    const effects = chain.effects()
    if (provider.early > 0) broken.push(`${provider.early} callbacks too early`)
    if ([...wallet.requests.values()].some((count) => count > 1)) broken.push('one entry asked the wallet twice')
    if (new Set(effects).size < effects.length) broken.push('one entry took effect twice')
    for (const id of effects) {
      const entry = disk.written.get(id)
      if (!entry) broken.push('an effect without an entry')
      else if (entry.step === Step.dead) broken.push(`an effect of an entry that ended: ${entry.error}`)
      else if (entry.step < Step.done) broken.push(`an effect left at step ${entry.step}`)
      if (!provider.ledger.has(id)) broken.push('lost: an effect the provider never heard of')
    }
    for (const { id, kind, step, error, hash } of disk.written.values()) {
      const isClaim = kind === 'claim'
      const isDone = isClaim ? provider.ledger.has(id) : effects.includes(id)
      if (step === Step.done && !isDone) broken.push('done without an effect')
      if (step === Step.done && hash !== null && hash !== chain.effectOf(id))
        broken.push('done by a transaction that is another')
      if (step === Step.dead && isClaim && isDone && error === 'server') broken.push('a claim that a lost reply ended')
    }
    return broken
  }

  /** Entries whose outcome is still open. */
  unfinished(): JournalEntry[] {
    return [...this.disk.entries.values()].filter(isOpen)
  }

  /** Ends every trouble of the world. */
  heal(): void {
    this.network.heal()
    this.chain.isFinalityStopped = false
    for (const gate of Object.keys(this.refusals) as Gate[]) delete this.refusals[gate]
    this.provider.prepareFaults = []
    this.provider.confirmFaults = []
    this.wallet.way = 'ok'
    this.wallet.release()
  }
}
