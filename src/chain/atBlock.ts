import { numberToHex } from 'viem/utils'
import { toAppError } from '../errors'
import type { Reader, RpcCall } from '../wallet/provider'

/** A machine behind an address may not have the newest block yet; it says so, and another is asked. */
const ATTEMPTS = 3

/**
 * The same reader, but whatever it would read at latest it reads in the state of one block, by its number: a node that
 * lags has an error for it instead of an old answer.
 */
export function atBlock(reader: Reader, block: bigint): Reader {
  const number = numberToHex(block)
  const request = async ({ method, params = [] }: RpcCall): Promise<unknown> => {
    const pinned = params.map((param) => (param === 'latest' ? number : param))
    const call = { method, params: method === 'eth_estimateGas' ? [...params, number] : pinned }
    for (let attempt = 1; ; attempt++) {
      try {
        return await reader.request(call as never)
      } catch (cause) {
        if (toAppError(cause).key !== 'chainSilent' || attempt === ATTEMPTS) throw cause
      }
    }
  }
  return { ...reader, request: request as Reader['request'] }
}
