import type { Coin } from '../domain/coin'
import type { Outcome } from '../domain/outcome'
import { isContractName, targetAt } from '../wallet/contracts'
import type { Hex, Reader } from '../wallet/provider'
import { decodeCall } from './decodeCall'
import { readReceipt, readTransaction } from './receipt'

/** Transfer(address,address,uint256), of coins and of tokens alike. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * What a transaction did for the account that sent it, from its receipt's events and its own bytes; null while it is
 * not mined. What other contracts than ours report is left out.
 */
export async function readOutcome(reader: Reader, hash: Hex): Promise<Outcome | null> {
  const [receipt, sent] = await Promise.all([readReceipt(reader, hash), readTransaction(reader, hash)])
  if (!receipt?.succeeded || !sent?.to) return null
  const { from, to, data, value } = sent
  const outcome: Outcome = { paid: {}, received: [], given: [], price: null }
  const pay = (coin: Coin, amount: bigint) => {
    if (amount > 0n) outcome.paid[coin] = (outcome.paid[coin] ?? 0n) + amount
  }
  pay('BNB', value)
  outcome.price = decodeCall({ to: to as Hex, data, value }).price ?? null
  for (const { address, topics, data: amount } of receipt.logs) {
    const target = targetAt(address)
    if (!target || topics[0] !== TRANSFER) continue
    const isFrom = isAccount(topics[1], from)
    if (!isContractName(target)) {
      if (isFrom) pay(target, BigInt(amount))
    } else if (isFrom) outcome.given.push(BigInt(topics[3] ?? 0))
    else if (isAccount(topics[2], from)) outcome.received.push(BigInt(topics[3] ?? 0))
  }
  return outcome
}

/** Addresses stand in topics with zeros in front. */
const isAccount = (topic: string | undefined, account: string): boolean =>
  topic?.toLowerCase() === `0x${account.slice(2).padStart(64, '0')}`
