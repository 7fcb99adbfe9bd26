import { findChromium } from '../support/chromium'
import { PACKED_ENGINES, SHORT_NAMES } from './engines'
import { fetchEngine } from './fetchEngine'
import { startChromium } from './support/chromium'
import type { Engine } from './support/page'
import { startWebKit } from './support/webkit'

/** An engine that can be had on this machine. */
export interface Choice {
  /** What `--only` calls it. */
  name: string
  /** @throws {Error} why it cannot be had */
  start(): Promise<Engine>
  /** Its view is a phone's, so that its layouts can be compared with the newest engine's. */
  isPhone: boolean
}

/** This machine's own Chromium, which the others are compared with. */
export const NEWEST: Choice = {
  name: 'newest',
  start: () => startChromium('Chromium, this machine’s', findChromium()),
  isPhone: true,
}

const all = (say: (line: string) => void): Choice[] => [
  ...PACKED_ENGINES.map((engine) => ({
    name: String(engine.major),
    start: async () => startChromium(`Chromium ${engine.major}`, await fetchEngine(engine, say)),
    isPhone: true,
  })),
  NEWEST,
  { name: 'webkit', start: () => startWebKit('WebKit (WPE)'), isPhone: false },
]

/**
 * The engines of this name: majors, `floor`, `middle`, `newest`, `webkit`, comma between; without any, all of them.
 * @throws {Error} for a name that no engine has
 */
export function chooseEngines(only: string | undefined, say: (line: string) => void): Choice[] {
  const choices = all(say)
  if (only === undefined) return choices
  return only.split(',').map((word) => {
    const found = choices.find(({ name }) => name === (SHORT_NAMES[word] ?? word))
    if (!found) throw new Error(`no engine is called ${word}: ${choices.map(({ name }) => name).join(', ')}`)
    return found
  })
}
