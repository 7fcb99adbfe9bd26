import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startWorld } from '../sandbox/run'
import { CHROMIUM_FLAGS, findChromium, prepareChromium } from '../support/chromium'
import type { Bench } from './support/bench'
import { runCell } from './support/cell'
import { CELLS, type CellName } from './support/cells'
import { priceFrom, shuffled } from './support/random'

/**
 * Runs every kill point of every money action in a real browser, or some of them:
 *   --seed 7            order and prices; printed
 *   --only sell:8,bid   these cells, or all of these kinds or, with a colon in front, of these points
 *   --lanes 2           number of sandboxes and browsers at the same time
 *   --site dist         the built site
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    only: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    site: { type: 'string', default: process.env.SITE ?? 'dist' },
  },
})

const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const wanted = values.only?.split(',')
const isWanted = ({ name }: CellName) =>
  !wanted || wanted.some((word) => name === word || name.startsWith(`${word}:`) || name.endsWith(word))
const waiting = shuffled(CELLS.filter(isWanted), seed)
const total = waiting.length
const failed: string[] = []
const table = new Map<string, Record<string, string>>()
const started = Date.now()
console.log(`seed ${seed}, ${total} cells`)

await prepareChromium(console.log)

async function openBench(): Promise<Bench & { close(): Promise<void> }> {
  const [world, browser] = await Promise.all([
    startWorld({ port: 0, chainPort: 0, quiet: true, dist: values.site }),
    chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS }),
  ])
  const close = async () => {
    await browser.close()
    await world.stop()
  }
  return { world, browser, close }
}

async function runLane(): Promise<void> {
  const bench = await openBench()
  for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
    const { kind, point, name } = cell
    const begun = Date.now()
    const failure = await runCell(bench, kind, point, priceFrom(seed, name)).then(
      () => null,
      (cause: unknown) => String(cause instanceof Error ? (cause.stack ?? cause.message) : cause),
    )
    const row = table.get(kind.name) ?? {}
    table.set(kind.name, { ...row, [`p${point.name}`]: failure ? 'FAIL' : 'ok' })
    if (failure) failed.push(name)
    console.log(`${failure ? 'FAILED' : 'ok    '} ${name.padEnd(22)} ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    if (failure) console.log(failure.replace(/^/gm, '    '))
  }
  await bench.close()
}

await Promise.all(Array.from({ length: Math.min(Number(values.lanes), total) }, runLane))
const columns = [...new Set(CELLS.map(({ point }) => `p${point.name}`))]
console.table(
  Object.fromEntries(
    [...table]
      .sort()
      .map(([kind, row]) => [kind, Object.fromEntries(columns.map((name) => [name.slice(1), row[name] ?? '-']))]),
  ),
)
if (failed.length > 0) console.log(`again: npm run test:kill -- --seed ${seed} --only ${failed.join(',')}`)
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || total === 0 ? 1 : 0)
