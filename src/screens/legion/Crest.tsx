import type { LegionLevel } from '../../domain/legion'

const SHIELD = 'M24 4c5 3 11 5 17 5v13c0 11-7 18-17 22C14 40 7 33 7 22V9c6 0 12-2 17-5Z'
const SHADOW = 'M24 4c5 3 11 5 17 5v13c0 11-7 18-17 22Z'
const FIELD = 'M24 9c4 2 8 3.5 13 4v9c0 8-5 14-13 17.5C16 36 11 30 11 22v-9c5-.5 9-2 13-4Z'

/** The left half of what is behind a shield: a wing. */
const WING = 'M9 12C4 9-2 11-3 16c2-1 4-1 6 0-3 1-5 4-5 7 3-1 5-1 7 0-2 2-2 5-1 8 3-3 6-4 9-4Z'

/** On a grid of 48: the colour of its metal, half of what is behind the shield, and what is on it; richer with each level. */
const CRESTS: Record<LegionLevel, readonly [colour: string, behind: string, bearing: string]> = {
  warrior: ['soft', '', 'M16 20l8 6 8-6v4l-8 6-8-6ZM16 27l8 6 8-6v4l-8 6-8-6Z'],
  brave: [
    'teal',
    '',
    'M15 13 18 14 31 29 29 31 16 17ZM33 13 30 14 17 29 19 31 32 17ZM14 27 21 34 19 36 12 29ZM34 27 27 34 29 36 36 29Z',
  ],
  knight: ['violet', WING, 'M24 12c6 1 8 4 8 9v9l-8 7-8-7v-9c0-5 2-8 8-9ZM18 21v3h5v9h2v-9h5v-3Z'],
  baronet: ['gold', `${WING}M24 5H14L11-1l7 2 6-4Z`, 'M24 14l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z'],
}

/** A level's crest in metal, lit from the left; decoration, so the level's name belongs next to it. */
export function Crest({ level, size = 24 }: { level: LegionLevel; size?: number }) {
  const [colour, behind, bearing] = CRESTS[level]
  const metal = `var(--${colour})`
  return (
    <svg viewBox="-3 -4 54 54" width={size} height={size} fill={metal} aria-hidden="true">
      <path d={behind} />
      <path d={behind} fill-opacity=".65" transform="matrix(-1 0 0 1 48 0)" />
      <path d={SHIELD} />
      <path d={SHADOW} fill="var(--ink)" fill-opacity=".4" />
      <path d={FIELD} fill="var(--ink)" />
      <path d={FIELD} fill-opacity=".2" />
      <path d={bearing} />
    </svg>
  )
}
