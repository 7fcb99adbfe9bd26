import { config } from '../../config'
import { isDiscardable, isOpen, type JournalEntry, STEP } from '../../domain/journal'
import { journal } from '../../state/journal'
import { user } from '../../state/session'
import { advance } from './advance'
import { afterMoney } from './afterMoney'
import { showJournal, write } from './journalOfPage'
import { world } from './world'

const TICK_MS = 2000
/** Due further ahead than any retry waits: the clock was set back, so it is due. */
const CLOCK_WENT_BACK_MS = 400_000

let timer: ReturnType<typeof setTimeout> | undefined
let isTicking = false

/** Shows the journal of who is logged in and lets everything unfinished go on, now and at each return to the page. */
export async function startJournal(): Promise<void> {
  await showJournal()
  for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, kick)
  kick()
}

/** Looks at the open entries now, and again while there are some. */
export function kick(): void {
  clearTimeout(timer)
  void tick()
}

async function tick(): Promise<void> {
  if (isTicking) return
  isTicking = true
  try {
    for (const entry of journal.value.filter(isActing)) await step(entry)
  } finally {
    isTicking = false
    clearTimeout(timer)
    if (journal.value.some(isActing)) timer = setTimeout(tick, TICK_MS)
  }
}

/** An entry acts only for its own player, account and chain, and only once the wallet was asked. */
function isActing(entry: JournalEntry): boolean {
  const player = user.value
  return (
    isOpen(entry) &&
    !isDiscardable(entry) &&
    entry.userid === player?.userid &&
    entry.account === player.address &&
    entry.chainId === config.chainId
  )
}

async function step(entry: JournalEntry): Promise<void> {
  const wait = entry.nextTryAt - Date.now()
  if (wait > 0 && wait < CLOCK_WENT_BACK_MS) return
  // What cannot be read now is read at the next tick.
  const change = await advance(entry, world).catch(() => null)
  if (!change || !isActing(entry)) return
  const next = await write(entry, change)
  if (next?.step === STEP.done) afterMoney(next)
  else if (next && next.step > entry.step) await step(next)
}
