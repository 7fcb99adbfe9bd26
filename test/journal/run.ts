import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { type Happening, history, playHistory } from './history'
import { type Case, play } from './play'

/**
 * Random histories in any number, or one thing again:
 *   --runs 100000 [--seed 7]          histories from a seed, which is printed
 *   --case '{"wallet":"ok",…}'        one case of the enumeration, as its failure printed it
 *   --history '[{"do":"tap",…},…]'    one history
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    case: { type: 'string' },
    history: { type: 'string' },
  },
})

if (values.case) {
  report((await play(JSON.parse(values.case) as Case)).broken)
} else if (values.history) {
  const { broken, model } = await playHistory(JSON.parse(values.history) as Happening[])
  console.log([...model.disk.written.values()], model.chain.effects(), model.provider.ledger)
  report(broken)
} else {
  await playMany(Number(values.runs), Number(values.seed ?? Date.now() % 2 ** 31))
}

function report(broken: readonly string[]): void {
  console.log(broken.length > 0 ? broken.join('\n') : 'nothing went wrong')
  process.exitCode = broken.length > 0 ? 1 : 0
}

/** What happened in all of them, to see that they are worth their time. */
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
  const details = await fc.check(property, { seed, numRuns })
  console.table(sums)
  console.log(`${details.numRuns} histories in ${Math.round((Date.now() - started) / 1000)} s`)
  if (details.failed) report([fc.defaultReportMessage(details) ?? 'failed', String(details.errorInstance)])
}
