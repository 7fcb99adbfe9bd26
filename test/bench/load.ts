import { parseArgs } from 'node:util'
import { type Actor, actOnce } from './load/actions'
import { type Bench, createBench } from './load/bench'
import { fund } from './load/fund'
import { createPlayer, type LoadPlayer } from './load/player'
import { createStats, type Stats } from './load/stats'
import { serveWorld } from './load/world'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    /** Between two things a player does, at most. */
    'think-ms': { type: 'string', default: '2000' },
    url: { type: 'string' },
  },
})
const SETTLE_MS = 3000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function play(actor: Actor, end: number, thinkMs: number): Promise<void> {
  while (Date.now() < end) {
    await pause(Math.random() * thinkMs)
    try {
      await actOnce(actor)
    } catch (cause) {
      // The player goes on, as people do.
      actor.stats.fail(cause instanceof Error ? cause.message : String(cause))
    }
  }
}

async function enter(bench: Bench, count: number): Promise<LoadPlayer[]> {
  const players: LoadPlayer[] = []
  for (let index = 0; index < count; index++) players.push(await createPlayer(bench))
  return players
}

/** Keys of finished trades that the ledger does not have exactly once. */
async function countMiscounted(bench: Bench, keys: readonly string[]): Promise<number> {
  const { effects } = (await bench.control('/sandbox/ledger')) as { effects: { key: string }[] }
  const counts = new Map<string, number>()
  for (const { key } of effects) counts.set(key, (counts.get(key) ?? 0) + 1)
  return keys.filter((key) => counts.get(key.toLowerCase()) !== 1).length
}

function report(stats: Stats, seconds: number): void {
  const { calls, perSecond, p50Ms, p99Ms, longestMs } = stats.summary(seconds)
  const list = (counts: Map<string | number, number>): string =>
    [...counts].map(([name, times]) => `${name} ${times}`).join(', ') || 'none'
  console.log(`Calls      ${calls} in ${seconds} s, ${perSecond} a second`)
  console.log(`Times      half within ${p50Ms} ms, 99 % within ${p99Ms} ms, longest ${longestMs} ms`)
  console.log(`Slowest    ${list(new Map(stats.slowest(5)))} (ms)`)
  console.log(`Trades     ${list(stats.trades)}`)
  console.log(`Refusals   ${list(stats.refusals)} (by code)`)
  console.log(`Errors     ${list(stats.failures)}`)
}

const seconds = Number(values.seconds)
const world = values.url === undefined ? await serveWorld() : { url: values.url, stop: () => undefined }
try {
  const entering = createBench(world.url, createStats())
  const players = await enter(entering, Number(values.players))
  await fund(entering, players)
  const stats = createStats()
  // The players were created on the other bench; from here on it is counted.
  entering.stats = stats
  const keys: string[] = []
  const end = Date.now() + seconds * 1000
  await Promise.all(players.map((player) => play({ player, stats, keys }, end, Number(values['think-ms']))))
  report(stats, seconds)
  await pause(SETTLE_MS)
  const { count } = (await entering.control('/sandbox/check')) as { count: number }
  const miscounted = await countMiscounted(entering, keys)
  console.log(
    `Provider   ${count} differences to the chain; ${miscounted} of ${keys.length} trades not counted exactly once`,
  )
  process.exitCode = count + miscounted + stats.failures.size > 0 ? 1 : 0
} finally {
  world.stop()
}
