export type Point = readonly [x: number, y: number]
/** A point of a spine, and half the body's width there. */
export type Bone = readonly [x: number, y: number, half: number]

const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)
const relative = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index && number >= 0 ? ` ${number}` : number)).join('')

/** A smooth line through points, as steps of a path whose pen is at the first of them. */
function through(points: readonly Point[]): string {
  let path = ''
  for (let index = 0; index < points.length - 1; index++) {
    const [from, to] = [points[index], points[index + 1]] as [Point, Point]
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to]
    const numbers = [
      (to[0] - before[0]) / 6,
      (to[1] - before[1]) / 6,
      to[0] - from[0] - (after[0] - from[0]) / 6,
      to[1] - from[1] - (after[1] - from[1]) / 6,
    ].map(Math.round)
    path += `c${relative([...numbers, to[0] - from[0], to[1] - from[1]])}`
  }
  return path
}

/** The same from its own start. */
export const line = (points: readonly Point[]): string => `M${pair(...(points[0] ?? [0, 0]))}${through(points)}`

/** Which way a spine runs at a bone: a step of length 1. */
function along(bones: readonly Bone[], index: number): Point {
  const [from, to] = [bones[Math.max(0, index - 1)], bones[Math.min(bones.length - 1, index + 1)]] as [Bone, Bone]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The spine moved towards the back, by a share of the width there; towards the belly where it is negative. */
export const beside = (bones: readonly Bone[], share: number): Point[] =>
  bones.map(([x, y, half], index) => {
    const [stepX, stepY] = along(bones, index)
    return [Math.round(x - stepY * half * share), Math.round(y + stepX * half * share)]
  })

/** The outline of a body, from the head's end to the tail's and back. Both its ends are round, as a thigh is: no cut shows. */
export function tube(bones: readonly Bone[]): string {
  const [half, tail] = [bones[0]?.[2] ?? 0, bones.at(-1)?.[2] ?? 0]
  const back = beside(bones, 1)
  const belly = beside(bones, -1).reverse()
  const [x, y] = belly[0] ?? [0, 0]
  const start = pair(...(back[0] ?? [0, 0]))
  return `${line(back)}A${tail} ${tail} 0 0 0 ${pair(x, y)}${through(belly)}A${half} ${half} 0 0 0 ${start}Z`
}

/** A point and the width between two bones, on the same curve that `tube` draws. */
function between(bones: readonly Bone[], at: number): Bone {
  const index = Math.min(bones.length - 2, Math.floor(at))
  const [from, to] = [bones[index], bones[index + 1]] as [Bone, Bone]
  const [before, after] = [bones[index - 1] ?? from, bones[index + 2] ?? to]
  const part = at - index
  return [0, 1, 2].map((axis) => {
    const [a, b, c, d] = [before, from, to, after].map((bone) => bone[axis]) as [number, number, number, number]
    return b + (part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)))) / 2
  }) as unknown as Bone
}

/** Where a back looks so far down that it lies on the ground, it has no spikes. */
const HANGING = 0.3

/** Spikes along the back, leaning to the tail. @param height of the largest one */
export function spikes(bones: readonly Bone[], height: number, gap = 30): string {
  const dense = Array.from({ length: (bones.length - 1) * 8 + 1 }, (_, index) => between(bones, index / 8))
  let [path, gone] = ['', gap / 2]
  dense.forEach((bone, index) => {
    const last = dense[index - 1]
    gone += last ? Math.hypot(bone[0] - last[0], bone[1] - last[1]) : 0
    if (gone < gap || index > dense.length - 3) return
    gone = 0
    const [x, y, half] = bone
    const [stepX, stepY] = along(dense, index)
    if (stepX > HANGING) return
    const size = height * Math.min(1, 0.35 + half / 48)
    const at = (forward: number, out: number): string =>
      pair(Math.round(x + stepX * forward - stepY * out), Math.round(y + stepY * forward + stepX * out))
    path += `M${at(-size * 0.5, half * 0.7)}L${at(size * 0.55, half + size)}L${at(size * 0.4, half * 0.7)}Z`
  })
  return path
}
