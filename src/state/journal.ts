import { computed, signal } from '@preact/signals'
import { isOpen, type JournalEntry } from '../domain/journal'

/** The entries of the account that is logged in, newest first. */
export const journal = signal<JournalEntry[]>([])
export const openEntries = computed(() => journal.value.filter(isOpen))

/**
 * Why the chain cannot prove anything now: fewer than two nodes answer, they contradict each other, or fast finality
 * has failed; null while it can.
 */
export const chainTrouble = signal<'silent' | 'disagree' | 'finality' | null>(null)

/** False if the device cannot keep an entry through a crash: the page then says so before a money action. */
export const isJournalDurable = signal(true)

/** Entries of another version or damaged ones: kept but never acted on; the page asks the player to contact support. */
export const unreadableEntries = signal<readonly unknown[]>([])
