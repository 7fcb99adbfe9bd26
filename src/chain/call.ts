import type {
  Abi,
  AbiStateMutability,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
} from 'viem'
import { decodeFunctionResult, encodeFunctionData, numberToHex } from 'viem/utils'
import { AppError } from '../errors'
import type { Call } from '../wallet/calls'
import { addressOf, type Target } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'

type Writes = Exclude<AbiStateMutability, 'view' | 'pure'>

/** The block a read is made at, as viem's actions take it. */
export type At = { blockNumber: bigint } | { blockTag: 'latest' | 'safe' | 'finalized' }

interface Use<abi extends Abi, kind extends AbiStateMutability, name extends ContractFunctionName<abi, kind>> {
  abi: abi
  functionName: name
  args: ContractFunctionArgs<abi, kind, name>
}

/**
 * One eth_call of a pinned contract, decoded. By viem's encoder and decoder, and not by its readContract: with that come
 * multicall's and CCIP's bytecodes, 15 kB that no read of ours needs.
 * @throws {AppError} the contract's refusal, or chainSilent, also for bytes that are no answer
 */
export async function readContract<const abi extends Abi, name extends ContractFunctionName<abi, 'view'>>(
  reader: Reader,
  target: Target,
  use: Use<abi, 'view', name>,
  at: At = { blockTag: 'latest' },
): Promise<ContractFunctionReturnType<abi, 'view', name>> {
  const call = { to: addressOf(target), data: encodeFunctionData(use as never) }
  const block = 'blockNumber' in at ? numberToHex(at.blockNumber) : at.blockTag
  const data = await reader.request({ method: 'eth_call', params: [call, block] })
  try {
    return decodeFunctionResult({ ...use, data } as never) as ContractFunctionReturnType<abi, 'view', name>
  } catch (cause) {
    throw new AppError('chainSilent', {}, cause)
  }
}

/** One call of a pinned contract, encoded for the gate. */
export function toCall<const abi extends Abi, name extends ContractFunctionName<abi, Writes>>(
  target: Target,
  use: Use<abi, Writes, name>,
  value = 0n,
): Call {
  return { to: addressOf(target), data: encodeFunctionData(use as never), value }
}
