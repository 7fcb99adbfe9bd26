import { Hono } from 'hono'
import { watchChain } from '../api/chain/watch'
import { createApi } from '../api/createApi'
import { expireOrders } from '../api/expireOrders'
import type { SentCode } from '../api/outbox'
import type { Provider } from '../api/provider'
import { reviewOverdue } from '../api/review'
import { seedWorld } from '../api/seed/seedWorld'
import { startProvider } from '../api/startProvider'
import { type SandboxChain, startChain } from '../chain/startChain'
import { createNodes, type Nodes } from '../nodes/nodes'
import { createRelayer } from '../nodes/relayer'
import type { RpcAnswer, RpcError, RpcRequest } from '../nodes/rpc'
import { serveSite } from '../site'
import { addressOf } from './addressOf'
import { addControls } from './controls'
import { createFaults, type Faults } from './faults'
import { listen } from './listen'
import { createRequests, type Requests, watchRequests } from './requests'
import { prepareReset } from './reset'
import { endOutages } from './routes/outages'
import { rpcProxy } from './rpcProxy'
import { strikeFaults } from './strike'

export interface WorldOptions {
  /** Preferred port of the site; the next free one is taken if it is in use. */
  port?: number
  host?: string
  /** Preferred port of the chain's node. */
  chainPort?: number
  blockTimeSeconds?: number
  /** The provider counts only final blocks, not the newest one. */
  waitsForFinality?: boolean
  /** Folder of the built site. */
  dist?: string
  /** Text of the demo wallet; null serves the site without one, absent builds it. */
  walletScript?: string | null
  /** Says nothing on the console. */
  quiet?: boolean
}

export interface World {
  url: string
  port: number
  chain: SandboxChain
  provider: Provider
  faults: Faults
  /** Requests to the provider and the chain's node, newest last. */
  requests: Requests
  /** The nodes behind the RPC addresses. */
  nodes: Nodes
  /** Everything the server answers, without the network. */
  app: Hono
  /** Back to the seed. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** @see startWorld in run.ts, which sets the build-time constant first */
export async function startWorld(options: WorldOptions): Promise<World> {
  const { port = 4173, host = '127.0.0.1', dist = 'dist', quiet = false } = options
  const say = (line: string): void => {
    if (!quiet) console.log(line)
  }
  const { chainPort: chosenPort = 8545, blockTimeSeconds } = options
  const chain = await startChain({ port: chosenPort, ...(blockTimeSeconds === undefined ? {} : { blockTimeSeconds }) })
  say(`EVM        chain ${chain.chain.id} at ${chain.rpcUrl}`)
  say(`Contracts  card ${chain.addresses.card}, dragon ${chain.addresses.dragon}, auction ${chain.addresses.auction}`)
  try {
    const onCode = ({ account, purpose, code }: SentCode): void => say(`Code       ${code} to ${account} (${purpose})`)
    const provider = await startProvider({ chain, onCode })
    const begun = Date.now()
    await seedWorld(provider)
    say(`World      seeded in ${Date.now() - begun} ms`)
    const nodes = createNodes((request) => askChain(chain, request))
    nodes.setFloor(Number(await chain.blockNumber()))
    if (options.waitsForFinality) provider.lastBlock = async () => (await nodes.report()).finalized
    const relayer = createRelayer(chain, nodes.gas)
    await relayer.fund()
    const faults = createFaults()
    const requests = createRequests()
    const { reset: goBack } = await prepareReset(provider)
    const reset = (): Promise<void> => {
      faults.clear(null)
      requests.clear()
      endOutages(provider)
      nodes.reset()
      relayer.setFee(0n)
      return goBack()
    }
    const walletScript = options.walletScript === undefined ? await buildWallet() : options.walletScript
    const app = new Hono()
    watchRequests(app, requests)
    strikeFaults(app, faults)
    app.route('/', createApi(provider))
    rpcProxy(app, nodes, relayer)
    addControls(app, { provider, faults, requests, nodes, relayer, reset })
    app.route('/', serveSite({ dist, walletScript }))
    const listening = await listen(app, port, host, (taken) => say(`Port ${taken} is taken, trying the next one`))
    const url = `http://${addressOf(host)}:${listening.port}`
    provider.site.origin = url
    say(`Site       served from ${dist}`)
    const stopWatching = watchChain(provider, async () => {
      await reviewOverdue(provider)
      await expireOrders(provider)
    })
    const stop = async (): Promise<void> => {
      // First of all: a signal has also told the chain to end, which is not worth reporting.
      const watchEnded = stopWatching()
      await listening.close()
      await watchEnded
      await chain.stop()
      provider.db.close()
    }
    return { url, port: listening.port, chain, provider, faults, requests, nodes, app, reset, stop }
  } catch (cause) {
    await chain.stop()
    throw cause
  }
}

/** One request to the chain's own node, whose refusals are answers. */
async function askChain({ rpcUrl }: SandboxChain, request: RpcRequest): Promise<RpcAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })
  const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await answer.json()) as { result: unknown; error?: RpcError }
  return error ? { error } : { result }
}

/** The demo wallet's script. */
async function buildWallet(): Promise<string> {
  const { buildWalletScript } = await import('../wallet/build')
  return buildWalletScript()
}
