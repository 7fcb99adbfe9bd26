import { KINDS, type Kind } from './kinds'
import { POINTS, type Point, pointsOfProvider } from './points'

export interface CellName {
  kind: Kind
  point: Point
  /** `sell:8` */
  name: string
}

const pointsOf = ({ contract, prepare }: Kind): readonly Point[] =>
  contract === null ? pointsOfProvider() : POINTS.filter(({ name }) => prepare || (name !== '2' && name !== '3'))

/** Every kind at each of its points. Kinds without a call to prepare them have no points 2 and 3. */
export const CELLS: readonly CellName[] = KINDS.flatMap((kind) =>
  pointsOf(kind).map((point) => ({ kind, point, name: `${kind.name}:${point.name}` })),
)
