import type {
  Abi,
  AbiStateMutability,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
} from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import { AppError } from '../errors'
import type { Call, CallName } from '../wallet/calls'
import { addressOf, type Target } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'

type Writes = Exclude<AbiStateMutability, 'view' | 'pure'>

interface Use<abi extends Abi, kind extends AbiStateMutability, name extends ContractFunctionName<abi, kind>> {
  abi: abi
  functionName: name
  args: ContractFunctionArgs<abi, kind, name>
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
  // `never`, here and below: viem's parameter types cannot be worked out for an ABI that is still a type variable.
  const data = encodeFunctionData(use as never)
  const answer = await reader('eth_call', [{ to: addressOf(target), data }, 'latest'])
  try {
    const decoded: unknown = decodeFunctionResult({
      abi: use.abi,
      functionName: use.functionName,
      data: answer,
    } as never)
    return decoded as ContractFunctionReturnType<abi, 'view', name>
  } catch (cause) {
    throw new AppError('chainSilent', {}, cause)
  }
}

/** One call of a pinned contract, encoded for the gate. */
export function toCall<const abi extends Abi, name extends CallName & ContractFunctionName<abi, Writes>>(
  target: Target,
  use: Use<abi, Writes, name>,
  value = 0n,
): Call {
  const data = encodeFunctionData(use as never)
  return { to: addressOf(target), data, value, allow: { target, name: use.functionName } }
}
