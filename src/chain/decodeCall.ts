import type { Abi, ContractFunctionName } from 'viem'
import { decodeAbiParameters } from 'viem/utils'
import type { Coin } from '../domain/coin'
import { AppError } from '../errors'
import type { Call } from '../wallet/calls'
import { isContractName, type Target, targetAt } from '../wallet/contracts'
import type { Hex } from '../wallet/provider'
import { activationAbi } from './abi/activation'
import { auctionAbi } from './abi/auction'
import { coinAbi } from './abi/coin'
import { collectionAbi } from './abi/collection'
import type { KnownFunction } from './call'

const ABIS = { dragon: collectionAbi, card: collectionAbi, activation: activationAbi, auction: auctionAbi }

/** What the page may have signed. */
export type CallName = ContractFunctionName<
  typeof collectionAbi | typeof activationAbi | typeof auctionAbi | typeof coinAbi,
  'nonpayable' | 'payable'
>

/** What a call says, read from its bytes. Only what the function takes is set. */
export interface DecodedCall {
  target: Target
  name: CallName
  /** The BNB it carries, in wei. */
  value: bigint
  tokenId?: bigint
  kind?: number
  /** in the smallest unit of the coin of prices */
  price?: bigint
  expectedPrice?: bigint
  /** in the smallest unit of `coin`, of the target for an approval, of the coin of prices for a bid */
  amount?: bigint
  coin?: Coin
  collection?: 'dragon' | 'card'
  /** Who may take what is approved. */
  spender?: Target
  ref?: Hex
}

/**
 * The call as it will be signed, for the sheet that asks the player: shown is what the bytes say and not what the form
 * said.
 * @throws {AppError} contractMismatch for anything but an allowed call
 */
export function decodeCall({ to, data, value }: Pick<Call, 'to' | 'data' | 'value'>): DecodedCall {
  const target = targetAt(to)
  if (!target) throw new AppError('contractMismatch', { what: 'address' })
  const abi: Abi = isContractName(target) ? ABIS[target] : coinAbi
  try {
    const { name, inputs, stateMutability } = abi.find(
      (item) => (item as KnownFunction).selector === data.slice(0, 10),
    ) as KnownFunction
    if (stateMutability === 'view') throw new Error(name)
    const args = decodeAbiParameters(inputs, `0x${data.slice(10)}`)
    const decoded: DecodedCall = { target, name: name as CallName, value }
    for (const [index, { name: input = '' }] of inputs.entries()) Object.assign(decoded, toField(input, args[index]))
    return decoded
  } catch (cause) {
    throw new AppError('contractMismatch', { what: 'function' }, cause)
  }
}

/** One argument under the name and in the words of the sheet. */
function toField(input: string, argument: unknown): Partial<DecodedCall> {
  if (input === 'value') return { amount: argument as bigint }
  if (input === 'spender' || input === 'to') return { spender: pinned(argument) }
  const isAddress = input === 'coin' || input === 'collection'
  return { [input]: isAddress ? pinned(argument) : argument }
}

function pinned(address: unknown): Target {
  const target = targetAt(String(address))
  if (!target) throw new Error(`unknown address ${String(address)}`)
  return target
}
