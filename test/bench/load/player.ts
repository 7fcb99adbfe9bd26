import { type Abi, type Address, encodeFunctionData, type Hex, numberToHex, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { SANDBOX_CHAIN_ID } from '../../sandbox/chain/anvil'
import type { Bench, Reply } from './bench'

/** A simulated player with a wallet of their own. */
export interface LoadPlayer {
  address: Address
  get(path: string): Promise<Reply>
  post(path: string, body?: object, key?: Hex): Promise<Reply>
  /** Sends a chain step and waits until it is mined; false if it reverted. */
  send(step: ChainStep): Promise<boolean>
}

export interface ChainStep {
  to: Address
  abi: Abi
  functionName: string
  args: unknown[]
}

const GAS = 400_000n
const FEE = parseGwei('2')
const POLL_MS = 250
const MINING_LIMIT_MS = 30_000

/** Creates a wallet with BNB and logs it in. */
export async function createPlayer(bench: Bench): Promise<LoadPlayer> {
  const account = privateKeyToAccount(generatePrivateKey())
  await bench.rpc('anvil_setBalance', [account.address, numberToHex(parseEther('10'))])
  const { data } = await bench.call('GET', `/api/auth/msg?address=${account.address}`)
  const signature = await account.signMessage({ message: data.message })
  const session = await bench.call('POST', '/api/auth/msg', { body: { address: account.address, signature } })
  const { token } = session.data
  const wallet = createWallet(bench, account)
  return {
    address: account.address,
    get: (path) => bench.call('GET', path, { token }),
    post: (path, body, key) => bench.call('POST', path, { token, ...(body ? { body } : {}), ...(key ? { key } : {}) }),
    send: wallet,
  }
}

function createWallet(bench: Bench, account: PrivateKeyAccount): LoadPlayer['send'] {
  let nonce = 0
  return async ({ to, abi, functionName, args }) => {
    const data = encodeFunctionData({ abi, functionName, args })
    const transaction = { chainId: SANDBOX_CHAIN_ID, to, data, gas: GAS, nonce: nonce++ }
    const signed = await account.signTransaction({ ...transaction, maxFeePerGas: FEE, maxPriorityFeePerGas: FEE })
    const hash = (await bench.rpc('eth_sendRawTransaction', [signed])) as Hex
    return waitForReceipt(bench, hash)
  }
}

async function waitForReceipt(bench: Bench, hash: Hex): Promise<boolean> {
  const end = Date.now() + MINING_LIMIT_MS
  while (Date.now() < end) {
    const receipt = (await bench.rpc('eth_getTransactionReceipt', [hash])) as { status: Hex } | null
    if (receipt) return receipt.status === '0x1'
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`${hash} was not mined`)
}
