import { gradient } from './gradient'
import { repeat, seededRandom, short } from './numbers'
import type { Palette } from './palettes'

/** The picture's size; a page shows its lower edge, cut at the sides. */
const WIDTH = 1600
const HEIGHT = 620

type Random = () => number

/** Heights of a mountain range from left to right: a line that is broken in its middle again and again. */
function ridge(random: Random, base: number, height: number, depth: number): number[] {
  let line = [base, base - height * random(), base]
  for (let swing = height; line.length < 2 ** depth; swing *= 0.62) {
    line = line.flatMap((y, index) => {
      const next = line[index + 1]
      return next === undefined ? [y] : [y, (y + next) / 2 + (random() - 0.55) * swing]
    })
  }
  return line
}

const below = (line: readonly number[]): string =>
  `M0 ${HEIGHT}${line.map((y, index) => `L${short((index * WIDTH) / (line.length - 1))} ${Math.round(y)}`).join('')}V${HEIGHT}Z`

/** A tower with its roof, and whether a light burns in it. */
const tower = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y}h-3v-9h5v5h5v-5h${width - 14}v5h5v-5h5v9h-3v${height}ZM${x + 2} ${y - 9}l${width / 2 - 2}-${Math.round(width * 0.9)} ${width / 2 - 2} ${Math.round(width * 0.9)}Z`

const pine = (x: number, y: number, size: number): string =>
  `M${x} ${y}l${short(size * 0.3)} ${short(size * 0.42)}h-${short(size * 0.14)}l${short(size * 0.3)} ${short(size * 0.6)}h-${short(size * 0.92)}l${short(size * 0.3)}-${short(size * 0.6)}h-${short(size * 0.14)}Z`

/**
 * The land behind every page of a wide screen: mountains at night with a keep on a crag. What is on it stays low, where
 * panels seldom cut it. It has no ground of its own, so that the page's colours show through its sky.
 */
export function drawLandscape(name: string, { glow }: Palette): string {
  const random = seededRandom(name)
  const stars = repeat(70, () => `M${Math.round(random() * WIDTH)} ${Math.round(random() * 380)}h0`)
  const pines = repeat(46, (index) => {
    const x = Math.round(random() * 520 + (index % 2) * 1080)
    return pine(x, 540 + Math.round(random() * 50), 26 + Math.round(random() * 30))
  })
  const keep = [
    tower(1180, 318, 34, 120),
    tower(1222, 280, 44, 160),
    tower(1274, 330, 30, 110),
    tower(1310, 352, 24, 90),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMax slice"><defs>`,
    gradient('linear', 'id="f" x2="0" y2="1"', [0, '#3a2f6b', 0.75], [1, '#1a1535', 0.2]),
    gradient('linear', 'id="m" x2="0" y2="1"', [0, '#251d49'], [0.7, '#131024']),
    gradient('linear', 'id="n" x2="0" y2="1"', [0, '#181330'], [0.6, '#0c0a17']),
    `</defs>`,
    `<path d="${stars}" stroke="#efe6ff" stroke-width="2.4" stroke-linecap="round" opacity=".4"/>`,
    `<path d="${below(ridge(random, 430, 190, 6))}" fill="url(#f)"/>`,
    `<path d="${below(ridge(random, 500, 150, 6))}" fill="url(#m)"/>`,
    `<g transform="translate(0 84)"><path d="M980 ${HEIGHT}l58-70 22-8 30-62 30-14 22-44 24-6h160l18 26 30 12 22 52 34 18 30 58 40 38Z" fill="url(#m)"/><path d="M1150 470l-30 60 22 20-14 70M1250 436l10 70-24 44 12 70M1340 462l30 50-10 60" fill="none" stroke="#3a2f6b" stroke-width="3" opacity=".5"/><path d="${keep.join('')}" fill="#1a1535"/>`,
    `<path d="M1196 366v12M1242 330v14M1254 372v12M1288 376v10" stroke="${glow}" stroke-width="5" opacity=".16"/></g>`,
    `<path d="${below(ridge(random, 575, 70, 6))}" fill="url(#n)"/><path d="${pines}" fill="#0c0a17"/>`,
    '</svg>',
  ].join('')
}
