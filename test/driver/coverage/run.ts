import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runAll } from '../runAll'
import { units } from '../steps'
import { LEAST_PERCENT, NOT_COVERED } from './notCovered'
import { readCoverage } from './readCoverage'

/**
 * How many branches of the rules, the doors and the actions the unit tests take; less than the least, and a file with
 * branches left that `notCovered.ts` says nothing of, fail. With --list it names each of those branches.
 */
const FOLDERS = ['src/domain', 'src/api', 'src/chain', 'src/wallet', 'src/storage', 'src/actions']
/** Folders of unit tests that play these; the screens' too, by which most reads are tested. */
const SUITES = ['actions', 'api', 'chain', 'domain', 'journal', 'past-bugs', 'screens', 'storage', 'ui', 'wallet']
const LANES = 2

const records = mkdtempSync(join(tmpdir(), 'coverage-'))
const steps = units()
  .filter(({ name }) => SUITES.includes(name.split(' ')[1] ?? ''))
  .map(({ command: [node = '', ...rest], ...step }) => ({
    ...step,
    command: [node, '--import', './test/driver/coverage/record.mjs', ...rest],
    environment: { COVERAGE_FOLDER: records },
  }))
const results = await runAll(steps, LANES)
const faults = results.filter(({ failed }) => failed > 0).map(({ name }) => `${name} failed`)
const uncovered = new Set<string>()
for (const folder of FOLDERS) {
  const files = readCoverage(records, folder)
  const all = [...files.values()].flat()
  const taken = all.filter(({ times }) => times > 0).length
  const percent = (taken * 100) / all.length
  console.log(`${folder.padEnd(12)} ${taken} of ${all.length} branches, ${percent.toFixed(1)} %`)
  if (percent < LEAST_PERCENT) faults.push(`${folder} has less than ${LEAST_PERCENT} %`)
  for (const [path, branches] of files) {
    const left = branches.filter(({ times }) => times <= 0)
    if (left.length === 0) continue
    uncovered.add(basename(path))
    const places = left.map(({ kind, line }) => `${line} ${kind}`).join(', ')
    if (process.argv.includes('--list')) console.log(`  ${path}: ${places}`)
    if (!(basename(path) in NOT_COVERED)) faults.push(`${path} has no word on ${places}`)
  }
}
for (const name of Object.keys(NOT_COVERED)) if (!uncovered.has(name)) faults.push(`${name} is covered by now`)
rmSync(records, { recursive: true })
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
