/** A number with one decimal, which is all the eye sees. */
export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** The same with two decimals, for shares and opacities. */
export const tiny = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

/** A point at an angle (in turns, 0 is up) and a distance from the middle. */
export function around(x: number, y: number, turn: number, radius: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`
}

/** Numbers from 0 to 1 that depend on the seed alone, so that two builds draw the same pictures. */
export function seededRandom(seed: string): () => number {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` results of `draw`, joined. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A colour between two of the form #rrggbb. @param share of the second one, 0 to 1 */
export const mix = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
      const value = Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      return value.toString(16).padStart(2, '0')
    })
    .join('')}`
