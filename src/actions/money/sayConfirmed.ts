import { confirmedByWord } from '../../state/confirmedByWord'
import { kick } from './resume'

/** "Yes, I confirmed": the entry is watched as before, and looked for on the chain at once. */
export function sayConfirmed(id: string): void {
  confirmedByWord.value = [...confirmedByWord.value, id]
  void kick()
}
