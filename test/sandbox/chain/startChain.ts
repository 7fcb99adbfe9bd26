import {
  type Chain,
  createTestClient,
  createWalletClient,
  defineChain,
  type HttpTransport,
  http,
  type LocalAccount,
  type PublicActions,
  publicActions,
  type TestClient,
  type WalletClient,
} from 'viem'
import { ABIS } from './abis'
import { type ChainAccounts, chainAccounts } from './accounts'
import type { ChainAddresses } from './addresses'
import { type AnvilOptions, SANDBOX_CHAIN_ID, startAnvil } from './anvil'
import { type Blocks, createBlocks } from './blocks'
import { compileContracts } from './compile'
import { deploy, type Send } from './deploy'

export interface ChainOptions extends AnvilOptions {
  /** Time between blocks; default: BSC's. They come whether or not there are transactions. */
  blockTimeSeconds?: number
}

export type ChainClient = TestClient<'anvil', HttpTransport, Chain> & PublicActions<HttpTransport, Chain>

export interface SandboxChain extends Blocks {
  rpcUrl: string
  chain: Chain
  addresses: ChainAddresses
  accounts: ChainAccounts
  abis: typeof ABIS
  /** Reads, and anvil's own controls. */
  client: ChainClient
  /** A client that signs and sends as this account. */
  walletOf(account: LocalAccount): WalletClient<HttpTransport, Chain, LocalAccount>
  blockNumber(): Promise<bigint>
  /** Cuts the connection to the chain's node, or restores it; the node goes on mining. */
  setReachable(isReachable: boolean): void
  /** Resolves once the chain's process has ended. */
  stop(): Promise<void>
}

/** BSC's since Fermi (docs.bnbchain.org, January 2026). */
export const BSC_BLOCK_TIME_SECONDS = 0.45

/** Starts a local chain with all contracts deployed at their fixed addresses. */
export async function startChain({
  blockTimeSeconds = BSC_BLOCK_TIME_SECONDS,
  ...options
}: ChainOptions = {}): Promise<SandboxChain> {
  // The compiler blocks this process, which could not see that the chain is up, so compile first.
  const artifacts = await compileContracts()
  const anvil = await startAnvil(options)
  const chain = sandboxChain(anvil.rpcUrl)
  let isReachable = true
  const fetchFn: typeof fetch = (input, init) =>
    isReachable ? fetch(input, init) : Promise.reject(new TypeError('the node cannot be reached'))
  // On one machine, a retry covers a connection closed at the wrong moment; more would only take time. Many blocks
  // at once can take a busy one longer than viem's 10 s.
  const patience = { retryCount: 1, retryDelay: 50, timeout: 60_000 }
  const transport = http(anvil.rpcUrl, { fetchFn, ...patience })
  // No cache: after a revert or a jump in time the newest block differs.
  const settings = { mode: 'anvil', chain, transport, cacheTime: 0, pollingInterval: 100 } as const
  const client = createTestClient(settings).extend(publicActions)
  // Mining must not stop with an outage, so it uses a connection that nothing cuts.
  const inside = createTestClient({ ...settings, transport: http(anvil.rpcUrl, patience) })
  const send: Send = (method, params) => inside.request({ method, params } as never)
  try {
    const addresses = await deploy(send, artifacts)
    const blocks = createBlocks(send, blockTimeSeconds)
    await blocks.resume()
    return {
      rpcUrl: anvil.rpcUrl,
      chain,
      addresses,
      accounts: chainAccounts(),
      abis: ABIS,
      client,
      walletOf: (account) => createWalletClient({ account, chain, transport, cacheTime: 0, pollingInterval: 100 }),
      ...blocks,
      blockNumber: () => client.getBlockNumber(),
      setReachable: (value) => {
        isReachable = value
      },
      stop: async () => {
        await blocks.hold()
        await anvil.stop()
      },
    }
  } catch (cause) {
    await anvil.stop()
    throw cause
  }
}

function sandboxChain(rpcUrl: string): Chain {
  return defineChain({
    id: SANDBOX_CHAIN_ID,
    name: 'Sandbox',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
}
