import { type Client, createClient, custom, ResourceUnavailableRpcError, type Transport } from 'viem'
import { AppError } from '../errors'
import { Carried, withErrors } from './carried'
import { hasCode } from './causes'
import type { RpcCall, Wallet } from './provider'
import { withTimeout } from './wait'

/** Some wallets leave requests unanswered while the page loads (wevm/wagmi, comment in its injected connector). */
const SILENT_LIMIT_MS = 3000
/** No wallet shows these to its owner, so a missing answer means a broken wallet, not a person still thinking. */
const SILENT_METHODS = ['eth_accounts', 'eth_chainId', 'net_version']

const clients = new WeakMap<Wallet, Client>()

/**
 * viem's client for single actions; it looks the wallet's provider up at each request. It sends each request once: viem
 * would repeat some three times. Concurrent calls of a silent method share one request, which ends after 3 s; requests
 * that a person answers have no limit. The wallet's errors are rethrown unchanged, except:
 * @throws {AppError} walletBusy for -32002 (MetaMask/metamask-extension#10085); walletSilent
 */
export function clientOf(wallet: Wallet): Client {
  const client = clients.get(wallet) ?? createClient({ transport: toTransport(wallet) })
  clients.set(wallet, client)
  return client
}

function toTransport(wallet: Wallet): Transport {
  const throwAsItCame = (thrown: unknown): never => {
    throw thrown
  }
  const once = withErrors(custom({ request: (call: RpcCall) => ask(wallet, call) }, { retryCount: 0 }), throwAsItCame)
  return (options) => {
    const made = once(options)
    // With dedupe, viem's addChain would join a request that was closed without an answer, and never ask again.
    const request = (call: RpcCall) =>
      made.request(call as never, { retryCount: 0, dedupe: SILENT_METHODS.includes(call.method) })
    return { ...made, request: request as typeof made.request }
  }
}

async function ask(wallet: Wallet, { method, params }: RpcCall): Promise<unknown> {
  const askProvider = async () => wallet.provider().request(params ? { method, params } : { method })
  try {
    if (!SILENT_METHODS.includes(method)) return await askProvider()
    return await withTimeout(askProvider(), SILENT_LIMIT_MS, () => new AppError('walletSilent'))
  } catch (cause) {
    const isBusy = hasCode(cause, ResourceUnavailableRpcError.code)
    throw new Carried(isBusy ? new AppError('walletBusy', {}, cause) : cause)
  }
}
