import type { Address } from '../domain/address'
import type { Coin } from '../domain/coin'
import type { Hex } from '../domain/hex'
import type { Outcome } from '../domain/outcome'
import type { Call } from '../wallet/calls'
import { isContractName, targetAt } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { decodeCall } from './decodeCall'
import { readReceipt, readTransaction, type Transaction } from './receipt'

/** Transfer(address,address,uint256), of coins and of tokens alike. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

export interface OutcomeOf {
  /** The transaction that took effect. */
  hash: Hex
  /** Whose action it was, in lower case. */
  account: Address
  /** The call this page asked the wallet to send. */
  call: Call
}

/**
 * What a transaction did for an account, from its receipt's events and the call's own bytes; null while it is not
 * mined, if it failed, or if a relayer wrapped the call in a way that cannot be read. Events of contracts other than
 * ours are left out.
 */
export async function readOutcome(reader: Reader, { hash, account, call }: OutcomeOf): Promise<Outcome | null> {
  const [receipt, sent] = await Promise.all([readReceipt(reader, hash), readTransaction(reader, hash)])
  const carried = receipt?.succeeded && sent ? carriedCall(sent, account, call) : null
  if (!receipt || !carried) return null
  const { price = null } = decodeCall(carried)
  const outcome: Outcome = { paid: {}, earned: {}, received: [], given: [], price }
  const add = (side: 'paid' | 'earned', coin: Coin, amount: bigint) => {
    if (amount > 0n) outcome[side][coin] = (outcome[side][coin] ?? 0n) + amount
  }
  add('paid', 'BNB', carried.value)
  for (const { address, topics, data: amount } of receipt.logs) {
    const target = targetAt(address)
    if (!target || topics[0] !== TRANSFER) continue
    const isFrom = isAccount(topics[1], account)
    const isTo = isAccount(topics[2], account)
    if (!isContractName(target)) {
      if (isFrom) add('paid', target, BigInt(amount))
      else if (isTo) add('earned', target, BigInt(amount))
    } else if (isFrom) outcome.given.push(BigInt(topics[3] ?? 0))
    else if (isTo) outcome.received.push(BigInt(topics[3] ?? 0))
  }
  return outcome
}

/**
 * The call that the transaction made for the account: its own, or the one inside a relayer's (ERC-4337, EIP-7702). The
 * contracts accept a call only with its exact value, so a relayed one carried the same value.
 */
function carriedCall({ from, to, data, value }: Transaction, account: Address, call: Call): Call | null {
  if (from === account && to === call.to) return { to, data, value }
  return data.includes(call.data.slice(2)) ? call : null
}

/** Topics hold addresses padded with zeros. */
const isAccount = (topic: string | undefined, account: Address): boolean =>
  topic?.toLowerCase() === `0x${account.slice(2).padStart(64, '0')}`
