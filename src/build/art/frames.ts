const box = (inset: number, radius: number, width: number, paint: string): string =>
  `<rect x="${inset}" y="${inset}" width="${240 - inset * 2}" height="${320 - inset * 2}" rx="${radius}" stroke="${paint}" stroke-width="${width}"/>`

/**
 * For each band: the width of the metal, the plate of the top left corner (mirrored to the other three), and the lines
 * along it.
 */
const FRAMES = [
  { rim: 2, plate: '', lines: 'M10 40V16a6 6 0 0 1 6-6h24' },
  { rim: 3, plate: 'M3 32V9l6-6h23l-8 9H15l-3 3v9Z', lines: 'M13 46V24l11-11h22' },
  {
    rim: 4,
    plate: 'M2 46V10l8-8h36l-9 11H24l-5 6-6 5v13Z',
    lines: 'M13 62V42l8-8V23h11l10-10h20M30 30l5-5 5 5-5 5Z',
  },
  {
    rim: 4,
    plate: 'M1 54V9l8-8h45l-4 8-14 3-7 8-10 1-2 10-9 7-3 16Z',
    lines: 'M13 74V50l10-8V30l6-6h14l8-10h24M30 36l6-6 6 6-6 6ZM9 82l5-8 5 8-5 8ZM82 9l-8 5 8 5 8-5Z',
  },
  {
    rim: 5,
    plate: 'M1 68V8l7-7h60c-8 2-13 5-16 10-10-1-17 2-21 8 2 7-2 11-6 12-6 4-9 11-8 21-6 3-9 9-10 16Z',
    lines:
      'M10 92c10-8 8-18 8-26 0-9 5-14 13-13 7 1 8-7 4-10-4-3-9 1-6 5M92 10c-8 10-18 8-26 8-9 0-14 5-13 13 1 7-7 8-10 4-3-4 1-9 5-6',
  },
] as const

/** Ornaments at the middle of the top and bottom edge; those of the last two bands carry a stone. */
const CRESTS = [
  '',
  'M120 1l7 5-7 6-7-6Z',
  'M120 0l8 8-8 8-8-8ZM98 6l8-3v6ZM142 6l-8-3v6Z',
  'M120 0h14l12 5-10 5-6 8h-20l-6-8-10-5 12-5Z',
  'M120 0h22c6 0 10 4 18 4-8 6-16 4-20 8-2 8-8 12-20 12s-18-4-20-12c-4-4-12-2-20-8 8 0 12-4 18-4Z',
] as const

const mirrored = (id: string, drawing: string): string =>
  `<g id="fk"><g id="${id}">${drawing}</g><use href="#${id}" transform="matrix(-1 0 0 1 240 0)"/></g><use href="#fk" transform="matrix(1 0 0 -1 0 320)"/>`

const stoneOf = (band: number, glow: string): string =>
  band > 3
    ? `<path d="M120 ${band}l6 5-6 ${band + 3}-6-${band + 3}Z" fill="${glow}"/><path d="M120 ${band}v${band + 8}l6-${band + 3}Z" fill="#fff" opacity=".6" stroke="none"/>`
    : ''

/** The frame of a band of grades, 1 to 5. Each has its own lines, so that the band shows without its colour. */
export function drawFrame(band: number, glow: string, deep: string): string {
  const { rim, plate, lines } = FRAMES[band - 1] ?? FRAMES[0]
  const crest = CRESTS[band - 1]
  const corners = `<path d="${lines}" stroke="url(#m)" stroke-width="1.3"/>${
    plate && `<path d="${plate}" fill="url(#m)" stroke="${deep}"/>`
  }`
  return [
    `<g fill="none" stroke-linejoin="round">${box(3, 12, 9, deep)}${box(rim / 2 + 0.5, 13, rim, 'url(#m)')}${box(rim + 3, 8, 1, 'url(#m)')}`,
    mirrored('fq', corners),
    crest &&
      `<g id="fc" stroke="${deep}"><path d="${crest}" fill="url(#m)"/>${stoneOf(band, glow)}</g><use href="#fc" transform="matrix(1 0 0 -1 0 320)"/>`,
    '</g>',
  ].join('')
}
