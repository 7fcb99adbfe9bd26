import { type Address, isAddress } from '../domain/address'
import { type Exit, exitText, readExitText } from '../domain/exit'
import { type Hex, isHash } from '../domain/hex'
import { withoutTwins } from '../domain/tokenNumbers'
import { readTokensText, type TokenName, toTokensText } from '../domain/waiting'
import { readItem, writeItem } from './settings'

/** An exit that the wallet was asked for, as it is kept until its end is known. */
export interface ExitNote {
  exit: Exit
  account: Address
  ref: Hex
  hash: Hex | null
}

const linesOf = (item: 'exits' | 'numbers'): string[] => (readItem(item) ?? '').split('\n').filter(Boolean)

/** The exits under way, of every account; a line that cannot be read is left out. */
export const readNotes = (): ExitNote[] =>
  linesOf('exits')
    .map((line): ExitNote | null => {
      const [account = '', ref, hash, ...rest] = line.split(' ')
      const exit = readExitText(rest.join(' '))
      if (!exit || !isAddress(account) || !isHash(ref)) return null
      return { exit, account, ref, hash: isHash(hash) ? hash : null }
    })
    .filter((note): note is ExitNote => note !== null)

const writeNotes = (notes: readonly ExitNote[]): void =>
  writeItem(
    'exits',
    notes.map(({ account, ref, hash, exit }) => [account, ref, hash ?? '-', exitText(exit)].join(' ')).join('\n') ||
      null,
  )

/** Keeps an exit, in place of an older note of the same. */
export const keepNote = (note: ExitNote): void =>
  writeNotes([...readNotes().filter(({ ref }) => ref !== note.ref), note])

/** Forgets an exit whose end is known. */
export const dropNote = (gone: Hex): void => writeNotes(readNotes().filter(({ ref }) => ref !== gone))

/** The tokens that an earlier visit found for this account. */
export function readNumbersOf(account: Address): TokenName[] {
  const line = linesOf('numbers').find((one) => one.startsWith(`${account} `))
  const text = line?.slice(account.length + 1) ?? ''
  return /^(?:(?:card|dragon):\d{1,78}(?:,(?!$)|$))+$/.test(text) ? readTokensText(text) : []
}

/** Keeps the account's tokens in mind, in place of those before. */
export function keepNumbersOf(account: Address, tokens: readonly TokenName[]): void {
  const others = linesOf('numbers').filter((line) => !line.startsWith(`${account} `))
  const own = tokens.length > 0 ? [`${account} ${toTokensText(withoutTwins(tokens))}`] : []
  writeItem('numbers', [...own, ...others].join('\n') || null)
}
