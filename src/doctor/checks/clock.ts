import { type Check, unknown, type Words } from '../finding'

/** A Date header has whole seconds, and takes time to arrive. */
const FINE_SECONDS = 30
/** A login message is good for minutes only. */
const BAD_SECONDS = 240

function span(seconds: number): Words {
  if (seconds < 120) return ['doctor.seconds', { n: seconds }]
  if (seconds < 7200) return ['doctor.minutes', { n: Math.round(seconds / 60) }]
  return ['doctor.hours', { n: Math.round(seconds / 3600) }]
}

/** Compares the device's clock with the server's, or with the newest block if the server's cannot be read. */
export const clock: Check = {
  name: 'clock',
  limitMs: 14_000,
  async run(outside, shared) {
    const { dateMs } = await shared.settings()
    const blocks = dateMs === null ? await shared.nodes() : []
    const newestMs = Math.max(0, ...blocks.filter(({ is }) => is === 'ok').map(({ blockMs }) => blockMs))
    const rightMs = dateMs ?? newestMs
    if (rightMs === 0) return unknown('doctor.clock_unknown')
    const ahead = Math.round((outside.now() - rightMs) / 1000)
    const off = Math.abs(ahead)
    const facts = { aheadSeconds: ahead, by: dateMs === null ? 'block' : 'server' }
    if (off <= FINE_SECONDS) return { state: 'ok', found: [['doctor.clock_right']], facts }
    return {
      state: off > BAD_SECONDS ? 'bad' : 'look',
      found: [[ahead > 0 ? 'doctor.clock_ahead' : 'doctor.clock_behind', { time: span(off) }]],
      advice: ['doctor.clock_set'],
      facts,
    }
  },
}
