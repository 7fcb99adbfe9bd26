type Hash = `0x${string}`

export interface Transaction {
  hash: Hash
  account: string
  nonce: number
  /** The journal entry's id; null for one that does nothing, such as a cancellation. */
  ref: Hash | null
  /** Reverts whatever the chain looks like. */
  fails: boolean
  /** Blocks it still has to wait for. */
  delay: number
  block: number | null
  succeeded: boolean
}

/** BSC's fast finality is two blocks behind; without it a block is final under 176 others (BEP-619). */
const FAST_FINALITY = 2
const FINAL_DEPTH = 176

/** Blocks, a pool and the refs that the contracts remember; what one account sends is mined in the order of its nonces. */
export class Chain {
  head = 1000
  /** What nodes call final. It stays where it is while fast finality has failed. */
  finalized = 1000 - FAST_FINALITY
  isFinalityStopped = false
  private readonly mined: Transaction[] = []
  private pool: Transaction[] = []
  private count = 0
  /** How often each block was replaced. */
  private readonly forks = new Map<number, number>()

  /** Puts a transaction into the pool; with a nonce given it takes the place of what waits there. */
  send(account: string, ref: Hash | null, change: Partial<Transaction> = {}): Transaction {
    this.count++
    const hash: Hash = `0x${this.count.toString(16).padStart(64, 'f')}`
    const nonce = change.nonce ?? this.nextNonce(account)
    const fresh = { hash, account, nonce, ref, fails: false, delay: 0, block: null, succeeded: false, ...change }
    this.pool = this.pool.filter((other) => other.account !== account || other.nonce !== nonce)
    this.pool.push(fresh)
    return fresh
  }

  /** The network forgets a transaction that waits. */
  drop(hash: Hash): void {
    this.pool = this.pool.filter((other) => other.hash !== hash)
  }

  /** Somebody sends it again, if its nonce is still free. */
  sendAgain(transaction: Transaction): void {
    const isFree = transaction.nonce >= this.nonceOf(transaction.account, this.head)
    const isTaken = this.pool.some(
      ({ account, nonce }) => account === transaction.account && nonce === transaction.nonce,
    )
    if (isFree && !isTaken && transaction.block === null) this.pool.push(transaction)
  }

  /** The owner uses up each nonce that others wait behind. */
  fillGaps(): void {
    for (const account of new Set(this.pool.map((waiting) => waiting.account))) {
      const own = this.pool.filter((waiting) => waiting.account === account).map(({ nonce }) => nonce)
      const next = this.nonceOf(account, this.head)
      for (let nonce = next; nonce < Math.max(...own); nonce++) {
        if (!own.includes(nonce)) this.send(account, null, { nonce })
      }
    }
  }

  mine(blocks = 1): void {
    for (let count = 0; count < blocks; count++) {
      this.head++
      for (const transaction of [...this.pool].sort((a, b) => a.nonce - b.nonce)) this.include(transaction)
      for (const transaction of this.pool) transaction.delay--
      if (!this.isFinalityStopped) this.finalized = Math.max(this.finalized, this.head - FAST_FINALITY)
    }
  }

  /** The newest block that can really not be undone, whatever the nodes say. */
  get settled(): number {
    return Math.max(this.finalized, this.head - FINAL_DEPTH)
  }

  hashAt(block: number): string {
    return `${block}.${this.forks.get(block) ?? 0}`
  }

  /** The newest blocks are replaced by empty ones, final ones never; what was in them waits again. */
  reorganise(depth: number): void {
    const kept = Math.max(this.head - depth, this.settled)
    for (let block = kept + 1; block <= this.head; block++) this.forks.set(block, (this.forks.get(block) ?? 0) + 1)
    for (let index = this.mined.length - 1; index >= 0; index--) {
      const transaction = this.mined[index]
      if (!transaction || (transaction.block ?? 0) <= kept) continue
      this.mined.splice(index, 1)
      this.pool.push(Object.assign(transaction, { block: null, succeeded: false, delay: 0 }))
    }
  }

  /** Block of the effect, as a node sees it that has come to `height`; 0 for none. */
  doneAt(ref: Hash, height: number): number {
    const found = this.mined.find((other) => other.ref === ref && other.succeeded)
    return found?.block && found.block <= height ? found.block : 0
  }

  receiptAt(hash: Hash, height: number): { block: number; succeeded: boolean } | null {
    const found = this.mined.find((other) => other.hash === hash)
    return found?.block && found.block <= height ? { block: found.block, succeeded: found.succeeded } : null
  }

  /** A transaction that a node knows which has come to `height`; its bytes are its ref. */
  sentAs(hash: Hash, height: number): { from: string; data: string; nonce: number } | null {
    const mined = this.mined.filter(({ block }) => (block ?? 0) <= height)
    const found = [...this.pool, ...mined].find((other) => other.hash === hash)
    return found ? { from: found.account, data: String(found.ref), nonce: found.nonce } : null
  }

  /** The transaction that brought a ref into effect. */
  effectOf(ref: Hash): Hash | null {
    return this.mined.find((other) => other.ref === ref && other.succeeded)?.hash ?? null
  }

  nonceOf(account: string, height: number): number {
    return this.mined.filter((other) => other.account === account && (other.block ?? 0) <= height).length
  }

  /** The refs that took effect. */
  effects(): Hash[] {
    return this.mined.flatMap(({ ref, succeeded }) => (ref !== null && succeeded ? [ref] : []))
  }

  private nextNonce(account: string): number {
    const own = this.pool.filter((other) => other.account === account).map(({ nonce }) => nonce + 1)
    return Math.max(this.nonceOf(account, this.head), ...own)
  }

  private include(transaction: Transaction): void {
    const { account, nonce, ref, fails, delay } = transaction
    if (delay > 0 || nonce !== this.nonceOf(account, this.head)) return
    transaction.block = this.head
    // The contract refuses a ref that was used before.
    transaction.succeeded = !fails && (ref === null || this.doneAt(ref, this.head) === 0)
    this.mined.push(transaction)
    this.pool = this.pool.filter((other) => other !== transaction)
  }
}
