import * as assert from 'uvu/assert'
import { JOURNEYS, type JourneyName } from '../bench/journeys/journeys'
import type { Played } from '../bench/journeys/measure'
import { NETS } from '../bench/journeys/nets'
import { type Journeys, openJourneys } from '../bench/journeys/openJourneys'
import { sandbox } from './support/sandbox'
import { suite } from './support/suite'

/** What a journey may need at most, and what it should need. */
interface Row {
  journey: JourneyName
  /** Round trips that wait for each other. */
  roundTrips: Bound
  /** Round trips to the chain's nodes; absent: they do not hold the player up. */
  nodeTrips?: Bound
  /** Pictures apart. On a second visit: scripts and texts. */
  requests: Bound
  /** As transferred in brotli, without pictures and the provider's answers. On a second visit: of scripts and texts. */
  bytes: Bound
}
type Bound = readonly [limit: number, goal: number]

const FIRST_VISIT: readonly Row[] = [
  { journey: 'login-wallet', roundTrips: [2, 2], requests: [6, 8], bytes: [43_700, 30_000] },
  { journey: 'login-form', roundTrips: [2, 2], requests: [6, 8], bytes: [43_700, 30_000] },
  { journey: 'login-guide', roundTrips: [2, 2], requests: [6, 8], bytes: [43_700, 30_000] },
  { journey: 'market-offers', roundTrips: [3, 3], requests: [7, 12], bytes: [57_000, 42_000] },
  { journey: 'market-filter', roundTrips: [2, 3], requests: [7, 12], bytes: [57_000, 42_000] },
  { journey: 'market-detail', roundTrips: [1, 1], requests: [2, 3], bytes: [0, 10_000] },
  // What is fetched ahead before this tap depends on the machine; only its round trips are held.
  { journey: 'market-hurry', roundTrips: [4, 3], requests: [25, 15], bytes: [140_000, 52_000] },
  { journey: 'account', roundTrips: [3, 3], requests: [10, 14], bytes: [82_700, 60_000] },
  { journey: 'start', roundTrips: [3, 3], requests: [10, 14], bytes: [82_700, 60_000] },
  { journey: 'coins', roundTrips: [3, 3], requests: [14, 14], bytes: [78_300, 60_000] },
  { journey: 'activity', roundTrips: [2, 3], requests: [10, 14], bytes: [80_800, 60_000] },
  { journey: 'legion', roundTrips: [2, 3], requests: [10, 14], bytes: [79_400, 60_000] },
  { journey: 'shares', roundTrips: [3, 3], requests: [11, 14], bytes: [84_100, 60_000] },
  { journey: 'buy-sheet', roundTrips: [1, 1], requests: [1, 4], bytes: [7_000, 26_000] },
  { journey: 'buy-wallet', roundTrips: [1, 1], nodeTrips: [2, 2], requests: [2, 4], bytes: [2_000, 26_000] },
]

const NO_FILES = { requests: [0, 0], bytes: [0, 0] } as const
const SECOND_VISIT: readonly Row[] = [
  { journey: 'login-wallet', roundTrips: [1, 2], ...NO_FILES },
  { journey: 'login-form', roundTrips: [1, 2], ...NO_FILES },
  { journey: 'login-guide', roundTrips: [1, 2], ...NO_FILES },
  { journey: 'market-offers', roundTrips: [2, 2], ...NO_FILES },
  { journey: 'market-filter', roundTrips: [2, 2], ...NO_FILES },
  { journey: 'market-hurry', roundTrips: [3, 3], ...NO_FILES },
  { journey: 'account', roundTrips: [2, 2], ...NO_FILES },
  { journey: 'start', roundTrips: [2, 2], ...NO_FILES },
  // The records that settle a withdrawal are read after those that submit it.
  { journey: 'coins', roundTrips: [3, 2], ...NO_FILES },
  { journey: 'activity', roundTrips: [2, 2], ...NO_FILES },
  { journey: 'legion', roundTrips: [2, 2], ...NO_FILES },
  { journey: 'shares', roundTrips: [2, 2], ...NO_FILES },
]

/** Journeys are played so many at a time: they mostly wait. */
const AT_ONCE = 3
const CIRCUMSTANCES = { net: NETS.rtt, cpu: 1, waitMs: 300 }

const test = suite('e2e/journeys')

let journeys: Journeys
const report = ['', 'Each with its limit and its goal: round trips, requests, bytes, trips to nodes']
test.before(async () => {
  await sandbox.reset()
  journeys = await openJourneys()
})
test.after(async () => {
  console.log(report.join('\n'))
  await journeys.close()
})

type Figure = readonly [what: string, figure: number, bound: Bound]

function figuresOf(row: Row, again: boolean, played: Played): Figure[] {
  const { chain, nodeTrips, requests, bytes, files, fileBytes } = played
  const figures: Figure[] = [
    ['round trips', chain.length, row.roundTrips],
    [again ? 'scripts and texts' : 'requests', again ? files : requests, row.requests],
    ['bytes', again ? fileBytes : bytes, row.bytes],
  ]
  return row.nodeTrips ? [...figures, ['round trips to nodes', nodeTrips, row.nodeTrips]] : figures
}

const isOver = ([, figure, [limit]]: Figure): boolean => figure > limit

/** A stall of the machine can only add to a figure: the least of so many plays is what the journey needs. */
const PLAYS = 4

/** Plays a journey until it is within its limits, and says where it never is. */
async function findOverruns(row: Row, again: boolean): Promise<string[]> {
  const play = () => journeys.play(row.journey, { ...CIRCUMSTANCES, again })
  let played = await play()
  for (let plays = 1; plays < PLAYS && figuresOf(row, again, played).some(isOver); plays++) played = await play()
  const figures = figuresOf(row, again, played)
  const { title } = JOURNEYS[row.journey]
  const cells = figures.map(([, figure, [limit, goal]]) => `${figure}`.padStart(8) + ` (${limit}, ${goal})`.padEnd(17))
  report.push(`${title.padEnd(66)}${cells.join('')}${again ? 'second visit' : ''}`.trimEnd())
  const over = figures.filter(isOver).map(([what, figure, [limit]]) => `${title}: ${figure} ${what}, not ${limit}`)
  const twice = played.twice.map((name) => `${title}: asked twice for ${name}`)
  return over.length > 0 ? [...over, `  one after another: ${played.chain.join(' ')}`, ...twice] : twice
}

/** Plays the journeys of a table, and says everything that is over its limit. */
async function playAll(rows: readonly Row[], again: boolean): Promise<string[]> {
  const found: string[] = []
  const waiting = [...rows]
  const playLane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) found.push(...(await findOverruns(row, again)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, playLane))
  return found
}

test('a first visit waits for no more round trips, requests and bytes than its table allows, and for none twice', async () => {
  assert.equal(await playAll(FIRST_VISIT, false), [])
})

test('a second visit asks for no script and no text, and waits for the page and the provider alone', async () => {
  assert.equal(await playAll(SECOND_VISIT, true), [])
})

test.run()
