import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CORE } from './core'
import { BROWSER, LONG, type Step } from './steps'

const test = suite('driver/steps')

const onDisk = readdirSync(join(import.meta.dirname, '../e2e'))
  .filter((name) => name.endsWith('.test.ts'))
  .sort()
/** The end-to-end files that steps name, as often as they do. */
const filesOf = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ command }) => (command.includes('test/e2e') ? (command.at(-1) ?? '').split(',') : []))

test('each end-to-end file is played once, by npm test or by the full one', () => {
  assert.ok(onDisk.length > 30)
  assert.equal([...filesOf(BROWSER), ...filesOf(LONG.beside)].sort(), onDisk)
})

test('no file of the core is gone or has another name', () => {
  assert.equal(
    Object.keys(CORE).filter((name) => !onDisk.includes(name)),
    [],
  )
})

test('both lanes of both have work', () => {
  const lanes = [...BROWSER, ...LONG.beside].filter(({ name }) => name.startsWith('end to end'))
  assert.is(lanes.length, 4)
  for (const step of lanes) assert.ok(filesOf([step]).length > 2, step.name)
})

test('everything else that takes long is in the full one', () => {
  assert.equal(
    LONG.alone.map(({ name }) => name),
    ['all engines', 'all wallets', 'long histories'],
  )
})

test.run()
