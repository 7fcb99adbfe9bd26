import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareBrowser } from './prepareBrowser'
import { conclude, runAll } from './runAll'
import { BUILD, LONG, type Step } from './steps'

/** Steps of one core each that run at the same time; the smallest machine has two. */
const LANES = 2

/** Runs what takes too long for every change: npm run test:full [words of a step's name] [-- --no-install] */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-install': { type: 'boolean' } } })
const only = positionals.join(' ')
const wanted = (step: Step) => !only || step.name.includes(only)
const beside = LONG.beside.filter(wanted)
const pairs = LONG.pairs.filter(wanted)
const alone = LONG.alone.filter(wanted)
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/index.html'))
await prepareBrowser([...beside, ...pairs, ...alone], values['no-install'])
conclude([
  ...(await runAll(isBuilt ? [] : [BUILD], 1)),
  ...(await runAll(beside, beside.length)),
  ...(await runAll(pairs, LANES)),
  ...(await runAll(alone, 1)),
])
