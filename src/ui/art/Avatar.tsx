export type AvatarProps = {
  /** The player's id: equal seeds give equal pictures. */
  seed: string
  /** Side in CSS pixels. */
  size?: number
}

/** The left halves of what a mask is made of, from its axis at x = 20 and back to it; the right halves mirror them. */
const MASKS = ['M20 10Q12 10 11 17L12 27 20 34', 'M20 7Q9 8 10 20 11 30 20 32', 'M20 12 12 9 10 22 20 35']
const HORNS = [
  'M12 15Q3 13 5 4 8 10 14 11',
  'M20 9 18 2 15 8 10 4 11 13',
  'M11 14 5 9 8 20 4 20 11 26',
  'M10 20Q6 6 20 3V9',
]
const EYES = ['M18 21 13 18Q13 23 18 23', 'M18 20H13V22H18', 'M17 18Q12 20 14 23 17 22 17 18']

/** The mask of a summoner, drawn from the player's id, so that players recognise each other. */
export function Avatar({ seed, size = 40 }: AvatarProps) {
  let hash = 7
  for (const letter of seed.toLowerCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  const pick = (halves: readonly string[], by: number) => halves[(hash >>> by) % halves.length]
  const half = (
    <>
      <path d={pick(HORNS, 12)} opacity=".6" />
      <path d="M20 36 10 33Q4 35 2 40H20" opacity=".4" />
      <path d={pick(MASKS, 18)} />
      <path d={pick(EYES, 24)} fill="var(--ink)" />
    </>
  )
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      fill="currentColor"
      style={`border:1px solid;border-radius:50%;background:var(--mist);color:hsl(${hash % 360},50%,66%)`}
      aria-hidden="true"
    >
      {half}
      <g transform="matrix(-1 0 0 1 40 0)" opacity=".7">
        {half}
      </g>
    </svg>
  )
}
