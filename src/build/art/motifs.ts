import { around, repeat, tiny } from './numbers'

const X = 120
const Y = 142

const circle = (radius: number): string =>
  `M${X - radius} ${Y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`

const polygon = (corners: number, radius: number, step = 1, shift = 0): string =>
  `M${Array.from({ length: corners }, (_, index) => around(X, Y, (index * step) / corners + shift, radius)).join('L')}Z`

const petal = (turn: number, inner: number, outer: number, width: number): string => {
  const middle = (inner + outer) / 2
  const [start, end] = [around(X, Y, turn, inner), around(X, Y, turn, outer)]
  return `M${start}Q${around(X, Y, turn - width, middle)} ${end}Q${around(X, Y, turn + width, middle)} ${start}Z`
}

/** One of the six arms of a snow crystal. */
const arm = (turn: number): string => {
  const barb = (at: number): string =>
    `M${around(X, Y, turn - 0.055, at + 16)}L${around(X, Y, turn, at)}L${around(X, Y, turn + 0.055, at + 16)}`
  return `M${X} ${Y}L${around(X, Y, turn, 112)}${[36, 56, 76, 94].map(barb).join('')}`
}

const swirl = (turn: number): string =>
  `M${around(X, Y, turn, 26)}C${around(X, Y, turn + 0.12, 46)} ${around(X, Y, turn + 0.3, 70)} ${around(X, Y, turn + 0.38, 122)}`

const flame = (x: number, height: number, width: number): string =>
  `M${x - width} 270c0-${Math.round(height * 0.4)} ${width * 1.5}-${Math.round(height * 0.5)} ${width}-${height}c${Math.round(width * 1.2)} ${Math.round(height * 0.4)} ${width / 2} ${Math.round(height * 0.6)} ${width} ${height}Z`

/** Rays and marks are one dashed circle each: a dash as wide as the stroke makes a wedge, and costs 60 bytes. */
type Dashes = { radius: number; width: number; count: number; share: number }

const dashes = ({ radius, width, count, share }: Dashes, colour: string, opacity: string): string => {
  const step = (2 * Math.PI * radius) / count
  const [on, off] = [step * share, step * (1 - share)].map((part) => Math.round(part * 100) / 100)
  return `<circle cx="${X}" cy="${Y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${on} ${off}" opacity="${opacity}"/>`
}

type Motif = { fill?: string; line?: string; dashes?: readonly Dashes[] }

const rays: Dashes = { radius: 130, width: 190, count: 18, share: 0.38 }
const marks: Dashes = { radius: 92, width: 7, count: 60, share: 0.14 }

/** Each motif: what is filled, what is drawn as lines, and dashed circles. */
const MOTIFS = {
  rays: { line: circle(84) + circle(90), dashes: [rays] },
  blades: { line: polygon(9, 100, 4) + polygon(9, 100, 2), dashes: [{ ...rays, count: 9, share: 0.2 }] },
  disc: {
    line: circle(62) + circle(84) + circle(108),
    dashes: [marks, { ...marks, radius: 100, width: 14, count: 12, share: 0.3 }],
  },
  petals: {
    fill: repeat(8, (index) => petal(index / 8, 36, 118, 0.06)),
    line: repeat(8, (index) => petal((index + 0.5) / 8, 36, 100, 0.07)) + circle(118),
  },
  star: {
    line: polygon(4, 108) + polygon(4, 108, 1, 0.125) + polygon(8, 108, 3) + circle(108) + circle(58),
    dashes: [{ ...marks, radius: 112 }],
  },
  flames: {
    fill: flame(30, 150, 26) + flame(72, 210, 32) + flame(120, 262, 42) + flame(168, 210, 32) + flame(210, 150, 26),
  },
  crystal: { fill: polygon(6, 34), line: repeat(6, (index) => arm(index / 6)) + polygon(6, 62) },
  swirls: { line: repeat(11, (index) => swirl(index / 11)) + circle(26) },
  moon: { fill: `M${X + 34} ${Y - 94}a98 98 0 1 0 34 160a86 86 0 1 1-34-160Z`, dashes: [{ ...marks, radius: 112 }] },
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS

/** The figure of light behind the subject, in the colour of the light. */
export function drawMotif(name: MotifName, colour: string, strength: number): string {
  const motif: Motif = MOTIFS[name]
  const opacity = (share: number): string => tiny(strength * share)
  const filled = motif.fill ? `<path d="${motif.fill}" fill="${colour}" opacity="${opacity(0.6)}"/>` : ''
  const lines = motif.line ? `<path d="${motif.line}" fill="none" stroke="${colour}" opacity="${opacity(1)}"/>` : ''
  return filled + lines + (motif.dashes ?? []).map((ring) => dashes(ring, colour, opacity(0.5))).join('')
}
