import type { Age } from './dragons/grow'
import type { Box } from './figure'
import { BREAKING_FOOT, FOOT } from './ledge'
import { tiny } from './numbers'
import type { Subject } from './subject'

/** Where a subject is: the middle of the icon's square of 512, and the scale from it, in the picture. */
export type Place = readonly [x: number, y: number, scale: number]

/**
 * The room of what is as large as its outline allows, and where its lowest point is, if that is always the same; then for
 * what breaks its frame.
 */
const ROOMS = {
  head: [
    { width: 148, height: 134, bottom: 162 },
    { width: 158, height: 144, bottom: 163 },
  ],
  stand: [
    { width: 202, height: 176 },
    { width: 218, height: 192, foot: BREAKING_FOOT },
  ],
  bust: [
    { width: 190, height: 206, bottom: 278 },
    { width: 216, height: 290, bottom: 312 },
  ],
} as const

/** What comes in from the left: where it is cut off there, and below, and the room to the right of that. */
const SIDE = { left: 6, bottom: 300, width: 206, height: 262, most: 0.5 } as const
/** The room of what is seen whole, in the air: its middle, and how large a small outline gets at most. */
const AIR = { width: 180, height: 184, middle: 122, most: 0.52 } as const
/** How much of that room is left between wings. */
const BETWEEN_WINGS = 0.76
/** The highest and the widest that a subject gets in the air. */
const ROOM = { width: 210, height: 198, top: 12, middle: 136 }

/** The place of a subject that breaks its frame: it reaches nearly to the picture's sides, or else to its top. */
function breaking({ left, top, right, bottom }: Box, share: number): Place {
  const [width, height] = [right - left, bottom - top]
  const scale = Math.min(ROOM.width / width, ROOM.height / height) * share
  const highest = ROOM.top + (height * scale) / 2
  const isNarrow = width * scale < ROOM.width - 8
  const middle = share < 1 ? 148 : isNarrow ? highest : Math.max(highest, ROOM.middle)
  return [120 + (256 - (left + right) / 2) * scale, middle + (256 - (top + bottom) / 2) * scale, scale]
}

/** Its lowest point is at `bottom`, or else at most at `foot`. */
type Room = { width: number; height: number; bottom?: number; foot?: number }

/** As large as there is room, in the middle, and down to its foot: the lower it is, the higher it stands. */
function inRoom(room: Room, box: Box, share = 1): Place {
  const { left, top, right, bottom } = box
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top)) * share
  const foot = room.bottom ?? Math.round(Math.min(room.foot ?? FOOT, AIR.middle + ((bottom - top) * scale) / 2))
  return [120 + (256 - (left + right) / 2) * scale, foot + (256 - bottom) * scale, scale]
}

/** Where the lowest point of a subject at this place is, in the picture. */
export const footOf = ([, y, scale]: Place, { bottom }: Box): number => Math.round(y + (bottom - 256) * scale)

/** In the middle of the air, as large as there is room. */
function inAir({ left, top, right, bottom }: Box): Place {
  const scale = Math.min(AIR.width / (right - left), AIR.height / (bottom - top), AIR.most)
  return [120 + (256 - (left + right) / 2) * scale, AIR.middle + (256 - (top + bottom) / 2) * scale, scale]
}

/** In from the left, its cut edges at the picture's. */
function fromSide({ left, top, right, bottom }: Box): Place {
  const scale = Math.min(SIDE.width / (right - left), SIDE.height / (bottom - top), SIDE.most)
  return [SIDE.left + (256 - left) * scale, SIDE.bottom + (256 - bottom) * scale, scale]
}

export const placeOf = ({ pose, wings }: Subject, box: Box, breaks: boolean): Place => {
  const share = wings ? BETWEEN_WINGS : 1
  if (pose === 'side') return fromSide(box)
  if (pose === 'whole') return breaks ? breaking(box, share) : inAir(box)
  return inRoom(ROOMS[pose][breaks ? 1 : 0], box, share)
}

/** The room of a dragon by its age: it looks out of its shell, is half grown, or has all the room there is. */
const AGES = { 1: { width: 148, height: 150 }, 2: { width: 204, height: 170 }, 3: { width: 216, height: 173 } } as const
/** The room of a grown one that breaks its frame. */
const BREAKING = { width: 226, height: 192, foot: BREAKING_FOOT }
/** Where the neck of one that looks out of its shell ends, in the shell. */
const IN_SHELL = FOOT - 25

export function placeOfDragon(box: Box, age: Age, breaks: boolean): Place {
  if (age === 1) return inRoom({ ...AGES[1], bottom: IN_SHELL }, box)
  return inRoom(age === 3 && breaks ? BREAKING : AGES[age], box)
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
