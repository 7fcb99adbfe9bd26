import type { AbiParameter, ContractFunctionName } from 'viem'
import { decodeAbiParameters } from 'viem/utils'
import type { Coin } from '../domain/coin'
import type { Hex } from '../domain/hex'
import { AppError } from '../errors'
import type { Call } from '../wallet/calls'
import { type ContractName, isContractName, type Target, targetAt } from '../wallet/contracts'
import { activationAbi } from './abi/activation'
import { auctionAbi } from './abi/auction'
import { coinAbi } from './abi/coin'
import { collectionAbi } from './abi/collection'

/** A function of ours. */
type Known = (typeof collectionAbi | typeof activationAbi | typeof auctionAbi | typeof coinAbi)[number]

const ABIS: Record<ContractName, readonly Known[]> = {
  dragon: collectionAbi,
  card: collectionAbi,
  activation: activationAbi,
  auction: auctionAbi,
}

/** The functions the page may ask a wallet to sign. */
export type CallName = ContractFunctionName<
  typeof collectionAbi | typeof activationAbi | typeof auctionAbi | typeof coinAbi,
  'nonpayable' | 'payable'
>

/** A call decoded from its bytes. Only the arguments its function takes are set. */
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
  /** The tokens of a call about several: their collections and their numbers. */
  collections?: readonly Target[]
  tokenIds?: readonly bigint[]
  /** Who may spend what is approved. */
  spender?: ContractName
  ref?: Hex
}

/**
 * Decodes the call about to be signed, for the sheet that asks the player: it shows what the bytes say, not what the
 * form said.
 * @throws {AppError} contractMismatch for anything but an allowed call
 */
export function decodeCall({ to, data, value }: Pick<Call, 'to' | 'data' | 'value'>): DecodedCall {
  const target = targetAt(to)
  if (!target) throw new AppError('contractMismatch', { what: 'address' })
  const abi: readonly Known[] = isContractName(target) ? ABIS[target] : coinAbi
  try {
    const found = abi.find(({ selector }) => selector === data.slice(0, 10))
    if (!found || found.stateMutability === 'view') throw new Error(found?.name)
    const inputs: readonly AbiParameter[] = found.inputs
    const args = decodeAbiParameters(inputs, `0x${data.slice(10)}`)
    const decoded: DecodedCall = { target, name: found.name, value }
    for (const [index, { name: input = '' }] of inputs.entries()) Object.assign(decoded, toField(input, args[index]))
    return decoded
  } catch (cause) {
    throw new AppError('contractMismatch', { what: 'function' }, cause)
  }
}

/** One argument as a field of DecodedCall: addresses become the names of pinned targets. */
function toField(input: string, argument: unknown): Partial<DecodedCall> {
  if (input === 'spender' || input === 'to') {
    const spender = pinned(argument)
    if (!isContractName(spender)) throw new Error(`${spender} is no contract of the game`)
    return { spender }
  }
  if (input === 'collections') return { collections: (argument as unknown[]).map(pinned) }
  const isAddress = input === 'coin' || input === 'collection'
  return { [input === 'value' ? 'amount' : input]: isAddress ? pinned(argument) : argument }
}

function pinned(address: unknown): Target {
  const target = targetAt(String(address))
  if (!target) throw new Error(`unknown address ${String(address)}`)
  return target
}
