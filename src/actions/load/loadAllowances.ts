import { readAllowances } from '../../chain/allowances'
import { readCount, readHoldings } from '../../chain/holdings'
import type { Address } from '../../domain/address'
import { sortAllowances } from '../../domain/allowances'
import { missingOf } from '../../domain/holding'
import { withoutTwins } from '../../domain/tokenNumbers'
import { AppError } from '../../errors'
import { type AllowancesKnown, allowances } from '../../state/allowances'
import { ownAddress } from '../../state/knownPlayer'
import { readKeptTokens } from '../../storage/keptTokens'
import { readNumbersOf } from '../../storage/wayOutItems'
import type { Reader } from '../../wallet/provider'
import { ownContracts } from '../wayOut/ownContracts'
import { atHead } from '../wayOut/reader'
import { load } from './load'

/**
 * Reads what others may take or move of the login's account, from the chain alone. What is not answered counts as
 * unread; where nothing is, `allowances` has the error chainSilent and what was read before.
 */
export async function loadAllowances(): Promise<void> {
  const account = ownAddress.value
  if (account) await load(allowances, () => atHead((reader) => readOf(reader, account)))
}

/** @throws {AppError} chainSilent when no question is answered */
async function readOf(reader: Reader, account: Address): Promise<AllowancesKnown> {
  const tokens = await readKeptTokens(account)
  const count = (collection: 'card' | 'dragon') => readCount(reader, collection, account).catch(() => null)
  const [{ holdings, unread }, card, dragon] = await Promise.all([
    readHoldings(reader, withoutTwins([...readNumbersOf(account), ...tokens]), account),
    count('card'),
    count('dragon'),
  ])
  const inWallet = holdings.filter(({ is }) => is === 'wallet')
  const found = await readAllowances(reader, { account, tokens: inWallet })
  const counts = [card, dragon].filter((held) => held === null).length
  if (counts === 2 && found.allowances.length === 0) throw new AppError('chainSilent')
  return {
    account,
    allowances: sortAllowances(found.allowances, ownContracts()),
    unread: found.unread + unread.length + counts,
    missing: (missingOf(holdings, 'card', card) ?? 0n) + (missingOf(holdings, 'dragon', dragon) ?? 0n),
  }
}
