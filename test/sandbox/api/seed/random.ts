/** Numbers that are the same in every run for the same seed (mulberry32 over an FNV-1a hash). */
export interface Random {
  /** From 0, less than 1. */
  next(): number
  /** Both ends included. */
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
}

export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    pick: (from) => {
      const found = from[between(0, from.length - 1)]
      if (found === undefined) throw new Error('nothing to pick from')
      return found
    },
  }
}
