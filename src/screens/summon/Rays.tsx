/** Rays from behind a hero of the higher bands. Decoration. */
export function Rays() {
  return (
    <svg viewBox="-100 -100 200 200" width="320" height="320" fill="none" stroke="currentColor" aria-hidden="true">
      <circle r="50" stroke-width="100" stroke-dasharray="6 20.18" />
    </svg>
  )
}
