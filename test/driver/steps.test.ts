import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CORE } from './core'
import { BROWSER, LANES_IN_BROWSERS, LONG, type Step } from './steps'

const test = suite('driver/steps')

const onDisk = readdirSync(join(import.meta.dirname, '../e2e'))
  .filter((name) => name.endsWith('.test.ts'))
  .sort()
/** The end-to-end files that steps name, each as often as it is named. */
const filesOf = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ command }) => (command.includes('test/e2e') ? (command.at(-1) ?? '').split(',') : []))

test('each end-to-end file runs once, in npm test or in the full run', () => {
  assert.ok(onDisk.length > 30)
  assert.equal([...filesOf(BROWSER), ...filesOf(LONG.beside)].sort(), onDisk)
})

test('no file of the core was deleted or renamed', () => {
  assert.equal(
    Object.keys(CORE).filter((name) => !onDisk.includes(name)),
    [],
  )
})

test('every lane of both runs has work', () => {
  const lanes = [...BROWSER, ...LONG.beside].filter(({ name }) => name.startsWith('end to end'))
  assert.is(lanes.length, 2 * LANES_IN_BROWSERS)
  for (const step of lanes) assert.ok(filesOf([step]).length > 1, step.name)
})

test('everything else that takes long is in the full run', () => {
  assert.equal(
    LONG.pairs.map(({ name }) => name),
    [
      'all engines',
      'all wallets',
      'ways to leave a page',
      'every fault',
      'long histories',
      'every point of death',
      'every hostile text',
      'the same build in two folders',
    ],
  )
  assert.equal(
    LONG.alone.map(({ name }) => name),
    ['heap', 'coverage'],
  )
})

test.run()
