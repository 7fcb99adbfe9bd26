import type { Outside } from './outside'
import type { Shared } from './shared'
import type { DoctorKey, Slots } from './texts'

export type State = 'ok' | 'look' | 'bad' | 'unknown'

/** A sentence in no language yet; a slot may be such a sentence itself. */
export type Words = [key: DoctorKey, slots?: Record<string, string | number | Words>]

/** What a check saw. */
export interface Finding {
  state: State
  found: Words[]
  advice?: Words
  /** For the report, which is in one language for whoever helps. */
  facts: Record<string, string | number | boolean | null>
}

export interface Check {
  name: CheckName
  /** It ends by then, whatever hangs. */
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

/** A sentence in a language, with the sentences in its slots. */
export function speak(words: Words, text: (key: DoctorKey, slots?: Slots) => string): string {
  const [key, slots = {}] = words
  const filled: Slots = {}
  for (const name of Object.keys(slots)) {
    const slot = slots[name] ?? ''
    filled[name] = typeof slot === 'object' ? speak(slot, text) : slot
  }
  return text(key, filled)
}

/** Nothing to look at, and why. */
export const unknown = (key: DoctorKey, facts: Finding['facts'] = {}): Finding => ({
  state: 'unknown',
  found: [[key]],
  facts,
})
