import { short } from './numbers'

type Random = () => number

/** A dot is a line of no length: the stroke's round ends draw it. */
const dot = (x: number, y: number): string => `M${x} ${y}h0`

const spark = (x: number, y: number, size: number): string => {
  const [long, wide, thin] = [Math.round(size * 2.6), Math.round(size * 1.6), size > 2 ? 1 : '.6']
  return `M${x} ${y}l${thin}-${long} ${thin} ${long} ${wide} ${thin}-${wide} ${thin}-${thin} ${long}-${thin}-${long}-${wide}-${thin}Z`
}

const leaf = (x: number, y: number, size: number, lean: number): string =>
  `M${x} ${y}q${short(size * 2 * lean)} ${short(-size * 2)} ${short(size * 4 * lean)} ${short(-size)}q${short(-size * 1.4 * lean)} ${short(size * 2)} ${short(-size * 4 * lean)} ${short(size)}`

const ember = (x: number, y: number, size: number): string => {
  const part = short(size)
  return `M${x} ${y}l${part} ${short(size * 2)}-${part} ${part}-${part}-${part}Z`
}

const DUSTS = {
  sparks: (x: number, y: number, size: number) => spark(x, y, size * 0.9),
  embers: (x: number, y: number, size: number) => ember(x, y, size * 0.9),
  leaves: (x: number, y: number, size: number, random: Random) => leaf(x, y, size, random() < 0.5 ? 1 : -1),
  petals: (x: number, y: number, size: number, random: Random) => leaf(x, y, size * 0.9, random() < 0.5 ? 1 : -1),
  snow: (x: number, y: number) => dot(x, y),
} as const

export type DustName = keyof typeof DUSTS

/** Small things that float in the light; higher bands have more of them. */
export function drawDust(name: DustName, random: Random, colour: string, count: number): string {
  let path = ''
  for (let index = 0; index < count; index++) {
    const turn = random() * 2 * Math.PI
    const far = 70 + random() * 60
    const [x, y] = [Math.round(120 + Math.cos(turn) * far * 0.85), Math.round(146 + Math.sin(turn) * far)]
    path += DUSTS[name](x, y, 1 + random() * 2.2, random)
  }
  const paint =
    name === 'snow' ? `fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"` : `fill="${colour}"`
  return `<path d="${path}" ${paint} opacity=".85"/>`
}
