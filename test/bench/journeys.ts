import { parseArgs } from 'node:util'
import { openStage } from '../e2e/support/stage'
import { prepareChromium } from '../support/chromium'
import { JOURNEYS, type JourneyName } from './journeys/journeys'
import type { Played } from './journeys/measure'
import { NETS, type NetName } from './journeys/nets'
import { type Journeys, openJourneys } from './journeys/openJourneys'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A name in `NETS`. */
    net: { type: 'string', default: 'rtt' },
    /** Medians of so many; but for `rtt`, after one that is thrown away. */
    runs: { type: 'string', default: '1' },
    /** How many times slower than this machine; `rtt` slows nothing. */
    cpu: { type: 'string', default: '6' },
    /** Milliseconds between the moment a control is seen and its tap. */
    wait: { type: 'string', default: '300' },
    /** Measures second visits. */
    again: { type: 'boolean', default: false },
    /** Prints each request of the last run. */
    trace: { type: 'boolean', default: false },
  },
})

const isNet = (name: string): name is NetName => name in NETS
const isJourney = (name: string): name is JourneyName => name in JOURNEYS

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

function printTrace({ trace }: Played): void {
  const firstMs = trace[0]?.sentMs ?? 0
  for (const { sentMs, answeredMs, bytes, path } of trace) {
    const times = [sentMs, answeredMs ?? Number.NaN].map((ms) => (ms - firstMs).toFixed(0).padStart(7)).join('')
    console.log(`${times}${String(bytes ?? '-').padStart(8)}  ${path}`)
  }
}

function printRow(name: JourneyName, played: readonly Played[], isRtt: boolean): void {
  const of = (figure: (one: Played) => number) => median(played.map(figure))
  const time = (ms: number) => (Number.isNaN(ms) ? '' : isRtt ? (ms / 1000).toFixed(1) : ms.toFixed(0))
  const cells = [
    time(of(({ firstPaintMs }) => firstPaintMs ?? Number.NaN)),
    isRtt ? of(({ chain }) => chain.length) : '',
    time(of(({ ms }) => ms)),
    of(({ requests }) => requests),
    of(({ files }) => files),
    of(({ bytes }) => bytes),
  ]
  console.log(`${JOURNEYS[name].title.padEnd(66)}${cells.map((cell) => String(cell).padStart(9)).join('')}`)
}

async function measureAll(journeys: Journeys, names: readonly JourneyName[], net: NetName): Promise<void> {
  const isRtt = net === 'rtt'
  const circumstances = {
    net: NETS[net],
    cpu: isRtt ? 1 : Number(values.cpu),
    waitMs: Number(values.wait),
    again: values.again,
  }
  const results = new Map<JourneyName, Played[]>(names.map((name) => [name, []]))
  // Run by run, so that what disturbs the machine for a while does not fall on one journey alone.
  for (let run = isRtt ? 1 : 0; run <= Number(values.runs); run++) {
    for (const name of names) {
      const played = await journeys.play(name, circumstances)
      if (run > 0) results.get(name)?.push(played)
    }
  }
  const visit = values.again ? 'second visit' : 'first visit'
  console.log(isRtt ? `Each request takes 1 s; ${visit}` : `${net}, CPU ${values.cpu} times slower; ${visit}`)
  const heads = ['paint', isRtt ? 'trips' : '', isRtt ? 'seconds' : 'ms', 'requests', 'files', 'bytes']
  console.log(''.padEnd(66) + heads.map((head) => head.padStart(9)).join(''))
  for (const [name, played] of results) {
    printRow(name, played, isRtt)
    const last = played.at(-1)
    if (values.trace && last) printTrace(last)
  }
}

if (!isNet(values.net)) throw new Error(`no network ${values.net}; there are ${Object.keys(NETS).join(', ')}`)
const unknown = positionals.find((name) => !isJourney(name))
if (unknown) throw new Error(`no journey ${unknown}; there are ${Object.keys(JOURNEYS).join(', ')}`)
const chosen = positionals.filter(isJourney)
const all = Object.keys(JOURNEYS).filter(isJourney)
// A journey that begins with a tap is the same on a second visit.
const fitting = values.again ? all.filter((name) => JOURNEYS[name].from === 'start') : all
await prepareChromium(console.log)
const { world, browser } = await openStage()
const journeys = await openJourneys()
try {
  await measureAll(journeys, chosen.length > 0 ? chosen : fitting, values.net)
} finally {
  await journeys.close()
  await browser.close()
  await world.stop()
}
process.exit()
