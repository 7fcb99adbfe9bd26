const box = (inset: number, radius: number): string =>
  `<rect x="${inset}" y="${inset}" width="${240 - inset * 2}" height="${320 - inset * 2}" rx="${radius}"/>`

/** One corner (top left) for each band; mirrored to the other three. */
const CORNERS = [
  '',
  'M8 34V16a8 8 0 0 1 8-8h18',
  'M8 44V20l12-12h24M14 38V24l10-10h14',
  'M8 56V26l18-18h30M14 48V30l16-16h18M8 20l12-12M26 26l6-6 6 6-6 6Z',
  'M8 70V30c8 0 12-4 14-8 4-2 8-6 8-14h40M14 58V36c10-2 18-10 22-22h22M24 24l7-7 7 7-7 7ZM8 82c6-4 8-8 8-12M82 8c-4 6-8 8-12 8',
] as const

/** Signs at the middle of the top and bottom edge. */
const CRESTS = [
  '',
  'M120 3l5 5-5 5-5-5Z',
  'M120 2l6 6-6 6-6-6ZM102 8h10M128 8h10',
  'M120 1l8 8-8 8-8-8ZM104 9l4-4 4 4-4 4ZM128 9l4-4 4 4-4 4Z',
  'M120 0l9 10-9 10-9-10ZM106 12c-8 2-14-2-18-8 8 2 12-1 20 0M134 12c8 2 14-2 18-8-8 2-12-1-20 0',
] as const

/** The frame of a band of grades, 1 to 5: each has its own lines, so that it is known without its colour. */
export function drawFrame(band: number, [light, dark]: readonly [string, string], deep: string): string {
  const corner = CORNERS[band - 1] ?? ''
  const crest = CRESTS[band - 1] ?? ''
  const corners =
    corner &&
    `<g id="k"><path id="q" d="${corner}"/><use href="#q" transform="matrix(-1 0 0 1 240 0)"/></g><use href="#k" transform="matrix(1 0 0 -1 0 320)"/>`
  const crests =
    crest &&
    `<g fill="${dark}" stroke="${light}"><path id="t" d="${crest}"/><use href="#t" transform="matrix(1 0 0 -1 0 320)"/></g>`
  return [
    `<g fill="none" stroke-linejoin="round"><g stroke="${deep}" stroke-width="9">${box(3, 12)}</g>`,
    `<g stroke="url(#m)" stroke-width="${band > 2 ? 1.5 : 1.2}">${box(1.5, 13)}${box(7, 8)}${corners}${crests}</g>`,
    '</g>',
  ].join('')
}
