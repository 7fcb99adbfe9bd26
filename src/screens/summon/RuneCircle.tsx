/** Signs between the two outer rings, one for each hour. */
const RUNES = ['M0-5v10M0-5l4 4', 'M-3-5v10M-3 0l6-5', 'M0-5l4 5-4 5-4-5Z', 'M-3-5 3 5M3-5-3 5']
const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The circle heroes come through. Decoration. */
export function RuneCircle() {
  return (
    <svg viewBox="-100 -100 200 200" width="320" height="320" fill="none" stroke="currentColor" aria-hidden="true">
      <circle r="98" stroke-width="1.5" />
      <circle r="82" stroke-width=".75" />
      <circle r="74" stroke-width="2" stroke-dasharray="2 5.75" />
      <path stroke-width=".75" d="M0-82 71 41H-71ZM0 82 71-41H-71Z" />
      {HOURS.map((hour) => (
        <path
          key={hour}
          stroke-width="1.5"
          transform={`rotate(${hour * 30 + 15}) translate(0 -90)`}
          d={RUNES[hour % RUNES.length]}
        />
      ))}
    </svg>
  )
}
