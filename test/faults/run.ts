import '../actions/support/page'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { CELLS, type Cell, FAULTS, isGame } from './support/cells'

/**
 * Plays every fault in every money action:
 *   --only sell:wallet-4001,bid,api-500   these cells, or all of an action or of a fault
 *   --lanes 2                             number of processes at the same time
 * The browser's own faults are played by npm run test:kill, whose commands are printed for each.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, lanes: { type: 'string', default: '2' } },
})
const wanted = values.only?.split(',')
const isWanted = ({ name }: Cell) => !wanted || wanted.some((word) => name === word || name.split(':').includes(word))

/** Cells that share a process; one that takes its process apart has one of its own. */
interface Job {
  cells: string[]
  without: string
}

const CELLS_A_JOB = 40
const cells = CELLS.filter(isWanted)
const played = cells.filter(({ layer }) => layer === 'memory')
const isAlone = ({ fault, flow }: Cell) => fault.ownProcess !== undefined && !isGame(flow)
const names = played.filter((cell) => !isAlone(cell)).map(({ name }) => name)
const jobs: Job[] = played
  .filter(isAlone)
  .map(({ name, fault }) => ({ cells: [name], without: fault.ownProcess ?? '' }))
for (let at = 0; at < names.length; at += CELLS_A_JOB)
  jobs.push({ cells: names.slice(at, at + CELLS_A_JOB), without: '' })

const failed: string[] = []
let passed = 0

/** Plays a job's cells; a process that dies takes the cells it has not named with it. */
async function play({ cells: list, without }: Job): Promise<void> {
  const command = ['--import', 'tsx', '--import', './test/support/react.mjs', 'test/faults/playHere.ts']
  const child = spawn(process.execPath, [...command, list.join(), without], { stdio: ['ignore', 'pipe', 'inherit'] })
  const left = new Set(list)
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"name"')) continue
    const { name, failure } = JSON.parse(line) as { name: string; failure: string | null }
    left.delete(name)
    if (!failure) passed++
    else {
      failed.push(name)
      console.log(`FAILED ${name}\n${failure.replace(/^/gm, '    ')}`)
    }
  }
  for (const name of left) {
    failed.push(name)
    console.log(`FAILED ${name}\n    its process ended before it`)
  }
}

// The fake clock has taken the place of Date.
const started = performance.now()
async function lane(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) await play(job)
}
await Promise.all(Array.from({ length: Number(values.lanes) }, lane))

const count = (list: readonly Cell[]) => {
  const planned = list.filter(({ isPlanned }) => isPlanned).length
  return `${list.length} cells, ${planned} of them in the plan of 784`
}
console.log(`${FAULTS.length} faults: ${count(cells)}`)
for (const layer of new Set(cells.map((cell) => cell.layer))) {
  const list = cells.filter((cell) => cell.layer === layer)
  const reasons = [...new Set(list.map(({ why }) => why))].filter(Boolean).join('; ')
  console.log(`  ${layer}: ${count(list)}${reasons && ` (${reasons})`}`)
}
if (failed.length > 0) console.log(`again: npm run test:faults -- --only ${failed.join(',')}`)
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || passed === 0 ? 1 : 0)
