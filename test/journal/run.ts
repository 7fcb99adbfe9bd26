import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { SETS } from './cases'
import { enumerate } from './enumerate'
import { type Happening, history, playHistory } from './history'
import { type Case, play } from './play'

const QUICK_RUNS = 2000
const QUICK_SEED = 1

/**
 * Any number of random histories, or one thing again:
 *   --runs 100000 [--seed 7]          histories from a seed, which is printed
 *   --case '{"wallet":"ok",…}'        one case of the enumeration, as its failure printed it
 *   --history '[{"do":"tap",…},…]'    one history
 *   --quick                           the enumeration and a few histories, up to the first failure
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    case: { type: 'string' },
    history: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})

if (values.quick) {
  await playQuickly()
} else if (values.case) {
  report((await play(JSON.parse(values.case) as Case)).broken)
} else if (values.history) {
  const { broken, model } = await playHistory(JSON.parse(values.history) as Happening[])
  console.log([...model.disk.written.values()], model.chain.effects(), model.provider.ledger)
  report(broken)
} else {
  await playMany(Number(values.runs), Number(values.seed ?? Date.now() % 2 ** 31))
}

async function playQuickly(): Promise<void> {
  await playMany(QUICK_RUNS, QUICK_SEED)
  for (const set of SETS) {
    if (process.exitCode) return
    const { failures } = await enumerate(set)
    if (failures.length > 0) report(failures.flatMap(({ broken }) => broken))
  }
}

function report(broken: readonly string[]): void {
  console.log(broken.length > 0 ? broken.join('\n') : 'nothing went wrong')
  process.exitCode = broken.length > 0 ? 1 : 0
}

/** Plays many histories and sums up what happened in them, to show that they are worth their time. */
async function playMany(numRuns: number, seed: number): Promise<void> {
  const sums = { actions: 0, requests: 0, effects: 0, told: 0, 'given up, and came through after all': 0 }
  const started = Date.now()
  const property = fc.asyncProperty(history, async (steps) => {
    const { broken, model } = await playHistory(steps)
    const effects = model.chain.effects()
    sums.actions += model.disk.written.size
    sums.requests += model.wallet.requests.size
    sums.effects += effects.length
    sums.told += model.provider.ledger.size
    sums['given up, and came through after all'] += effects.filter((id) => model.dropped.has(id)).length
    if (broken.length > 0) throw new Error(`${broken.join('; ')}\n--history '${JSON.stringify(steps)}'`)
  })
  console.log(`seed ${seed}`)
  const details = await fc.check(property, { seed, numRuns, endOnFailure: values.quick })
  console.table(sums)
  console.log(`${details.numRuns} histories in ${Math.round((Date.now() - started) / 1000)} s`)
  if (details.failed) report([fc.defaultReportMessage(details) ?? 'failed', String(details.errorInstance)])
}
