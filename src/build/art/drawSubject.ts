import type { Age } from './dragons/grow'
import type { Box } from './figure'
import { FOOT } from './ledge'
import { tiny } from './numbers'
import type { Pose, Subject } from './subject'

/** Where a subject is: the middle of the icon's square of 512, and the scale from it, in the picture. */
export type Place = readonly [x: number, y: number, scale: number]

/** The room of what is as large as its outline allows, and where its lowest point is; then the same for what breaks its frame. */
const ROOMS = {
  head: [
    { width: 150, height: 136, bottom: 190 },
    { width: 160, height: 150, bottom: 190 },
  ],
  stand: [
    { width: 196, height: 196, bottom: FOOT },
    { width: 214, height: 222, bottom: FOOT },
  ],
} as const

/** Where each other pose goes. */
const PLACES: Record<Exclude<Pose, keyof typeof ROOMS>, Place> = {
  whole: [120, 152, 0.36],
  bust: [120, 178, 0.42],
  side: [119, 190, 0.44],
}
/** How much of that room is left between wings. */
const BETWEEN_WINGS = 0.76
/** The highest and the widest that a subject gets, and how much of a bust may be below its picture's foot. */
const ROOM = { width: 210, height: 204, bust: 252, top: 12, middle: 148 }

/** The place of a subject that breaks its frame: it reaches nearly to the picture's sides, or else to its top. */
function breaking(pose: Pose, { left, top, right, bottom }: Box, share: number): Place {
  const [width, height] = [right - left, bottom - top]
  const scale = Math.min(ROOM.width / width, (pose === 'whole' ? ROOM.height : ROOM.bust) / height) * share
  const highest = ROOM.top + (height * scale) / 2
  const isNarrow = width * scale < ROOM.width - 8
  const middle = share < 1 ? 158 : isNarrow ? highest : Math.max(highest, ROOM.middle)
  return [120 + (256 - (left + right) / 2) * scale, middle + (256 - (top + bottom) / 2) * scale, scale]
}

/** As large as there is room, in the middle, and down to its foot. */
function inRoom(room: { width: number; height: number; bottom: number }, box: Box, share: number): Place {
  const { left, top, right, bottom } = box
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top)) * share
  return [120 + (256 - (left + right) / 2) * scale, room.bottom + (256 - bottom) * scale, scale]
}

export const placeOf = ({ pose, wings }: Subject, box: Box, breaks: boolean): Place => {
  const share = wings ? BETWEEN_WINGS : 1
  if (pose === 'head' || pose === 'stand') return inRoom(ROOMS[pose][breaks ? 1 : 0], box, share)
  return breaks ? breaking(pose, box, share) : PLACES[pose]
}

/** The room of a dragon by its age: it looks out of its shell, is half grown, or has all the room there is. */
const AGES = { 1: { width: 132, height: 146 }, 2: { width: 168, height: 160 }, 3: { width: 208, height: 206 } } as const

/** @param stands on the ground, not in the air */
export function placeOfDragon(box: Box, age: Age, stands: boolean, breaks: boolean): Place {
  const { width, height } = AGES[age]
  const more = age === 3 && breaks ? 14 : 0
  const room = { width: width + more, height: height + more }
  const inAir = 150 + Math.min(room.height / 2, ((box.bottom - box.top) * room.width) / (box.right - box.left) / 2)
  return inRoom({ ...room, bottom: age === 1 ? 246 : stands ? FOOT : inAir }, box, 1)
}

const matrix = ([x, y, scale]: Place, mirror = 1): string => {
  const left = mirror < 0 ? 240 - x : x
  return `matrix(${tiny(scale * mirror)} 0 0 ${tiny(scale)} ${Math.round(left - 256 * scale * mirror)} ${Math.round(y - 256 * scale)})`
}

/** The ghost of a subject behind it, much larger. */
export const drawSpirit = ([x, y, scale]: Place, flipped: boolean, colour: string): string =>
  `<use href="#w" transform="${matrix([x, y - 24, scale * 1.7], flipped ? -1 : 1)}" fill="${colour}" opacity=".13"/>`

/** The subject of a picture, from its `Figure`'s drawing. */
export const drawSubject = (drawing: string, place: Place, flipped: boolean): string =>
  `<g transform="${matrix(place, flipped ? -1 : 1)}">${drawing}</g>`

/** The upper part of the subject, and of its wings, once more, over the frame; it fades towards the ground. */
export function drawOver({ flipped, wings }: Subject, place: Place): string {
  const use = `<use href="#o" transform="${matrix(place, flipped ? -1 : 1)}"/>`
  return `<mask id="y"><path d="M0 0h240v320H0Z" fill="url(#u)"/></mask><g mask="url(#y)">${wings ? '<use href="#z"/>' : ''}${use}</g>`
}
