import type { Quirks } from './quirks'
import type { World } from './world'

const SLOW_MS = 20_000
/** The sandbox's only chain. */
const SANDBOX_CHAIN_ID = 31337

/** A read that the wallet passes on to its own node, with that node's faults. */
export async function readThrough(
  trouble: Quirks['rpc'],
  world: World,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (trouble === 'slow') await world.wait(SLOW_MS)
  if (trouble === 'tooMany') throw { code: 429, message: 'Too Many Requests' }
  if (trouble === 'limit') throw { code: -32005, message: 'limit exceeded' }
  if (trouble === 'html') throw new SyntaxError('Unexpected token < in JSON at position 0')
  if (trouble === 'down') throw new TypeError('Failed to fetch')
  if (world.chainId() !== SANDBOX_CHAIN_ID) throw { code: -32603, message: `no node for chain ${world.chainId()}` }
  return world.rpc(method, params)
}
