import type { ComponentChildren } from 'preact'
import type { Texts } from '../texts'

/** Draws a part; `name` is unique on the page, for fields and groups. */
export type Draw = (texts: Texts, name: string) => ComponentChildren

/** What the pointer or the Tab key does to a part; shown by `forceStates`. */
const TOUCHED = ['hover', 'focus', 'pressed'] as const

/** One part of the interface in each of its states. */
export interface Sample {
  /** The file in `src/ui`. */
  part: string
  rest: Draw
  /** It answers to pointer and keys: shown in those states, too. */
  touch?: boolean
  /** What else it can be: busy, disabled, error, empty, skeleton, … */
  more?: Record<string, Draw>
  /** It lies over the page: shown in a box that stands for the page. */
  over?: boolean
}

/** Every state of a sample by name, in order. */
export function statesOf({ rest, touch, more }: Sample): Array<[string, Draw]> {
  const touched = touch ? TOUCHED.map((state): [string, Draw] => [state, rest]) : []
  return [['rest', rest], ...touched, ...Object.entries(more ?? {})]
}
