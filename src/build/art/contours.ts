import { STEP } from './outline'

type Point = readonly [x: number, y: number]

/** One closed line of an outline. */
export interface Contour {
  /** Path data that begins at its own absolute point. */
  path: string
  /** Enough of them to measure with. */
  points: readonly Point[]
  /** Negative when it turns the other way, as the holes of an outline do. */
  area: number
  left: number
  top: number
  right: number
  bottom: number
}

/** A point halfway along an arc of a circle: close enough to measure with. */
function arcMiddle([x, y]: Point, [dx, dy]: Point, radius: number, isLarge: boolean, isClockwise: boolean): Point {
  const half = Math.hypot(dx, dy) / 2 || 1
  const depth = Math.sqrt(Math.max(0, radius * radius - half * half))
  const height = Math.max(radius, half) + (isLarge ? depth : -depth)
  const turn = ((isClockwise ? 1 : -1) * height) / (half * 2)
  return [x + dx / 2 + dy * turn, y + dy / 2 - dx * turn]
}

/** The points one step of a command passes, the last one being its end. `values` are relative. */
function pointsOf(command: string, values: readonly number[], [x, y]: Point): Point[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
  if (command === 'h') return [[x + a, y]]
  if (command === 'v') return [[x, y + a]]
  if (command === 'a') return [arcMiddle([x, y], [f, g], a, d === 1, e === 1), [x + f, y + g]]
  if (command === 'c')
    return [
      [x + (3 * a + 3 * c + e) / 8, y + (3 * b + 3 * d + f) / 8],
      [x + e, y + f],
    ]
  if (command === 's')
    return [
      [x + (3 * a + c) / 8, y + (3 * b + d) / 8],
      [x + c, y + d],
    ]
  if (command === 'q')
    return [
      [x + (2 * a + c) / 4, y + (2 * b + d) / 4],
      [x + c, y + d],
    ]
  return [[x + a, y + b]]
}

function measure(path: string, points: readonly Point[]): Contour {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    path,
    points,
    area,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

/** The closed lines of an outline of relative commands. */
export function contoursOf(outline: string): Contour[] {
  let pen: Point = [0, 0]
  return outline
    .split('m')
    .slice(1)
    .map((text) => {
      const [first = '', ...rest] = text.match(/^[^a-z]+|[a-z][^a-z]*/g) ?? []
      const [x = 0, y = 0, ...lines] = numbersOf(first)
      pen = [pen[0] + x, pen[1] + y]
      const start = pen
      const points: Point[] = [start]
      const parts = lines.length ? [`l${join(lines)}`, ...rest] : rest
      for (const part of parts) {
        const command = part[0] ?? ''
        const size = STEP[command]
        const numbers = numbersOf(part.slice(1))
        for (let index = 0; size && index < numbers.length; index += size) {
          points.push(...pointsOf(command, numbers.slice(index, index + size), points.at(-1) ?? start))
        }
      }
      pen = text.includes('z') ? start : (points.at(-1) ?? start)
      return measure(`M${join(start)}${parts.join('').replace(/z?$/, 'z')}`, points)
    })
}

/** The whole numbers of one command. `shortenOutline` puts a space or a sign before each. */
const numbersOf = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number)

const join = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index && number >= 0 ? ` ${number}` : number)).join('')
