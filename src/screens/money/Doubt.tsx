import { Step } from '../../domain/journal'
import { GiveUpButton } from './GiveUpButton'
import { WalletQuestion, type WalletQuestionProps } from './WalletQuestion'

/** What the player can say about an entry of which nobody knows whether the wallet has sent it. */
export const Doubt = ({ entry, isAsking }: WalletQuestionProps) =>
  entry.step === Step.asked ? <WalletQuestion entry={entry} isAsking={isAsking} /> : <GiveUpButton entry={entry} />
