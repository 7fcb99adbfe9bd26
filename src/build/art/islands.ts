import { type Contour, contoursOf } from './contours'
import { hollowOf, isBeside } from './hollows'

/** An outline taken apart. Each is path data; empty when there is none. */
export interface Islands {
  /** The largest island, and what is nearly as large (the other wing), with their holes. */
  main: string
  /** The other islands with their holes: they get the second material. */
  others: string
  /** Everything with its small holes closed: what lies below the plates. */
  solid: string
  /** What is behind the openings of a head; empty for all else. */
  hollow: string
  /** What glows: small round holes, and a pupil in each of a pair of larger ones. */
  eyes: string
  /** How far the drawing reaches within the icon's 512. */
  box: { left: number; top: number; right: number; bottom: number }
}

/** In the square units of an icon of 512: a hole up to here is a gap in the armour; a larger one shows the sky. */
const OPEN = 5_000
/** A hole of such a size, and not much longer than wide, can be an eye. */
const EYE = { least: 70, most: 2_600, slim: 3.4, full: 0.32, count: 6 }
/** Eyes are in the upper part of a drawing; lower down such a hole is a mouth. */
const UPPER = 0.57
/** Two holes of such a size beside each other, as alike as this, are the sockets of a mask or a skull. */
const SOCKET = { most: 20_000, alike: 0.75, level: 0.2, apart: 260, pupil: 0.17 }
/** Of the largest island's area: an island from here on has the same metal. */
const AS_LARGE = 0.75

const area = ({ area }: Contour): number => Math.abs(area)

const isInside = (inner: Contour, outer: Contour): boolean =>
  area(inner) < area(outer) &&
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  inner.area * outer.area < 0

function isEye(hole: Contour): boolean {
  const [width, height] = [hole.right - hole.left, hole.bottom - hole.top]
  if (area(hole) < EYE.least || area(hole) > EYE.most) return false
  if (Math.max(width, height) > Math.min(width, height) * EYE.slim) return false
  return area(hole) > width * height * EYE.full
}

/** Whether two holes are the sockets of one face: alike, at one height, larger than an eye. */
function arePair(one: Contour, other: Contour): boolean {
  const [small, large] = [area(one), area(other)].sort((a, b) => a - b) as [number, number]
  const high = one.bottom - one.top
  return (
    small > EYE.most &&
    large < SOCKET.most &&
    small > large * SOCKET.alike &&
    Math.abs(one.top - other.top) < high * SOCKET.level &&
    (one.right < other.left || other.right < one.left) &&
    Math.abs(one.left + one.right - other.left - other.right) < SOCKET.apart * 2
  )
}

/** A round light. */
export const lightAt = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`

/** A round light in the middle of a socket. */
function pupilOf({ left, top, right, bottom }: Contour): string {
  const radius = Math.round(Math.min(right - left, bottom - top) * SOCKET.pupil)
  return lightAt(Math.round((left + right) / 2), Math.round((top + bottom) / 2), radius)
}

const join = (contours: readonly Contour[]): string => contours.map(({ path }) => path).join('')

/** Takes an outline apart into its islands. The input is what `shortenOutline` returns. @param isHead no sky shows in it */
export function splitIslands(outline: string, isHead = false): Islands {
  const contours = contoursOf(outline)
  const largest = contours.reduce((best, next) => (area(next) > area(best) ? next : best))
  const holes = contours.filter(
    (contour) => contour.area * largest.area < 0 && contours.some((other) => isInside(contour, other)),
  )
  const outers = contours.filter((contour) => !holes.includes(contour))
  const isMain = (outer: Contour): boolean => area(outer) >= area(largest) * AS_LARGE
  const holder = (hole: Contour): Contour =>
    outers.filter((outer) => isInside(hole, outer)).reduce((best, next) => (area(next) < area(best) ? next : best))
  const ofMain = holes.filter((hole) => isMain(holder(hole)))
  const box = {
    left: Math.min(...outers.map(({ left }) => left)),
    top: Math.min(...outers.map(({ top }) => top)),
    right: Math.max(...outers.map(({ right }) => right)),
    bottom: Math.max(...outers.map(({ bottom }) => bottom)),
  }
  const lowest = box.top + (box.bottom - box.top) * UPPER
  const eyes = holes
    // A hole with an island in it is an eye that is drawn already.
    .filter((hole) => isEye(hole) && hole.bottom < lowest && !outers.some((outer) => isInside(outer, hole)))
    .sort((one, other) => area(other) - area(one))
  const sockets = holes.filter((hole) => hole.top < lowest && holes.some((other) => arePair(hole, other)))
  /** No hole of a head shows the sky, but an earring does. */
  const isClosed = (hole: Contour): boolean =>
    area(hole) <= OPEN || sockets.includes(hole) || (isHead && !isBeside(hole, box))
  return {
    main: join([...outers.filter(isMain), ...ofMain]),
    others: join([...outers.filter((outer) => !isMain(outer)), ...holes.filter((hole) => !ofMain.includes(hole))]),
    solid: join([...outers, ...holes.filter((hole) => !isClosed(hole))]),
    hollow: isHead ? hollowOf(contours) : '',
    eyes: join(eyes.slice(0, EYE.count)) + sockets.map(pupilOf).join(''),
    box,
  }
}
