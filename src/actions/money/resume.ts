import { isDeadByWord, isDiscardable, isOpen, type JournalEntry, reachedAt, Step } from '../../domain/journal'
import { journal } from '../../state/journal'
import { afterMoney } from './afterMoney'
import { goOn } from './goOn'
import { showJournal } from './journalOfPage'
import { world } from './world'

const TICK_MS = 2000
/** What is dead by a word alone is looked at more seldom, and after a while only when the player comes back. */
const WORD_TICK_MS = 60_000
const WORD_WATCHED_MS = 600_000

let timer: ReturnType<typeof setTimeout> | undefined
let isLooking = false
let lastWordLook = 0

/** Shows the journal of who is logged in and lets everything unfinished go on, now and at each return to the page. */
export async function startJournal(): Promise<void> {
  await showJournal()
  for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, kick)
  void kick()
}

/** Looks at the open entries now, and again while there are some. */
export async function kick(): Promise<void> {
  if (isLooking) return
  isLooking = true
  clearTimeout(timer)
  try {
    for (const entry of journal.value.filter(isUnderWay)) await look(entry)
    // Either way: the clock may have been set back.
    if (Math.abs(Date.now() - lastWordLook) >= WORD_TICK_MS) await lookAtWords()
  } finally {
    isLooking = false
    const isWatched = journal.value.some(
      (entry) => isDoubtful(entry) && Date.now() - reachedAt(entry) < WORD_WATCHED_MS,
    )
    if (journal.value.some(isUnderWay)) timer = setTimeout(kick, TICK_MS)
    else if (isWatched) timer = setTimeout(kick, WORD_TICK_MS)
  }
}

async function look(entry: JournalEntry): Promise<void> {
  const { step } = await goOn(entry, world)
  if (step === Step.done) afterMoney(entry)
}

async function lookAtWords(): Promise<void> {
  lastWordLook = Date.now()
  for (const entry of journal.value.filter(isDoubtful)) await look(entry)
}

/** An entry goes on by itself only for its own player, and only once the wallet was asked. */
const isUnderWay = (entry: JournalEntry): boolean => isOpen(entry) && !isDiscardable(entry) && world.isOwn(entry)

const isDoubtful = (entry: JournalEntry): boolean => isDeadByWord(entry) && world.isOwn(entry)
