import type { Address } from '../../domain/address'
import type { Exit } from '../../domain/exit'
import { AppError } from '../../errors'
import { exitRuns } from '../../state/wayOut'
import { readNotes } from '../../storage/wayOutItems'
import { watchExit } from './watchExit'

export interface NotesToFollow {
  account: Address
  /** Which of them the page shows; all unless told. */
  isWanted?: (exit: Exit) => boolean
  /** Reads what the page shows of the chain, after each change. */
  reread: () => Promise<void>
}

/**
 * Follows what an earlier visit has asked this account's wallet for, and has not seen the end of. Without a hash nobody
 * knows whether the wallet has sent it.
 */
export function followNotes({ account, isWanted = () => true, reread }: NotesToFollow): void {
  const known = exitRuns.value.map(({ ref }) => ref)
  for (const note of readNotes()) {
    if (note.account !== account || known.includes(note.ref) || !isWanted(note.exit)) continue
    const error = note.hash ? null : new AppError('unknownOutcome')
    exitRuns.value = [...exitRuns.value, { ...note, stage: 'sent', seenAt: null, isLate: false, error, outcome: null }]
    void watchExit(note.ref, reread)
  }
}
