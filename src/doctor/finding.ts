import type { Outside } from './outside'
import type { Shared } from './shared'
import type { DoctorKey, Slots } from './texts'

export type State = 'ok' | 'look' | 'bad' | 'unknown'

/** A sentence not yet translated; a slot may itself be such a sentence. */
export type Words = [key: DoctorKey, slots?: Record<string, string | number | Words>]

/** What a check saw. */
export interface Finding {
  state: State
  found: Words[]
  advice?: Words
  /** For the report, which is in one language for whoever gives support. */
  facts: Record<string, string | number | boolean | null>
}

export interface Check {
  name: CheckName
  /** The check ends after this time, whatever hangs. */
  limitMs: number
  run(outside: Outside, shared: Shared): Promise<Finding>
}

export type CheckName =
  | 'wallet'
  | 'engine'
  | 'chain'
  | 'account'
  | 'nodes'
  | 'api'
  | 'storage'
  | 'clipboard'
  | 'clock'
  | 'gas'
  | 'code'

/** Translates a sentence, including those in its slots. */
export function speak(words: Words, text: (key: DoctorKey, slots?: Slots) => string): string {
  const [key, slots = {}] = words
  const filled: Slots = {}
  for (const name of Object.keys(slots)) {
    const slot = slots[name] ?? ''
    filled[name] = typeof slot === 'object' ? speak(slot, text) : slot
  }
  return text(key, filled)
}

/** A finding for when there is nothing to check, with the reason. */
export const unknown = (key: DoctorKey, facts: Finding['facts'] = {}): Finding => ({
  state: 'unknown',
  found: [[key]],
  facts,
})
