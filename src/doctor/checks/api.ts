import type { Check } from '../finding'
import { parse } from '../shared'

const SLOW_MS = 3000

/** Checks whether the provider's server answers, and how fast. */
export const api: Check = {
  name: 'api',
  limitMs: 10_000,
  async run(_, shared) {
    const { status, text, ms } = await shared.settings()
    const { code } = Object(parse(text)) as { code?: unknown }
    const facts = { status, code: typeof code === 'number' ? code : null, ms }
    if (status === 0) {
      return { state: 'bad', found: [['doctor.api_silent']], advice: ['doctor.api_network'], facts }
    }
    if (status !== 200 || code !== 200) {
      return { state: 'bad', found: [['doctor.api_odd', { status }]], advice: ['doctor.api_wait'], facts }
    }
    if (ms > SLOW_MS) {
      return { state: 'look', found: [['doctor.api_slow', { ms }]], advice: ['doctor.api_network'], facts }
    }
    return { state: 'ok', found: [['doctor.api_ok', { ms }]], facts }
  },
}
