import { isDiscardable, isOpen, type JournalEntry, Step } from '../../domain/journal'
import { journal } from '../../state/journal'
import { afterMoney } from './afterMoney'
import { goOn } from './goOn'
import { showJournal } from './journalOfPage'
import { world } from './world'

const TICK_MS = 2000

let timer: ReturnType<typeof setTimeout> | undefined
let isLooking = false

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
    for (const entry of journal.value.filter(isUnderWay)) {
      const { step } = await goOn(entry, world)
      if (step === Step.done) afterMoney(entry)
    }
  } finally {
    isLooking = false
    if (journal.value.some(isUnderWay)) timer = setTimeout(kick, TICK_MS)
  }
}

/** An entry goes on by itself only for its own player, and only once the wallet was asked. */
const isUnderWay = (entry: JournalEntry): boolean => isOpen(entry) && !isDiscardable(entry) && world.isOwn(entry)
