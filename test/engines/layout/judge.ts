import type { Block, Layout } from '../page/measure'
import { VIEW } from '../support/page'
import type { View } from './pages'

/** How far a block may lie or reach from where it does in the newest engine, in CSS pixels. */
const BESIDE = 5
/** Downwards, what lies above adds up: so much, and this share of the place. */
const BELOW = 8
const BELOW_SHARE = 0.02
/** Blocks of one engine alone that are let pass: a line of a chart, a time that has just become another word. */
const ODD_SHARE = 0.02
const SHOWN = 6

/** What is wrong with a page's looks by itself. */
export function findFaults({ name, layout, barsAtEnd }: View): string[] {
  const { view, size, outside, empty } = layout
  const faults: string[] = []
  // A phone shows a page that is too wide smaller, so that the view grows with it.
  const width = Math.max(view.width, size.width)
  if (width > VIEW.width) faults.push(`${name} is ${width} px wide`)
  if (outside.length > 0) faults.push(`${name}: outside of the view: ${outside.slice(0, SHOWN).join('; ')}`)
  if (empty.length > 0) faults.push(`${name}: without room: ${empty.slice(0, SHOWN).join('; ')}`)
  for (const [when, bars] of [
    ['at its start', layout.bars],
    ['at its end', barsAtEnd],
  ] as const)
    for (const [side, gap] of Object.entries(bars))
      if (gap !== null && Math.abs(gap) > 1)
        faults.push(`${name} ${when}: ${gap} px between the ${side} bar and the edge`)
  return faults
}

/** Where a page differs from how the newest engine shows it. */
export function compareViews(newest: View, view: View): string[] {
  const { name } = view
  const moved: string[] = []
  const known = new Map(newest.layout.blocks.map((block) => [block.key, block]))
  let odd = 0
  for (const block of view.layout.blocks) {
    const other = known.get(block.key)
    known.delete(block.key)
    if (!other) odd++
    else if (!isAtPlace(other, block)) moved.push(`${block.key}: ${say(block)} instead of ${say(other)}`)
  }
  const faults: string[] = []
  if (moved.length > 0) faults.push(`${name}: ${moved.length} blocks elsewhere: ${moved.slice(0, SHOWN).join('; ')}`)
  odd += known.size
  if (odd > newest.layout.blocks.length * ODD_SHARE)
    faults.push(`${name}: ${odd} blocks in one engine only, such as ${[...known.keys()].slice(0, SHOWN).join('; ')}`)
  for (const [side, gap] of Object.entries(newest.barsAtEnd) as [keyof Layout['bars'], number | null][])
    if ((gap === null) !== (view.barsAtEnd[side] === null))
      faults.push(`${name}: the ${side} bar is not as it should be`)
  return faults
}

const isAtPlace = (one: Block, other: Block): boolean =>
  Math.abs(one.x - other.x) <= BESIDE &&
  Math.abs(one.width - other.width) <= BESIDE &&
  Math.abs(one.y - other.y) <= BELOW + one.y * BELOW_SHARE &&
  Math.abs(one.height - other.height) <= BELOW + one.height * BELOW_SHARE

const say = ({ x, y, width, height }: Block): string =>
  `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('x')}`
