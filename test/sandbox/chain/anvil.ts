import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { SANDBOX_MNEMONIC } from './accounts'
import { endWithParent } from './endWithParent'
import { npmBinary } from './npmBinary'

/** The id that development chains use; the build config passes it to the app. */
export const SANDBOX_CHAIN_ID = 31337
const HOST = '127.0.0.1'
/** A block has to fit the seed of a whole world and stay under half full, above which the base fee would rise. */
const BLOCK_GAS_LIMIT = 4_000_000_000
/**
 * Number of states kept: enough for a node that lags 600 blocks and itself keeps 128. Each takes a third of a megabyte.
 */
const STATES_KEPT = 760
const START_LIMIT_MS = 20_000

export interface AnvilOptions {
  /** Preferred port; a free one is taken if it is in use. */
  port?: number
  /** Funded accounts under the sandbox's mnemonic. */
  accounts?: number
}

export interface Anvil {
  rpcUrl: string
  port: number
  /** Resolves once the process has ended. */
  stop(): Promise<void>
}

/** Starts a local chain that mines only on request. It ends with this process, however that ends. */
export async function startAnvil({ port = 8545, accounts = 40 }: AnvilOptions = {}): Promise<Anvil> {
  const args = Object.entries({
    host: HOST,
    port: (await isFree(port)) ? port : 0,
    accounts,
    mnemonic: SANDBOX_MNEMONIC,
    'chain-id': SANDBOX_CHAIN_ID,
    'gas-limit': BLOCK_GAS_LIMIT,
    // Accounts may borrow code (EIP-7702), as on BSC since Pascal.
    hardfork: 'prague',
    // BSC has none.
    'base-fee': 0,
    'prune-history': STATES_KEPT,
  }).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(npmBinary('anvil'), [...args, '--no-mining'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const release = endWithParent(child)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async (): Promise<void> => {
    release()
    child.kill('SIGTERM')
    await ended
  }
  try {
    const listening = await listeningPort(child)
    return { rpcUrl: `http://${HOST}:${listening}`, port: listening, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

/** anvil prints its port once it listens, even if the system picked the port. */
function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const fail = (why: string): void => reject(new Error(`anvil did not start: ${why}\n${printed.slice(-2000)}`))
    const timer = setTimeout(() => fail(`silent for ${START_LIMIT_MS} ms`), START_LIMIT_MS)
    const read = (chunk: Buffer): void => {
      printed = (printed + chunk.toString()).slice(-20_000)
      const port = /Listening on [^\s]+:(\d+)/.exec(printed)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      for (const stream of [child.stdout, child.stderr]) stream?.removeAllListeners('data').resume()
      resolve(Number(port))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      fail(`it ended with ${code ?? signal}`)
    })
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })
}
