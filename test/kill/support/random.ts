import { createRandom } from '../../sandbox/api/seed/random'

/** A price in whole coins with two decimals; the same seed and name give the same price. */
export function priceFrom(seed: number, name: string): string {
  const { between } = createRandom(`${seed} ${name}`)
  return `${between(11, 999)}.${between(10, 99)}`
}

/** The same items in an order that the seed decides. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const { next } = createRandom(String(seed))
  return all
    .map((thing) => ({ thing, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}
