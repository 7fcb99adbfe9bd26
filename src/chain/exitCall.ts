import type { Address } from '../domain/address'
import { contractOf, type Exit } from '../domain/exit'
import type { Hex } from '../domain/hex'
import type { Call } from '../wallet/calls'
import type { Reader } from '../wallet/provider'
import { encodeZero, isAllowed } from './allowances'
import { encodeCollect, encodeTakeOff, encodeWithdraw } from './auction'
import { encodeCancel } from './collection'
import { readDone } from './done'

/** An exit of an account, with its mark. */
export interface MarkedExit {
  exit: Exit
  /** Whose, in lower case. */
  account: Address
  ref: Hex
}

/** The one call that carries an exit out. */
export function callOf({ exit, ref }: Pick<MarkedExit, 'exit' | 'ref'>): Call {
  switch (exit.is) {
    case 'cancel':
      return encodeCancel({ ...exit, ref })
    case 'takeOff':
      return encodeTakeOff({ ...exit, ref })
    case 'withdraw':
      return encodeWithdraw({ ...exit, ref })
    case 'collect':
      return encodeCollect({ ...exit, ref })
    case 'zero':
      return encodeZero(exit.allowance)
  }
}

/**
 * The block in which an exit took effect, 0 while it has not; -1 for an allowance that is gone, of which no contract
 * notes a block. @throws {AppError} chainSilent
 */
export async function readEffect(reader: Reader, { exit, account, ref }: MarkedExit): Promise<number> {
  const contract = contractOf(exit)
  if (contract) return Number(await readDone(reader, { contract, sender: account, ref }))
  const isLeft = exit.is === 'zero' && (await isAllowed(reader, exit.allowance, account))
  return isLeft ? 0 : -1
}
