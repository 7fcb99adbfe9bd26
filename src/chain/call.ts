import type {
  Abi,
  AbiFunction,
  AbiStateMutability,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
} from 'viem'
import { decodeAbiParameters, encodeAbiParameters, numberToHex } from 'viem/utils'
import type { Hex } from '../domain/hex'
import { AppError } from '../errors'
import type { Call } from '../wallet/calls'
import { addressOf, type Target } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'

type Writes = Exclude<AbiStateMutability, 'view' | 'pure'>

/** The block to read at, as viem's actions take it; by its hash where it may still be reorganised away (EIP-1898). */
export type At = { blockNumber: bigint } | { blockTag: 'latest' | 'safe' | 'finalized' } | { blockHash: Hex }

/** The same as a node's block parameter. */
export function toParameter(
  at: At,
): Hex | 'latest' | 'safe' | 'finalized' | { blockHash: Hex; requireCanonical: true } {
  if ('blockHash' in at) return { blockHash: at.blockHash, requireCanonical: true }
  return 'blockNumber' in at ? numberToHex(at.blockNumber) : at.blockTag
}

interface Use<abi extends Abi, kind extends AbiStateMutability, name extends ContractFunctionName<abi, kind>> {
  abi: abi
  functionName: name
  args: ContractFunctionArgs<abi, kind, name>
}

/** A function of our ABIs, with its selector. */
export type KnownFunction = AbiFunction & { selector: Hex }

/** A function by its name: none of our ABIs has overloads, so viem's search among them is not shipped. */
const functionOf = (abi: Abi, name: string): KnownFunction =>
  abi.find((item) => item.type === 'function' && item.name === name) as KnownFunction

/** The bytes of a call. */
function encode({ abi, functionName, args }: { abi: Abi; functionName: string; args: unknown }): Hex {
  const { selector, inputs } = functionOf(abi, functionName)
  return `${selector}${encodeAbiParameters(inputs, args as readonly unknown[]).slice(2)}` as Hex
}

/**
 * One eth_call to a pinned contract, decoded. Uses viem's parameter encoder and decoder, not its readContract, which
 * ships the bytecode of multicall and CCIP: 15 kB that no read of ours needs.
 * @throws {AppError} the contract's refusal, or chainSilent, also for bytes that are no answer
 */
export async function readContract<const abi extends Abi, name extends ContractFunctionName<abi, 'view'>>(
  reader: Reader,
  target: Target,
  use: Use<abi, 'view', name>,
  at: At = { blockTag: 'latest' },
): Promise<ContractFunctionReturnType<abi, 'view', name>> {
  const call = { to: addressOf(target), data: encode(use) }
  const data = await reader.request({ method: 'eth_call', params: [call, toParameter(at)] })
  try {
    const { outputs } = functionOf(use.abi, use.functionName)
    const values = decodeAbiParameters(outputs, data)
    return (outputs.length > 1 ? values : values[0]) as ContractFunctionReturnType<abi, 'view', name>
  } catch (cause) {
    throw new AppError('chainSilent', {}, cause)
  }
}

/** One call to a pinned contract, encoded for the gate. */
export function toCall<const abi extends Abi, name extends ContractFunctionName<abi, Writes>>(
  target: Target,
  use: Use<abi, Writes, name>,
  value = 0n,
): Call {
  return { to: addressOf(target), data: encode(use), value }
}
