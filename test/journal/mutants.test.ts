import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MUTANTS } from './mutants'

const test = suite('journal/mutants')

test('every fault of the table still has its place, and only one', () => {
  for (const { name, file, find } of MUTANTS) assert.is(readFileSync(file, 'utf8').split(find).length, 2, name)
})

test('they are enough, and no two are the same', () => {
  assert.ok(MUTANTS.length >= 20)
  assert.is(new Set(MUTANTS.map(({ file, find, replace }) => [file, find, replace].join('\n'))).size, MUTANTS.length)
})

test.run()
