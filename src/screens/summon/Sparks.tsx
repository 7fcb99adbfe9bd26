/** At the sides, where the card does not cover them: place and half height. */
const SPARKS = [
  [-74, 44, 4],
  [-58, -8, 3],
  [-66, -44, 4],
  [-84, 6, 3],
  [-60, 64, 3],
  [62, 30, 4],
  [78, -14, 3],
  [58, -38, 4],
  [70, 58, 3],
  [86, 36, 2],
] as const

/** Sparks that rise beside the card. Decoration. */
export function Sparks() {
  return (
    <svg viewBox="-100 -100 200 200" width="320" height="320" fill="currentColor" aria-hidden="true">
      {SPARKS.map(([x, y, half]) => (
        <path key={x} d={`M${x} ${y - half}l${half / 2} ${half} ${-half / 2} ${half} ${-half / 2} ${-half}Z`} />
      ))}
    </svg>
  )
}
