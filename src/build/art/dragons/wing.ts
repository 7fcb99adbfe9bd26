import { line, type Point, tube } from './curve'

export interface Wing {
  root: Point
  wrist: Point
  /** The ends of its fingers, from the leading one on. */
  tips: readonly Point[]
  /** Where the skin ends on the body. */
  hind: Point
}

/** A share of the way from one point to another. */
const towards = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  Math.round(x + (toX - x) * share),
  Math.round(y + (toY - y) * share),
]

/** A wing that has not grown yet: nearer to its root. */
export function shrinkWing({ root, wrist, tips, hind }: Wing, size: number): Wing {
  const near = (point: Point): Point => towards(root, point, size)
  return { root, wrist: near(wrist), tips: tips.map(near), hind: near(hind) }
}

/** The same wing from another root. */
export function moveWing({ root, wrist, tips, hind }: Wing, to: Point): Wing {
  const move = ([x, y]: Point): Point => [x + to[0] - root[0], y + to[1] - root[1]]
  return { root: to, wrist: move(wrist), tips: tips.map(move), hind: move(hind) }
}

/** Skin between the fingers. @param bay how far its edge draws back to the wrist; below 0 it bulges as feathers do */
export function skinOf({ root, wrist, tips, hind }: Wing, bay: number): string {
  const edge = [...tips, hind].map((tip, index, all) => {
    const last = all[index - 1]
    if (!last) return `L${tip.join(' ')}`
    return `Q${towards(towards(last, tip, 0.5), wrist, bay).join(' ')} ${tip.join(' ')}`
  })
  return `M${root.join(' ')}L${wrist.join(' ')}${edge.join('')}Z`
}

/** The fingers, as lines. */
export const fingersOf = ({ wrist, tips }: Wing): string =>
  tips.map((tip) => `M${wrist.join(' ')}L${towards(wrist, tip, 0.96).join(' ')}`).join('')

/** The arm, with its claw. */
export function armOf({ root, wrist, tips: [first = wrist] }: Wing): string {
  const [elbowX, elbowY] = towards(root, wrist, 0.55)
  const lean = Math.sign(first[0] - root[0]) || 1
  const arm = tube([
    [root[0], root[1], 17],
    [elbowX - lean * 8, elbowY + 6, 13],
    [wrist[0], wrist[1], 10],
  ])
  const [x, y] = wrist
  return `${arm}M${x - 9} ${y + 6}q${-lean * 2}-26 ${-lean * 18}-38q${lean * 32} 8 ${lean * 32} 36Z`
}

/** Folds of the skin, beside each finger. */
export const foldsOf = ({ wrist, tips, hind }: Wing): string =>
  [...tips, hind]
    .map((tip, index, all) => {
      const last = all[index - 1]
      return last ? line([wrist, towards(wrist, towards(last, tip, 0.5), 0.74)]) : ''
    })
    .join('')
