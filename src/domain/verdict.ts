/** What one node says about an entry, read by number at a block that is final for that node. */
export interface FinalView {
  /** The number of the final block. */
  block: number
  /** Block in which the contract recorded the entry's `ref`; 0: not by then. */
  done: number
  /** How many of the account's transactions were mined by then. */
  nonce: number
}

/** `effective`: it happened and cannot be undone; `dead`: it can no longer happen; `open`: neither is proved yet. */
export type Verdict = { is: 'effective'; block: number } | { is: 'dead' } | { is: 'open' }

/** This many nodes must prove the same: one alone may be broken, or answer from another chain's state. */
const LEAST_NODES = 2
const OPEN: Verdict = { is: 'open' }

/** Whether any view contradicts another, so that together they prove nothing. */
export const isDisputed = (views: readonly FinalView[], nonce: number | null): boolean =>
  views.some((one) => views.some((other) => deniesEffect(one, other) || deniesUse(one, other, nonce)))

const deniesEffect = (one: FinalView, other: FinalView): boolean =>
  one.done > 0 && other.done !== one.done && (other.done > 0 || other.block >= one.done)

const deniesUse = (one: FinalView, other: FinalView, nonce: number | null): boolean =>
  nonce !== null && one.nonce > nonce && other.nonce <= nonce && other.block >= one.block

/**
 * The first answer that a second node also gives; null if no two agree. Nodes that answer null do not count. One node
 * alone could end, name or paint an action wrongly.
 */
export function agreedOf<T>(answers: readonly T[]): T | null {
  const textOf = (answer: T) =>
    JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  const isAgreed = (answer: T, index: number) =>
    answer !== null && answers.slice(index + 1).some((other) => textOf(other) === textOf(answer))
  return answers.find(isAgreed) ?? null
}

/**
 * What final blocks prove about an entry. Both facts only ever grow on a chain that cannot be undone: a recorded ref
 * stays recorded, a used nonce stays used. So each node may be asked at its own final block, and a node that lags only
 * says less. Nodes that contradict each other prove nothing.
 * @param nonce of the transaction that carries the ref; null while it is unknown, or if somebody else sent it
 */
export function judgeViews(views: readonly FinalView[], nonce: number | null): Verdict {
  if (isDisputed(views, nonce)) return OPEN
  const [first, ...others] = views.filter(({ done }) => done > 0)
  if (first) return others.length + 1 >= LEAST_NODES ? { is: 'effective', block: first.done } : OPEN
  const used = views.filter((view) => nonce !== null && view.nonce > nonce)
  return used.length >= LEAST_NODES ? { is: 'dead' } : OPEN
}
