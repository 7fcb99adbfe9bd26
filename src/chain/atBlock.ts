import { numberToHex } from 'viem/utils'
import { toAppError } from '../errors'
import type { Reader, RpcCall } from '../wallet/provider'
import { wait } from '../wallet/wait'

/** A machine behind an address may not have the newest block yet, or lag far behind; it says so, and another is asked. */
const ATTEMPTS = 6
const PAUSE_MS = 100
/** Nodes that are silent, and not only behind, are not waited for again and again. */
const LIMIT_MS = 5000

/**
 * The same reader, but whatever it would read at latest it reads in the state of one block, by its number: a node that
 * lags has an error for it instead of an old answer.
 */
export function atBlock(reader: Reader, block: bigint): Reader {
  const number = numberToHex(block)
  const request = async ({ method, params = [] }: RpcCall): Promise<unknown> => {
    const pinned = params.map((param) => (param === 'latest' ? number : param))
    const call = { method, params: method === 'eth_estimateGas' ? [...params, number] : pinned }
    const begun = Date.now()
    for (let attempt = 1; ; attempt++) {
      try {
        return await reader.request(call as never)
      } catch (cause) {
        const isLast = attempt === ATTEMPTS || Date.now() - begun > LIMIT_MS
        if (isLast || toAppError(cause).key !== 'chainSilent') throw cause
        await wait(PAUSE_MS * attempt)
      }
    }
  }
  return { ...reader, request: request as Reader['request'] }
}
