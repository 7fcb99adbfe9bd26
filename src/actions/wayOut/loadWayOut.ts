import { readAccountCode } from '../../chain/accountCode'
import { readAllowances } from '../../chain/allowances'
import { readWaiting } from '../../chain/auction'
import { readBalance } from '../../chain/coin'
import { readCount, readHoldings } from '../../chain/holdings'
import { type AccountCode, gravest } from '../../domain/accountCode'
import type { Address } from '../../domain/address'
import { sortAllowances } from '../../domain/allowances'
import { COINS } from '../../domain/coin'
import { isHeld } from '../../domain/holding'
import { withoutTwins } from '../../domain/tokenNumbers'
import { type TokenName, toShares, type Waiting } from '../../domain/waiting'
import { toAppError } from '../../errors'
import { walletAccount } from '../../state/wallet'
import { type WayOutFound, wayOut } from '../../state/wayOut'
import { readKeptTokens } from '../../storage/keptTokens'
import { keepNumbersOf, readNumbersOf } from '../../storage/wayOutItems'
import type { Reader } from '../../wallet/provider'
import { ownContracts } from './ownContracts'
import { atHead, nodes } from './reader'

let looks = 0

/**
 * Reads all that the chain knows of the wallet's account, about the tokens that this device has in mind and `typed`
 * ones. Asks nodes and wallet alone, never the provider. What cannot be read is named, not left out.
 */
export async function loadWayOut(typed: readonly TokenName[] = []): Promise<void> {
  const account = walletAccount.value
  if (!account) return
  const look = ++looks
  const isOld = () => look !== looks || walletAccount.value !== account
  const before = wayOut.value.data?.account === account ? wayOut.value.data : null
  wayOut.value = { data: before, busy: true, error: null }
  try {
    const { holdings = [], unread = [], waiting } = before ?? {}
    const kept = [...readNumbersOf(account), ...(await readKeptTokens(account))]
    // Where there are too many, what is the player's, or brings them something, goes first.
    const own = [...holdings.filter(isHeld), ...(waiting?.shares ?? [])]
    const tokens = withoutTwins([...own, ...typed, ...unread, ...kept, ...holdings])
    const found = await atHead((reader) => readAll(reader, tokens, account))
    if (isOld()) return
    // Silence takes no warning back.
    found.code ??= before?.code ?? null
    wayOut.value = { data: found, busy: false, error: null }
    const shares = found.waiting?.shares ?? []
    keepNumbersOf(account, [...found.holdings.filter(isHeld), ...shares, ...found.unread])
  } catch (cause) {
    if (!isOld()) wayOut.value = { data: before, busy: false, error: toAppError(cause) }
  }
}

/** @throws {AppError} chainSilent when not even the balance of BNB can be read */
async function readAll(reader: Reader, tokens: readonly TokenName[], account: Address): Promise<WayOutFound> {
  const [bnb, ...others] = COINS
  const first = await readBalance(reader, { coin: bnb ?? 'BNB', account })
  const [code, { holdings, unread }, amounts, card, dragon, waiting] = await Promise.all([
    readCode(reader, account),
    readHoldings(reader, tokens, account),
    Promise.all(others.map((coin) => orNull(readBalance(reader, { coin, account })))),
    orNull(readCount(reader, 'card', account)),
    orNull(readCount(reader, 'dragon', account)),
    orNull(readAllWaiting(reader, tokens, account)),
  ])
  const inWallet = holdings.filter(({ is }) => is === 'wallet')
  const { allowances, unread: unreadAllowances } = await readAllowances(reader, { account, tokens: inWallet })
  const balances: Partial<Record<(typeof COINS)[number], bigint>> = { BNB: first }
  for (const [index, coin] of others.entries()) {
    const units = amounts[index]
    if (units !== null && units !== undefined) balances[coin] = units
  }
  return {
    account,
    code,
    holdings: [...holdings].sort((one, other) => Number(isHeld(other)) - Number(isHeld(one))),
    unread,
    held: { card, dragon },
    waiting,
    allowances: sortAllowances(allowances, ownContracts()),
    unreadAllowances,
    balances,
  }
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)

/** The gravest of what the pinned nodes say, and the wallet's own where they are silent. */
async function readCode(reader: Reader, account: Address): Promise<AccountCode | null> {
  const said = await Promise.all([...nodes, reader].map((node) => orNull(readAccountCode(node, account))))
  return gravest(said.filter((code): code is AccountCode => code !== null))
}

/** What waits in the 111 protocol: the shares of these tokens, and payments that failed. */
async function readAllWaiting(reader: Reader, tokens: readonly TokenName[], account: Address): Promise<Waiting> {
  const { shares, credit } = await readWaiting(reader, { tokens, account })
  return { shares: toShares([], tokens, shares), credit }
}
