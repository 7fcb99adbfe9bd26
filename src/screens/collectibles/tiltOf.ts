/**
 * How far from the middle of a fan of cards one is: below zero left of it, above zero right of it. Style of the card, for
 * CSS to turn it by.
 */
export const tiltOf = (index: number, count: number): Record<string, string> => ({
  '--tilt': String(index - (count - 1) / 2),
})
