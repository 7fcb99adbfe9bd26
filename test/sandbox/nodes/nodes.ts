import { createRandom, type Random } from '../api/seed/random'
import { BSC_GAS, type GasPrices, gasOf } from './gas'
import { asOnBsc } from './refusals'
import type { RpcAnswer, RpcRequest } from './rpc'
import { type ChainAt, finalizedAt, hideNewer, type NodeAt, toView, viewOf } from './view'

/** The site's two addresses, and the one that the demo wallet has for itself. */
export const NODE_ADDRESSES = ['rpc', 'rpc2', 'wallet'] as const
export type NodeAddress = (typeof NODE_ADDRESSES)[number]

/** No answer at all, 429, or a page of text. */
export const SILENCES = ['never', 'tooMany', 'page'] as const
export type Silence = (typeof SILENCES)[number]

export interface NodeSettings {
  /** Blocks by which it lags behind the chain, at most 600: older ones are not kept. */
  lag?: number
  /** It is stuck at its current block for good. */
  isStuck?: boolean
  silence?: Silence | null
}

interface Node extends NodeAt {
  silence: Silence | null
  /** Requests for which it was drawn. */
  asked: number
}

export interface NodesReport {
  head: number
  finalized: number
  addresses: Record<
    NodeAddress,
    { head: number; lag: number; isStuck: boolean; silence: Silence | null; asked: number }[]
  >
}

export interface Nodes {
  /** One request to an address. A node behind it is drawn for it, whoever answered the one before. */
  answer(address: NodeAddress, request: RpcRequest): Promise<RpcAnswer | Silence>
  /** Puts these nodes behind an address. @param seed of the draws: the same seed draws the same nodes */
  setNodes(address: NodeAddress, nodes: readonly NodeSettings[], seed?: string): Promise<void>
  /** Breaks fast finality, so that `finalized` and `safe` stay while blocks go on, or mends it. */
  setFinality(works: boolean): Promise<void>
  /** Sets how many blocks' state the nodes keep; 0: all. */
  setStatesKept(blocks: number): void
  /** wei per unit of gas */
  setGas(prices: Partial<GasPrices>): void
  gas(): GasPrices
  report(): Promise<NodesReport>
  /** Sets the lowest block that a node's head may be at. */
  setFloor(block: number): void
  /** Back to nodes without faults. */
  reset(): void
}

const MOST_LAG = 600
/** As a full node does. */
const STATES_KEPT = 128

type Ask = (request: RpcRequest) => Promise<RpcAnswer>

/** The nodes behind the sandbox's RPC addresses: views of its one chain, each with its own faults. */
export function createNodes(ask: Ask): Nodes {
  const sound = (): Node => ({ lag: 0, stuckAt: null, silence: null, asked: 0 })
  let behind: Record<NodeAddress, { nodes: Node[]; random: Random }>
  let chain: Omit<ChainAt, 'head'> = { floor: 0, finalityStoppedAt: null, statesKept: STATES_KEPT }
  let gas = BSC_GAS
  const reset = (): void => {
    const of = (address: NodeAddress) => ({ nodes: [sound()], random: createRandom(address) })
    behind = { rpc: of('rpc'), rpc2: of('rpc2'), wallet: of('wallet') }
    chain = { floor: chain.floor, finalityStoppedAt: null, statesKept: STATES_KEPT }
    gas = BSC_GAS
  }
  reset()

  const look = async (): Promise<ChainAt> => {
    const answer = await ask({ method: 'eth_blockNumber', params: [] })
    if ('error' in answer) throw new Error(answer.error.message)
    return { ...chain, head: Number(answer.result) }
  }

  const draw = (address: NodeAddress): Node => {
    const { nodes, random } = behind[address]
    const node = nodes[Math.floor(random.next() * nodes.length)] ?? sound()
    node.asked++
    return node
  }

  return {
    answer: async (address, request) => {
      const node = draw(address)
      if (node.silence) return node.silence
      const priced = gasOf(gas, request)
      if (!('ask' in priced)) return priced
      const view = toView(node, await look())
      const seen = viewOf(view, priced.ask)
      if (!('ask' in seen)) return seen
      const answer = asOnBsc(await ask(seen.ask))
      return 'error' in answer ? answer : { result: hideNewer(view, request, answer.result) }
    },
    setNodes: async (address, settings, seed = '') => {
      const { head } = await look()
      const nodes = settings.map(({ lag = 0, isStuck = false, silence = null }) => {
        const blocks = Math.min(lag, MOST_LAG)
        return { ...sound(), lag: blocks, stuckAt: isStuck ? head - blocks : null, silence }
      })
      behind[address] = { nodes: nodes.length > 0 ? nodes : [sound()], random: createRandom(`${address} ${seed}`) }
    },
    setFinality: async (works) => {
      const now = await look()
      chain = { ...chain, finalityStoppedAt: works ? null : finalizedAt(now.head, now) }
    },
    setStatesKept: (statesKept) => {
      chain = { ...chain, statesKept }
    },
    setGas: (prices) => {
      gas = { ...gas, ...prices }
    },
    gas: () => gas,
    report: async () => {
      const now = await look()
      const of = (address: NodeAddress) =>
        behind[address].nodes.map((node) => {
          const { lag, stuckAt, silence, asked } = node
          return { head: toView(node, now).head, lag, isStuck: stuckAt !== null, silence, asked }
        })
      const addresses = { rpc: of('rpc'), rpc2: of('rpc2'), wallet: of('wallet') }
      return { head: now.head, finalized: finalizedAt(now.head, now), addresses }
    },
    setFloor: (floor) => {
      chain = { ...chain, floor }
    },
    reset,
  }
}
