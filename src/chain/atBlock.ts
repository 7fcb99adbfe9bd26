import { numberToHex } from 'viem/utils'
import { toAppError } from '../errors'
import type { Reader, RpcCall } from '../wallet/provider'
import { wait } from '../wallet/wait'

/**
 * A machine behind an address may lag by a block or by many; it answers with an error, and a retry may reach another.
 */
const ATTEMPTS = 6
const PAUSE_MS = 100
/** No more retries after this: the nodes are silent, not just behind. */
const LIMIT_MS = 10_000

/**
 * The same reader, with each read at `latest` pinned to one block by number: a node that lags then answers with an
 * error instead of old state.
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
