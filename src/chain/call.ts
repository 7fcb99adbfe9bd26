import type {
  Abi,
  AbiFunction,
  AbiStateMutability,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
} from 'viem'
import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils'
import { AppError } from '../errors'
import type { Call } from '../wallet/calls'
import { addressOf, type Target } from '../wallet/contracts'
import type { Hex, Reader } from '../wallet/provider'

type Writes = Exclude<AbiStateMutability, 'view' | 'pure'>

interface Use<abi extends Abi, kind extends AbiStateMutability, name extends ContractFunctionName<abi, kind>> {
  abi: abi
  functionName: name
  args: ContractFunctionArgs<abi, kind, name>
}

/** A function of our ABIs, with its selector: nothing is hashed for it. */
export type KnownFunction = AbiFunction & { selector: Hex }

/** A function by its name; each stands once in our ABIs, so that viem's search among overloads is not shipped. */
const functionOf = (abi: Abi, name: string): KnownFunction =>
  abi.find((item) => item.type === 'function' && item.name === name) as KnownFunction

/** The bytes of a call. */
function encode({ abi, functionName, args }: { abi: Abi; functionName: string; args: unknown }): Hex {
  const { selector, inputs } = functionOf(abi, functionName)
  return `${selector}${encodeAbiParameters(inputs, args as readonly unknown[]).slice(2)}` as Hex
}

/**
 * One eth_call of a pinned contract, decoded.
 * @throws {AppError} the contract's refusal, or chainSilent, also for bytes that are no answer
 */
export async function readContract<const abi extends Abi, name extends ContractFunctionName<abi, 'view'>>(
  reader: Reader,
  target: Target,
  use: Use<abi, 'view', name>,
): Promise<ContractFunctionReturnType<abi, 'view', name>> {
  const data = encode(use)
  const answer = await reader('eth_call', [{ to: addressOf(target), data }, 'latest'])
  try {
    const outputs = functionOf(use.abi, use.functionName).outputs
    const values = decodeAbiParameters(outputs, answer as Hex)
    return (outputs.length > 1 ? values : values[0]) as ContractFunctionReturnType<abi, 'view', name>
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
  const data = encode(use)
  return { to: addressOf(target), data, value }
}
