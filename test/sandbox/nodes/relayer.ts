import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  keccak256,
  type LocalAccount,
  parseAbiParameters,
  parseEther,
} from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { accountAt } from '../chain/accounts'
import type { SandboxChain } from '../chain/startChain'
import { accountOf, PEOPLE } from '../people'
import type { GasPrices } from './gas'
import { firstParam, type RpcAnswer, type RpcRequest } from './rpc'

/**
 * How a relayed transaction looks on the chain: through the entry point of ERC-4337, or straight to the player's own
 * account, which borrows code by EIP-7702. In both it comes from the relayer, and the contracts see the player.
 */
export const RELAY_SHAPES = ['4337', '7702'] as const
export type RelayShape = (typeof RELAY_SHAPES)[number]

/** A player's call that the relayer is to send. */
export interface Relay {
  shape: RelayShape
  from: Address
  to: Address
  data: Hex
  /** wei, out of the player's account */
  value: bigint
}

export interface Relayer {
  address: Address
  /** Resolves to the hash of the relayer's transaction, which then waits for its block. */
  relay(relay: Relay): Promise<Hex>
  /** `sandbox_relay`, the JSON-RPC face of it. */
  answer(request: RpcRequest): Promise<RpcAnswer>
  /** Its fee for each relay, taken from the player's account, in USDT's smallest unit; 0: none. */
  setFee(fee: bigint): void
  /** Gives it BNB to pay its gas with. */
  fund(): Promise<void>
}

/** Far from the players' accounts and anvil's own. */
const ACCOUNT_INDEX = 1000
const GAS = 3_000_000n

type Call = { to: Address; value: bigint; data: Hex }

const CALLS = parseAbiParameters([
  'struct Call { address to; uint256 value; bytes data; }',
  'uint256, address, bytes32, Call[]',
])
const OPERATION = parseAbiParameters('uint256, address, address, uint256, bytes32')

/** Sends and pays the gas for players whose wallets sell "fees in tokens". It knows the players' keys. */
export function createRelayer(chain: SandboxChain, gas: () => GasPrices): Relayer {
  const { addresses, abis, client } = chain
  const account = accountAt(ACCOUNT_INDEX)
  let fee = 0n
  let last: Promise<unknown> = Promise.resolve()

  const callsOf = ({ to, value, data }: Relay): Call[] => {
    const args = [account.address, fee] as const
    const payment = encodeFunctionData({ abi: abis.coin, functionName: 'transfer', args })
    const paid = { to: addresses.coins.USDT, value: 0n, data: payment }
    return [...(fee > 0n ? [paid] : []), { to, value, data }]
  }

  const send = async (relay: Relay): Promise<Hex> => {
    const player = playerAt(relay.from)
    const make = relay.shape === '4337' ? throughEntryPoint : throughAccount
    const { to, data } = await make(chain, player, callsOf(relay))
    const { price } = gas()
    const transaction = { to, data, gas: GAS, maxFeePerGas: price, maxPriorityFeePerGas: price }
    const wallet = chain.walletOf(account)
    if (await isDelegated(chain, player.address)) return wallet.sendTransaction(transaction)
    const nonce = await client.getTransactionCount({ address: player.address, blockTag: 'pending' })
    const order = { contractAddress: addresses.smartAccount, chainId: chain.chain.id, nonce }
    const authorization = await chain.walletOf(player).signAuthorization(order)
    return wallet.sendTransaction({ ...transaction, authorizationList: [authorization] })
  }

  const relay = (asked: Relay): Promise<Hex> => {
    // One after the other, or two of them would use the same nonce.
    const sent = last.catch(() => undefined).then(() => send(asked))
    last = sent
    return sent
  }

  return {
    address: account.address,
    relay,
    answer: (request) =>
      relay(toRelay(request)).then(
        (result) => ({ result }),
        (cause: Error) => ({ error: { code: -32000, message: cause.message } }),
      ),
    setFee: (value) => {
      fee = value
    },
    fund: () => client.setBalance({ address: account.address, value: parseEther('1000') }),
  }
}

function toRelay(request: RpcRequest): Relay {
  const { shape, from, to, data = '0x', value = '0x0' } = firstParam(request) as Record<string, string>
  return {
    shape: shape === '4337' ? '4337' : '7702',
    from: from as Address,
    to: to as Address,
    data: data as Hex,
    value: BigInt(value),
  }
}

function playerAt(address: Address) {
  const player = PEOPLE.map(accountOf).find((known) => known.address.toLowerCase() === address.toLowerCase())
  if (!player) throw new Error(`${address} is no account of a player`)
  return player
}

/**
 * Whether the account has already borrowed the code: its code is then EIP-7702's prefix and the borrowed code's
 * address.
 */
async function isDelegated({ client, addresses }: SandboxChain, address: Address): Promise<boolean> {
  const code = await client.getCode({ address })
  return code?.toLowerCase() === concatHex(['0xef0100', addresses.smartAccount]).toLowerCase()
}

type Made = Pick<Call, 'to' | 'data'>

/** A bundle of one operation. */
async function throughEntryPoint(chain: SandboxChain, player: LocalAccount, calls: Call[]): Promise<Made> {
  const { addresses, abis } = chain
  const { entryPoint } = addresses
  const callData = encodeFunctionData({ abi: abis.smartAccount, functionName: 'execute', args: [calls] })
  // ERC-4337 lets an account pick a new sequence of nonces for each operation.
  const nonce = hexToBigInt(generatePrivateKey())
  const signed = [BigInt(chain.chain.id), entryPoint, player.address, nonce, keccak256(callData)] as const
  const signature = await signHash(player, keccak256(encodeAbiParameters(OPERATION, signed)))
  const operation = { sender: player.address, nonce, callData, signature }
  const args = [[operation], accountAt(ACCOUNT_INDEX).address] as const
  return { to: entryPoint, data: encodeFunctionData({ abi: abis.entryPoint, functionName: 'handleOps', args }) }
}

/** The player's own account, told to make the calls. */
async function throughAccount(chain: SandboxChain, player: LocalAccount, calls: Call[]): Promise<Made> {
  const salt = generatePrivateKey()
  const signed = [BigInt(chain.chain.id), player.address, salt, calls] as const
  const signature = await signHash(player, keccak256(encodeAbiParameters(CALLS, signed)))
  const args = [calls, salt, signature] as const
  const { smartAccount } = chain.abis
  return { to: player.address, data: encodeFunctionData({ abi: smartAccount, functionName: 'executeSigned', args }) }
}

const signHash = (player: LocalAccount, raw: Hex): Promise<Hex> => player.signMessage({ message: { raw } })
