import type { Bone, Point } from './curve'
import type { Form, Part } from './forms'
import { moveWing, shrinkWing } from './wing'

/** The age of a dragon: just hatched, half grown, grown. */
export type Age = 1 | 2 | 3

/** How a young one differs: a large head, small wings, blunt spikes. */
const YOUTH = {
  1: { head: 1.3, wing: 0.5, spikes: 0.4, crest: 0.6 },
  2: { head: 1.16, wing: 0.66, spikes: 0.7, crest: 0.75 },
  3: { head: 1, wing: 1, spikes: 1, crest: 1 },
} as const

/** How much of its horns an age has. */
export const crestOf = (age: Age): number => YOUTH[age].crest

function youngPart(part: Part, age: Age): Part {
  const { head, wing, spikes } = YOUTH[age]
  if ('head' in part) return { ...part, size: part.size * head }
  if ('wing' in part) return { ...part, wing: shrinkWing(part.wing, wing) }
  if ('body' in part && part.spikes) return { ...part, spikes: part.spikes * spikes }
  return part
}

/** How it looks out of its shell: ahead, up, or over the rim. The neck goes from the head down into the shell. */
const POSES: readonly { neck: readonly Bone[]; at: Point; turn: number }[] = [
  {
    neck: [
      [300, 150, 36],
      [262, 172, 40],
      [244, 236, 50],
      [258, 298, 50],
    ],
    at: [298, 146],
    turn: 4,
  },
  {
    neck: [
      [278, 150, 34],
      [258, 178, 40],
      [258, 240, 50],
      [258, 298, 50],
    ],
    at: [276, 146],
    turn: -18,
  },
  {
    neck: [
      [316, 204, 36],
      [268, 188, 42],
      [238, 244, 52],
      [258, 298, 50],
    ],
    at: [314, 202],
    turn: 16,
  },
]
const SHOULDER: Point = [232, 262]

/** All that a picture has to have room for of it: the rest is in the shell, or beside it. */
export const HATCHLING_BOX = { left: 138, top: 70, right: 402, bottom: 318 } as const

/** What looks out of a shell: the head that is nearest, its neck, and the wings. */
function hatchling({ parts }: Form, index: number): Part[] {
  const { neck: bones, at, turn } = POSES[index % POSES.length] as (typeof POSES)[number]
  const heads = parts.filter((part) => 'head' in part)
  const neck: Part = { body: bones, spikes: 30, belly: bones.length }
  const wings = parts.flatMap((part) => ('wing' in part ? [{ ...part, wing: moveWing(part.wing, SHOULDER) }] : []))
  return [
    ...wings.filter(({ far }) => far),
    neck,
    ...heads.slice(-1).map((head) => ({ ...head, at, turn, size: Math.abs('size' in head ? head.size : 1) })),
    ...wings.filter(({ far }) => !far),
  ]
}

/** The pieces of a dragon at an age. @param index of its form in the band, which decides how it looks out of its shell */
export const partsOf = (form: Form, age: Age, index: number): Part[] =>
  (age === 1 ? hatchling(form, index) : form.parts).map((part) => youngPart(part, age))
