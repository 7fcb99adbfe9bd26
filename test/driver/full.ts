import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, runAll } from './runAll'
import { BUILD, LONG, type Step } from './steps'

/** What takes too long for every change, one after the other; the site is built first where it is not there. */
const only = process.argv.slice(2).join(' ')
const wanted = (step: Step) => !only || step.name.includes(only)
const needed = existsSync(join(import.meta.dirname, '../../dist/index.html')) ? [] : [BUILD]
conclude(await runAll([...needed, ...LONG.filter(wanted)], 1))
