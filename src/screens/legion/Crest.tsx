import type { LegionLevel } from '../../domain/legion'

const SHIELD = 'M24 4c5 3 11 5 17 5v13c0 11-7 18-17 22C14 40 7 33 7 22V9c6 0 12-2 17-5Z'

/** On a grid of 48: the colour, the filled shield and what is on it, richer with each level. */
const CRESTS: Record<LegionLevel, readonly [colour: string, shield: string, bearing: string]> = {
  warrior: ['soft', SHIELD, 'M15 20l9 7 9-7M15 28l9 7 9-7'],
  brave: ['teal', SHIELD, 'M15 14 32 33M33 14 16 33M14 28l6 6M34 28l-6 6'],
  knight: ['violet', SHIELD, 'M24 16c0-4 4-5 7-4M16 35V24c0-11 16-11 16 0v11l-8 4ZM16 25h16M24 25v9M20 29v3M28 29v3'],
  baronet: [
    'gold',
    'M13 18h22v10c0 7-5 12-11 15-6-3-11-8-11-15Z',
    'M13 15 11 5l7 4 6-6 6 6 7-4-2 10ZM24 22l5 6-5 9-5-9ZM8 18c-4 8-2 18 5 24M40 18c4 8 2 18-5 24M5 24l3 3M4 31l5 2M7 38h5M43 24l-3 3M44 31l-5 2M41 38h-5',
  ],
}

/** A level's crest; decoration, so the level's name belongs next to it. */
export function Crest({ level, size = 24 }: { level: LegionLevel; size?: number }) {
  const [colour, shield, bearing] = CRESTS[level]
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke={`var(--${colour})`}
      stroke-width={size < 40 ? 2.75 : 2}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={shield} fill={`var(--${colour})`} fill-opacity=".14" />
      <path d={bearing} />
    </svg>
  )
}
