import { type JournalEntry, Step } from '../../domain/journal'
import { GiveUpButton } from './GiveUpButton'
import { WalletQuestion } from './WalletQuestion'

export interface DoubtProps {
  entry: JournalEntry
  /** The wallet was asked a moment ago, by this page: there is nothing to ask the player yet. */
  isAsking?: boolean | undefined
}

/** What the player can say about an entry of which nobody knows whether the wallet has sent it. */
export const Doubt = ({ entry, isAsking }: DoubtProps) =>
  entry.step === Step.asked ? <WalletQuestion entry={entry} isAsking={isAsking} /> : <GiveUpButton entry={entry} />
