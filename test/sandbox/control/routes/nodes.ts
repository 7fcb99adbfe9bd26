import type { Hono } from 'hono'
import { parseGwei, parseUnits } from 'viem'
import { decimal, flag, list, maybe, oneOf, record, text, whole } from '../../../../src/api/shape'
import type { Provider } from '../../api/provider'
import { readMeta } from '../../api/store/meta'
import { COIN_DECIMALS } from '../../chain/addresses'
import { NODE_ADDRESSES, type NodeAddress, type Nodes, SILENCES } from '../../nodes/nodes'
import type { Relayer } from '../../nodes/relayer'
import { REORG_WAYS, reorg } from '../../nodes/reorg'
import { control } from '../control'

const address = maybe(oneOf(NODE_ADDRESSES))
const node = { lag: maybe(whole), stuck: maybe(flag), silence: maybe(oneOf(SILENCES)) }
const one = record({ address, ...node })
const split = record({ address, nodes: list(record(node)), seed: maybe(text) })

export interface NodeControls {
  provider: Provider
  nodes: Nodes
  relayer: Relayer
}

/** The chain as its public nodes show it: lag, silence, finality, reorgs, gas prices, and the relayer. */
export function nodeControls(app: Hono, { provider, nodes, relayer }: NodeControls): void {
  const { chain, db } = provider
  /** Without a name, both of the site's addresses. */
  const named = (name: NodeAddress | null): NodeAddress[] => (name === null ? ['rpc', 'rpc2'] : [name])

  control(app, 'GET', '/sandbox/nodes', record({}), () => nodes.report())

  control(app, 'POST', '/sandbox/nodes', one, async ({ address: name, lag, stuck, silence }) => {
    const settings = { lag: lag ?? 0, isStuck: stuck ?? false, silence }
    for (const found of named(name)) await nodes.setNodes(found, [settings])
    return nodes.report()
  })

  control(app, 'POST', '/sandbox/nodes/split', split, async ({ address: name, nodes: all, seed }) => {
    const settings = all.map(({ lag, stuck, silence }) => ({ lag: lag ?? 0, isStuck: stuck ?? false, silence }))
    for (const found of named(name)) await nodes.setNodes(found, settings, seed ?? '')
    return nodes.report()
  })

  control(app, 'POST', '/sandbox/nodes/states', record({ kept: whole }), async ({ kept }) => nodes.setStatesKept(kept))

  control(app, 'POST', '/sandbox/finality', record({ works: flag }), async ({ works }) => {
    await nodes.setFinality(works)
    return nodes.report()
  })

  const replaced = record({ depth: whole, transactions: oneOf(REORG_WAYS) })
  control(app, 'POST', '/sandbox/reorg', replaced, async ({ depth, transactions }) => {
    const { head, finalized } = await nodes.report()
    if (depth < 1 || head - depth < finalized) return { error: `block ${finalized} is final, the head is ${head}` }
    const counted = Number((await db.turn((tx) => readMeta(tx, 'block'))) ?? 0)
    if (counted > head - depth) {
      return {
        error: `the provider has counted block ${counted}: stop its bringing in of blocks before, at /sandbox/sync`,
      }
    }
    await reorg(chain, depth, transactions)
    return { head, replaced: depth }
  })

  const prices = record({ price: maybe(decimal), floor: maybe(decimal) })
  control(app, 'POST', '/sandbox/gas', prices, async ({ price, floor }) => {
    nodes.setGas({
      ...(price === null ? {} : { price: parseGwei(price) }),
      ...(floor === null ? {} : { floor: parseGwei(floor) }),
    })
    return { price: String(nodes.gas().price), floor: String(nodes.gas().floor) }
  })

  control(app, 'POST', '/sandbox/relayer', record({ fee: decimal }), async ({ fee }) => {
    relayer.setFee(parseUnits(fee, COIN_DECIMALS.USDT))
    return { address: relayer.address, fee }
  })
}
