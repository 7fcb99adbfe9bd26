import * as assert from 'uvu/assert'
import { continueEntry } from '../../../src/actions/money/continueEntry'
import { giveUpEntry } from '../../../src/actions/money/giveUpEntry'
import { isDiscardable, isOpen, type JournalEntry, Step } from '../../../src/domain/journal'
import { journal } from '../../../src/state/journal'
import { clockNow, setClock, until } from '../../actions/support/clock'
import type { Tap } from '../../actions/support/taps'
import { type Cell, isGame } from './cells'
import type { GameVariant, Variant } from './fault'
import { type GameFlow, newGameScene, tryIt } from './gameScene'
import { assertVisible, judge } from './judge'
import { newScene } from './scene'

const TROUBLE_MS = 40_000
const TURNS = 8
/** Longer than any pause between two callbacks. */
const CALLBACK_MS = 400_000
/** By then a transaction that no node knows may be given up. */
const AGE_MS = 700_000

/** Lets so much time pass, however often the clock is set meanwhile. */
async function pass(ms: number): Promise<void> {
  let isOver = false
  setTimeout(() => {
    isOver = true
  }, ms)
  await until(() => isOver, Number.POSITIVE_INFINITY)
}

const unhandled: unknown[] = []
process.on('unhandledRejection', (cause) => unhandled.push(cause))

/** What a patient player does with one open entry. */
async function goOnWith({ id, step }: JournalEntry): Promise<void> {
  const isThere = () => journal.value.some((entry) => entry.id === id && isOpen(entry))
  if (step < Step.asked) {
    void continueEntry(id)
    return pass(60_000)
  }
  if (step === Step.mined) return pass(CALLBACK_MS)
  await pass(20_000)
  if (!isThere()) return
  setClock(clockNow() + AGE_MS)
  void giveUpEntry(id)
  await pass(10_000)
}

/** Goes on until nothing is open any more, or nothing helps. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const open = journal.value.filter(isOpen)
    if (open.length === 0) break
    for (const entry of open) await goOnWith(entry)
  }
  // What was called dead by the wallet's word may come back by the chain's.
  if (journal.value.some((entry) => entry.step === Step.dead && !isDiscardable(entry))) await pass(15_000)
}

/** Plays one variant. @returns whether its fault has struck */
async function playVariant(tap: Tap, variant: Variant): Promise<boolean> {
  const scene = await newScene(tap, variant.options)
  try {
    await variant.begin?.(scene)
    void tap.tap()
    await pass(variant.lastsMs ?? TROUBLE_MS)
    await variant.during?.(scene)
    if (variant.during) await pass(5000)
    if (!variant.isForgotten) await assertVisible()
  } finally {
    await variant.end?.(scene)
  }
  await settle()
  const hasStruck = scene.struck > 0
  judge(scene, hasStruck ? variant : { ...variant, ends: 'done' })
  return hasStruck
}

/** An action without the chain: the player tries until the page knows the outcome. */
async function playGame(flow: GameFlow, variant: GameVariant): Promise<boolean> {
  const scene = await newGameScene(flow)
  try {
    await variant.begin(scene)
    await tryIt(scene)
    await pass(TROUBLE_MS)
    await variant.during?.(scene)
  } finally {
    await variant.end?.(scene)
  }
  for (let turn = 0; turn < 4 && !scene.told.includes('done'); turn++) {
    if (scene.book.ledger.length === 1 && scene.told.includes('refused')) break
    await tryIt(scene)
    await pass(60_000)
  }
  const { ledger } = scene.book
  assert.ok(ledger.length <= 1, `${ledger.length} effects of one wish`)
  if (scene.told.includes('done')) assert.is(ledger.length, 1, 'told as done')
  if (!variant.mayFail) assert.is(ledger.length, 1, `it happened; told: ${scene.told}`)
  return scene.struck > 0
}

/** Plays a cell in every way its fault can strike. @throws what does not hold */
export async function playCell({ flow, fault }: Cell): Promise<void> {
  let struck = 0
  const play = async (variant: Variant | GameVariant, run: () => Promise<boolean>) => {
    unhandled.length = 0
    try {
      const hasStruck = await run()
      assert.ok(hasStruck || ('isOptional' in variant && variant.isOptional), 'the fault never struck')
      if (hasStruck) struck++
      assert.equal(unhandled.map(String), [], 'unhandled')
    } catch (cause) {
      throw new Error(`${variant.name}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }
  if (isGame(flow)) for (const variant of fault.game ?? []) await play(variant, () => playGame(flow, variant))
  else for (const variant of fault.variants) await play(variant, () => playVariant(flow, variant))
  assert.ok(struck > 0, 'the fault never struck')
}
