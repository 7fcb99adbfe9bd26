export type AvatarProps = {
  /** The player's address or id: equal seeds give equal pictures. */
  seed: string
  /** Side in CSS pixels. */
  size?: number
}

function hashOf(seed: string): number {
  let hash = 2_166_136_261
  for (const letter of seed.toLowerCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return hash >>> 0
}

/** Rhombi of a symmetric 5 x 5 pattern: the left three columns come from the hash, the right two mirror them. */
function crest(hash: number): string {
  let path = ''
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      if (!((hash >>> (row * 3 + column)) & 1)) continue
      for (const x of column === 2 ? [2] : [column, 4 - column])
        path += `M${x * 5 + 10} ${row * 5 + 6.6}l3.4 3.4-3.4 3.4-3.4-3.4Z`
    }
  }
  return path
}

/** A crest drawn from an address, so that players recognise each other. */
export function Avatar({ seed, size = 40 }: AvatarProps) {
  const hash = hashOf(seed)
  const hue = hash % 360
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle
        cx="20"
        cy="20"
        r="19"
        fill={`hsl(${hue},45%,20%)`}
        stroke={`hsl(${(hue + 40) % 360},55%,62%)`}
        stroke-width="1.5"
      />
      <path d={crest(hash)} fill={`hsl(${(hue + 40) % 360},60%,72%)`} />
    </svg>
  )
}
