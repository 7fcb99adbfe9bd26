import { bringsToWallet, type Exit } from '../../domain/exit'
import { agreedCode, isCodeMissed, wayOut } from '../../state/wayOut'

/** Names unknown code and whose account it runs in; empty where none is known of. */
function unknownCode(): string {
  const { account = '', code = null } = wayOut.value.data ?? {}
  return code?.is === 'unknown' ? `${account} ${code.delegate}` : ''
}

/** What the player has done about the warning: an answer is for the code and the account that it named. */
export function codeAnswer(): 'none' | 'missing' | 'goOn' {
  if (agreedCode.value !== '' && agreedCode.value === unknownCode()) return 'goOn'
  return isCodeMissed.value ? 'missing' : 'none'
}

/** The player goes on although unknown code runs in the account's name, or takes that back. */
export function answerCode(goesOn: boolean): void {
  agreedCode.value = goesOn ? unknownCode() : ''
  isCodeMissed.value = false
}

/** Whether a tap may go on: not while something of value would come to unknown code. Who has not answered is reminded. */
export function mayTake(exit: Exit): boolean {
  if (!bringsToWallet(exit) || unknownCode() === '' || codeAnswer() === 'goOn') return true
  isCodeMissed.value = true
  return false
}
