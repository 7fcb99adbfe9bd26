type Hash = `0x${string}`

export interface Transaction {
  hash: Hash
  account: Hash
  nonce: number
  /** The journal entry's id; null for a transaction that does nothing, such as a cancellation. */
  ref: Hash | null
  /** It reverts, whatever the state of the chain. */
  fails: boolean
  /** Blocks until it can be mined. */
  delay: number
  block: number | null
  succeeded: boolean
}

/** BSC's fast finality is two blocks behind; without it a block is final under 176 others (BEP-619). */
const FAST_FINALITY = 2
const FINAL_DEPTH = 176

/** Blocks, a pool and the refs that the contracts recorded; each account's transactions are mined in nonce order. */
export class Chain {
  head = 1000
  /** The block that nodes call final. It stops moving while fast finality has failed. */
  finalized = 1000 - FAST_FINALITY
  isFinalityStopped = false
  private readonly mined: Transaction[] = []
  private pool: Transaction[] = []
  private count = 0
  /** How often each block has been replaced. */
  private readonly forks = new Map<number, number>()

  /** Puts a transaction into the pool; with a given nonce it replaces the one waiting there. */
  send(account: Hash, ref: Hash | null, change: Partial<Transaction> = {}): Transaction {
    this.count++
    const hash: Hash = `0x${this.count.toString(16).padStart(64, 'f')}`
    const nonce = change.nonce ?? this.nextNonce(account)
    const fresh = { hash, account, nonce, ref, fails: false, delay: 0, block: null, succeeded: false, ...change }
    this.pool = this.pool.filter((other) => other.account !== account || other.nonce !== nonce)
    this.pool.push(fresh)
    return fresh
  }

  /** The network forgets a waiting transaction. */
  drop(hash: Hash): void {
    this.pool = this.pool.filter((other) => other.hash !== hash)
  }

  /** Somebody sends it again if its nonce is still free. */
  sendAgain(transaction: Transaction): void {
    const isFree = transaction.nonce >= this.nonceOf(transaction.account, this.head)
    const isTaken = this.pool.some(
      ({ account, nonce }) => account === transaction.account && nonce === transaction.nonce,
    )
    if (isFree && !isTaken && transaction.block === null) this.pool.push(transaction)
  }

  /** The owner uses every nonce that other transactions wait behind. */
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

  /** The newest block that really cannot be undone, whatever the nodes say. */
  get settled(): number {
    return Math.max(this.finalized, this.head - FINAL_DEPTH)
  }

  hashAt(block: number): Hash {
    return `0x${block}.${this.forks.get(block) ?? 0}`
  }

  /** Replaces the newest blocks with empty ones, but never final ones; their transactions wait again. */
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

  /** Block of the effect, as seen by a node at `height`; 0 for none. */
  doneAt(ref: Hash, height: number): number {
    const found = this.mined.find((other) => other.ref === ref && other.succeeded)
    return found?.block && found.block <= height ? found.block : 0
  }

  receiptAt(hash: Hash, height: number): { block: number; succeeded: boolean } | null {
    const found = this.mined.find((other) => other.hash === hash)
    return found?.block && found.block <= height ? { block: found.block, succeeded: found.succeeded } : null
  }

  /** A transaction that a node at `height` knows; its ref stands in for its bytes. */
  sentAs(hash: Hash, height: number): { from: Hash; data: string; nonce: number } | null {
    const mined = this.mined.filter(({ block }) => (block ?? 0) <= height)
    const found = [...this.pool, ...mined].find((other) => other.hash === hash)
    return found ? { from: found.account, data: String(found.ref), nonce: found.nonce } : null
  }

  /** The transaction that brought a ref into effect. */
  effectOf(ref: Hash): Hash | null {
    return this.mined.find((other) => other.ref === ref && other.succeeded)?.hash ?? null
  }

  nonceOf(account: Hash, height: number): number {
    return this.mined.filter((other) => other.account === account && (other.block ?? 0) <= height).length
  }

  /** The refs that took effect. */
  effects(): Hash[] {
    return this.mined.flatMap(({ ref, succeeded }) => (ref !== null && succeeded ? [ref] : []))
  }

  private nextNonce(account: Hash): number {
    const own = this.pool.filter((other) => other.account === account).map(({ nonce }) => nonce + 1)
    return Math.max(this.nonceOf(account, this.head), ...own)
  }

  private include(transaction: Transaction): void {
    const { account, nonce, ref, fails, delay } = transaction
    if (delay > 0 || nonce !== this.nonceOf(account, this.head)) return
    transaction.block = this.head
    // The contract refuses a ref that has been used.
    transaction.succeeded = !fails && (ref === null || this.doneAt(ref, this.head) === 0)
    this.mined.push(transaction)
    this.pool = this.pool.filter((other) => other !== transaction)
  }
}
