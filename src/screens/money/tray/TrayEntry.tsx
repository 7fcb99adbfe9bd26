import { coinOf } from '../../../domain/coinOf'
import { isOpen, type JournalEntry, reachedAt, Step } from '../../../domain/journal'
import type { AnyPayload } from '../../../domain/payload'
import { type StepWord, stepWord } from '../../../domain/stepWord'
import { waitsOf } from '../../../domain/waits'
import { t } from '../../../i18n'
import { amountText } from '../../../ui/money/amountText'
import { spanText } from '../../../ui/money/Countdown'
import type { Tone } from '../../../ui/states/tone'
import { dateText } from '../../../ui/text/dateText'
import { errorText } from '../../../ui/text/errorText'
import { explorerHref } from '../../../ui/text/explorerHref'
import { copy } from '../copy'
import { nameOf } from '../knownAsset'
import { usualMs } from '../usualMs'
import { TrayActions } from './TrayActions'
import type { TrayEntry } from './TrayList'

const TONES: Record<StepWord, Tone> = {
  toContinue: 'warning',
  checkWallet: 'warning',
  goingOnChain: 'info',
  saleConfirming: 'info',
  depositing: 'info',
  updatingGameData: 'info',
  syncFailed: 'warning',
  done: 'good',
  chainFailed: 'bad',
  refused: 'neutral',
}

/** The time of day, with the date unless it is today. */
function momentOf(ms: number): string {
  const moment = new Date(ms)
  const isToday = moment.toDateString() === new Date().toDateString()
  return dateText(ms / 1000, {
    hour: '2-digit',
    minute: '2-digit',
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
  })
}

/** What the step means for the player; for an action that was refused, the reason. */
function noteOf(entry: JournalEntry, word: StepWord): string | undefined {
  if (word === 'done') return undefined
  if (word !== 'refused') return t(`money.note_${word}`)
  // Entries that older releases discarded say that the player declined.
  const isDiscarded = (entry.error === 'cancelled' || entry.error === 'rejected') && !entry.times[Step.asked]
  if (entry.error === null || isDiscarded) return t('money.note_refused')
  if (entry.error === 'api') return t('money.note_refusedByGame')
  // The journal keeps only the key; these fill the slots its sentence may have.
  return errorText(entry.error, { coin: coinOf(entry) })
}

/** The amount, and since when it has been at its step, or when it ended and how long it took. */
function whenOf(entry: JournalEntry): string {
  const { price }: AnyPayload = entry.payload
  const coin = coinOf(entry)
  const time = momentOf(reachedAt(entry))
  const when = isOpen(entry) ? t('money.since', { time }) : t('money.ended', { time })
  const { chain, game } = waitsOf(entry)
  return [
    price !== undefined && t('money.forPrice', { price: amountText(BigInt(price), coin), coin }),
    when,
    !isOpen(entry) && chain !== null && t('money.tookChain', { time: spanText(chain) }),
    !isOpen(entry) && game !== null && t('money.tookGame', { time: spanText(game) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A journal entry as the list shows it. @param all the whole journal, to tell how long such a step usually takes */
export function toTrayEntry(entry: JournalEntry, all: readonly JournalEntry[]): TrayEntry {
  const word = stepWord(entry)
  const usual = isOpen(entry) ? usualMs(all, entry) : null
  const href = explorerHref(entry.hash)
  return {
    id: entry.id,
    title: t(`money.what_${entry.kind}`, { name: nameOf(entry) }),
    step: t(`money.step_${word}`),
    tone: TONES[word],
    since: whenOf(entry),
    usual: usual === null ? undefined : t('money.usually', { time: spanText(usual) }),
    note: noteOf(entry, word),
    explorer: href
      ? { href, text: t('money.explorer'), copy: { label: t('frame.copyLink'), onCopy: copy } }
      : undefined,
    action: isOpen(entry) && <TrayActions entry={entry} />,
  }
}
