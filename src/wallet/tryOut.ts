import { numberToHex } from 'viem/utils'
import type { Address } from '../domain/address'
import type { Call } from './calls'
import type { Reader } from './provider'

/** A call and the account, in lower case, that would send it. */
export interface Trial extends Call {
  from: Address
}

/**
 * Whether the chain would accept a call: eth_call and eth_estimateGas, side by side. Bare requests: viem's actions for
 * both would fill in fees and more, and cost 36 kB.
 * @returns the gas it takes
 * @throws {AppError} the contract's refusal, chainSilent
 */
export async function tryOut(reader: Reader, { from, to, data, value }: Trial): Promise<bigint> {
  const call = { from, to, data, ...(value > 0n && { value: numberToHex(value) }) }
  const trial = reader.request({ method: 'eth_call', params: [call, 'latest'] })
  const estimate = reader.request({ method: 'eth_estimateGas', params: [call] })
  estimate.catch(Boolean)
  // First, because not every node sends the contract's own words with a refused estimate.
  await trial
  return BigInt(await estimate)
}
