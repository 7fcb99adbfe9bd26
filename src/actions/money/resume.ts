import { canComeBack, isDiscardable, isOpen, type JournalEntry, reachedAt, Step } from '../../domain/journal'
import { journal } from '../../state/journal'
import { afterMoney } from './afterMoney'
import { goOn } from './goOn'
import { showJournal } from './journalOfPage'
import { world } from './world'

const TICK_MS = 2000
/**
 * Entries that ended after the wallet was asked are checked less and less often, and in the end only when the player
 * returns.
 */
const DEAD_TICK_MS = 5000
const DEAD_TICKS_AN_AGE = 4
const DEAD_WATCHED_MS = 600_000

let timer: ReturnType<typeof setTimeout> | undefined
let isLooking = false
let lastDeadLook = 0

/** Shows the logged-in player's journal and continues every unfinished entry, now and at each return to the page. */
export async function startJournal(): Promise<void> {
  await showJournal()
  for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, kick)
  void kick()
}

/** Checks the open entries now, and again as long as there are any. */
export async function kick(): Promise<void> {
  if (isLooking) return
  isLooking = true
  clearTimeout(timer)
  try {
    for (const entry of journal.value.filter(isUnderWay)) await look(entry)
    // The absolute difference, because the clock may have been set back.
    if (Math.abs(Date.now() - lastDeadLook) >= deadPauseMs()) await lookAtDead()
  } finally {
    isLooking = false
    if (journal.value.some(isUnderWay)) timer = setTimeout(kick, TICK_MS)
    else if (deadAgeMs() < DEAD_WATCHED_MS) timer = setTimeout(kick, deadPauseMs())
  }
}

/** Milliseconds since the last of the entries that may come back ended. */
const deadAgeMs = (): number =>
  Math.min(...journal.value.filter(isDoubtful).map((entry) => Math.abs(Date.now() - reachedAt(entry))))

const deadPauseMs = (): number => Math.max(DEAD_TICK_MS, Math.min(deadAgeMs(), DEAD_WATCHED_MS) / DEAD_TICKS_AN_AGE)

async function look(entry: JournalEntry): Promise<void> {
  const { step } = await goOn(entry, world)
  if (step === Step.done) afterMoney(entry)
}

async function lookAtDead(): Promise<void> {
  lastDeadLook = Date.now()
  for (const entry of journal.value.filter(isDoubtful)) await look(entry)
}

/** An entry continues by itself only for its own player, and only once the wallet was asked. */
const isUnderWay = (entry: JournalEntry): boolean => isOpen(entry) && !isDiscardable(entry) && world.isOwn(entry)

const isDoubtful = (entry: JournalEntry): boolean => canComeBack(entry) && world.isOwn(entry)
