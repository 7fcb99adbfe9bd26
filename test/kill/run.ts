import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startWorld } from '../sandbox/run'
import { CHROMIUM_FLAGS, findChromium, prepareChromium } from '../support/chromium'
import { type Bench, MANNERS, type Manner } from './support/bench'
import { runCell } from './support/cell'
import { CELLS, type CellName } from './support/cells'
import { priceFrom, shuffled } from './support/random'

/**
 * Runs every kill point of every money action in a real browser, or some of them:
 *   --seed 7            order and prices; printed
 *   --only sell:8,bid   these cells, or all of these kinds or, with a colon in front, of these points
 *   --manner close,back how the page goes: crash (unless told), close, reload or back
 *   --lanes 2           number of sandboxes and browsers at the same time
 *   --site dist         the built site
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    only: { type: 'string' },
    manner: { type: 'string', default: 'crash' },
    lanes: { type: 'string', default: '2' },
    site: { type: 'string', default: process.env.SITE ?? 'dist' },
  },
})

const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const wanted = values.only?.split(',')
const isWanted = ({ name }: CellName) =>
  !wanted || wanted.some((word) => name === word || name.startsWith(`${word}:`) || name.endsWith(word))
const manners = MANNERS.filter((manner) => values.manner.split(',').includes(manner))
const waiting = manners.flatMap((manner) => shuffled(CELLS.filter(isWanted), seed).map((cell) => ({ ...cell, manner })))
const total = waiting.length
const failed: { name: string; manner: Manner }[] = []
/** A letter in front, or the table would sort the columns as numbers. */
const columnOf = (point: string, manner: Manner) => `p${point}${manner === 'crash' ? '' : ` ${manner}`}`
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
    const { kind, point, name, manner } = cell
    const begun = Date.now()
    const failure = await runCell({ ...bench, manner }, kind, point, priceFrom(seed, name)).then(
      () => null,
      (cause: unknown) => String(cause instanceof Error ? (cause.stack ?? cause.message) : cause),
    )
    const row = table.get(kind.name) ?? {}
    table.set(kind.name, { ...row, [columnOf(point.name, manner)]: failure ? 'FAIL' : 'ok' })
    if (failure) failed.push({ name, manner })
    console.log(
      `${failure ? 'FAILED' : 'ok    '} ${name.padEnd(22)} ${manner.padEnd(6)} ${((Date.now() - begun) / 1000).toFixed(1)} s`,
    )
    if (failure) console.log(failure.replace(/^/gm, '    '))
  }
  await bench.close()
}

await Promise.all(Array.from({ length: Math.min(Number(values.lanes), total) }, runLane))
const columns = manners.flatMap((manner) => [...new Set(CELLS.map(({ point }) => columnOf(point.name, manner)))])
const used = columns.filter((name) => [...table.values()].some((row) => name in row))
console.table(
  Object.fromEntries(
    [...table]
      .sort()
      .map(([kind, row]) => [kind, Object.fromEntries(used.map((name) => [name.slice(1), row[name] ?? '-']))]),
  ),
)
for (const { name, manner } of failed)
  console.log(`again: npm run test:kill -- --seed ${seed} --manner ${manner} --only ${name}`)
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || total === 0 ? 1 : 0)
