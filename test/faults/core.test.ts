import '../actions/support/page'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CELLS, FAULTS, GROUPS_OF_PLAN, isGame, nameOf } from './support/cells'
import { playCell } from './support/play'

/** A part of the matrix that goes with every change: every fault and every action, each several times. */
const test = suite('faults, a part of the matrix')

/** Every so many cells, in a diagonal. */
const EVERY = 8

const { warn } = console
test.before(() => {
  console.warn = () => {}
})
test.after(() => {
  console.warn = warn
})

const flows = [...new Set(CELLS.map(({ flow }) => flow))]
const here = CELLS.filter(
  ({ layer, fault, flow }) =>
    layer === 'memory' &&
    (isGame(flow) || !fault.ownProcess) &&
    (flows.indexOf(flow) * 3 + FAULTS.indexOf(fault)) % EVERY === 0,
)

for (const cell of here) test(cell.name, () => playCell(cell))

test('at least 100 of them, with every action and every group of faults', () => {
  assert.ok(here.length >= 100, `${here.length}`)
  assert.is(new Set(here.map(({ flow }) => nameOf(flow))).size, flows.length)
  const groups = new Set(here.map(({ fault }) => fault.group))
  assert.equal([...groups].sort(), Object.keys(GROUPS_OF_PLAN).sort())
})

test('the matrix is the one that was planned: 55 faults, 784 cells', () => {
  const sizes = Object.fromEntries(
    Object.keys(GROUPS_OF_PLAN).map((group) => [group, FAULTS.filter((fault) => fault.group === group).length]),
  )
  assert.equal(sizes, GROUPS_OF_PLAN)
  assert.is(CELLS.filter(({ isPlanned }) => isPlanned).length, 784)
  assert.is(new Set(CELLS.map(({ name }) => name)).size, CELLS.length)
})

test('what is not played in memory says where it is played, or why it makes no sense', () => {
  for (const { name, layer, why } of CELLS) assert.ok(layer === 'memory' || why, name)
})

test.run()
