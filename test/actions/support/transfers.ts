import { toEventSelector } from 'viem'
import { addressOf, type Target } from '../../../src/wallet/contracts'
import type { ChainState } from './chainState'

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const NOBODY = `0x${'0'.repeat(40)}`
const word = (value: string) => `0x${value.slice(2).padStart(64, '0')}`
const hex = (value: bigint | string) => word(`0x${BigInt(value).toString(16)}`)

/** The events that contracts write down for what a call has moved. */
export function transfersOf(before: ChainState, after: ChainState): object[] {
  const coins = [...after.balances].map(([key, amount]) => ({ key, amount: (before.balances.get(key) ?? 0n) - amount }))
  const paid = coins
    .filter(({ amount }) => amount !== 0n)
    .map(({ key, amount }) => {
      const [coin, account = ''] = key.split(' ')
      const isPaid = amount > 0n
      const topics = [TRANSFER, word(isPaid ? account : NOBODY), word(isPaid ? NOBODY : account)]
      return { address: addressOf(coin as Target), topics, data: hex(isPaid ? amount : -amount) }
    })
  const moved = [...after.owners]
    .filter(([key, owner]) => before.owners.get(key) !== owner)
    .map(([key, owner]) => {
      const [collection, number = ''] = key.split(' ')
      const topics = [TRANSFER, word(before.owners.get(key) ?? NOBODY), word(owner), hex(number)]
      return { address: addressOf(collection as Target), topics, data: '0x' }
    })
  return [...paid, ...moved]
}
