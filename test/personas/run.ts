import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startWorld } from '../sandbox/run'
import { PERSONA_NAMES } from '../sandbox/wallet/personas'
import { CHROMIUM_FLAGS, findChromium, prepareChromium } from '../support/chromium'
import { type Cast, runCell } from './support/cell'
import { CELLS, type CellName } from './support/cells'
import { FLOWS } from './support/flows'

/**
 * Every wallet persona in every flow, in one real browser against one sandbox:
 *   --only okx:sell,strict   these cells, or all of these personas or, with a colon in front, of these flows
 *   --site dist              the built site
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, site: { type: 'string', default: process.env.SITE ?? 'dist' } },
})

/** One lane each: they play at the same time. */
const CASTS: readonly Cast[] = [
  { player: 'alice', seller: 'carol' },
  { player: 'bob', seller: 'dave' },
]

const wanted = values.only?.split(',')
const isWanted = ({ name }: CellName) =>
  !wanted || wanted.some((word) => name === word || name.startsWith(`${word}:`) || name.endsWith(word))
const waiting = CELLS.filter(isWanted)
const total = waiting.length
const results = new Map<string, 'ok' | 'FAIL'>()
const started = Date.now()

await prepareChromium(console.log)
const [world, browser] = await Promise.all([
  startWorld({ port: 0, chainPort: 0, quiet: true, dist: values.site }),
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS }),
])

async function runLane(cast: Cast): Promise<void> {
  for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
    const { persona, flow, name } = cell
    const begun = Date.now()
    const failure = await runCell({ world, browser }, persona, flow, cast).then(
      () => null,
      (cause: unknown) => String(cause instanceof Error ? (cause.stack ?? cause.message) : cause),
    )
    results.set(name, failure ? 'FAIL' : 'ok')
    console.log(`${failure ? 'FAILED' : 'ok    '} ${name.padEnd(30)} ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    if (failure) console.log(failure.replace(/^/gm, '    '))
  }
}

await Promise.all(CASTS.map(runLane))
await browser.close()
await world.stop()

const row = (...columns: string[]) => `| ${columns.join(' | ')} |`
const flows = FLOWS.map(({ name }) => name)
console.log(`\n${row('persona', ...flows)}\n${row('---', ...flows.map(() => '---'))}`)
for (const persona of PERSONA_NAMES.filter((name) => [...results.keys()].some((cell) => cell.startsWith(`${name}:`))))
  console.log(row(persona, ...flows.map((flow) => results.get(`${persona}:${flow}`) ?? '-')))
const failed = [...results].filter(([, result]) => result === 'FAIL').map(([name]) => name)
if (failed.length > 0) console.log(`\nagain: npm run test:personas -- --only ${failed.join(',')}`)
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || total === 0 ? 1 : 0)
