import { parseArgs } from 'node:util'
import { startWorld } from '../sandbox/run'
import { prepareChromium } from '../support/chromium'
import { playSigkill } from './support/sigkill'

/**
 * Kills a whole Chromium with SIGKILL in the middle of money actions, again and again on one profile:
 *   --kills 100   number of kills
 *   --seed 7      actions and moments; printed
 *   --site dist   the built site
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string' },
    site: { type: 'string', default: process.env.SITE ?? 'dist' },
  },
})

const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const started = Date.now()
console.log(`seed ${seed}`)
await prepareChromium(console.log)
const world = await startWorld({ port: 0, chainPort: 0, quiet: true, dist: values.site })
const failure = await playSigkill(world, { seed, kills: Number(values.kills), say: console.log }).then(
  (sums) => {
    console.table(sums)
    return null
  },
  (cause: unknown) => cause,
)
if (failure) console.log(failure)
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
console.log(failure ? `0 passed, 1 failed: npm run test:sigkill -- --seed ${seed}` : '1 passed, 0 failed')
process.exit(failure ? 1 : 0)
