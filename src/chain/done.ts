import type { Address } from '../domain/address'
import type { Hex } from '../domain/hex'
import type { ContractName } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { done } from './abi/parts'
import { type At, readContract } from './call'

export interface DoneOf {
  contract: ContractName
  sender: Address
  ref: Hex
}

/** done(address,bytes32): the block in which the sender's call with this ref took effect; 0 while it has not. */
export const readDone = (reader: Reader, { contract, sender, ref }: DoneOf, at?: At): Promise<bigint> =>
  readContract(reader, contract, { abi: [done], functionName: 'done', args: [sender, ref] }, at)
