import type { Abi } from 'viem'
import { decodeFunctionData, encodeFunctionResult } from 'viem/utils'
import { activationAbi } from '../../../src/chain/abi/activation'
import { approvalsAbi } from '../../../src/chain/abi/approvals'
import { auctionAbi } from '../../../src/chain/abi/auction'
import { coinAbi } from '../../../src/chain/abi/coin'
import { collectionAbi } from '../../../src/chain/abi/collection'
import { decodeCall } from '../../../src/chain/decodeCall'
import { config } from '../../../src/config'
import { isContractName, type Target, targetAt } from '../../../src/wallet/contracts'
import { type ChainState, Refusal, readState, takeBack, writeState } from './chainState'
import { transfersOf } from './transfers'

type Hex = `0x${string}`
type Sent = { from: string; to: Hex; data?: Hex; value?: string; gasPrice?: string; nonce?: string | number }

interface Mined {
  hash: Hex
  sent: Sent
  nonce: number
  block: number | null
  succeeded: boolean
  logs?: object[]
}

const ABIS: Record<string, Abi> = {
  dragon: [...collectionAbi, ...approvalsAbi],
  card: [...collectionAbi, ...approvalsAbi],
  activation: activationAbi,
  auction: auctionAbi,
}
const abiOf = (target: Target): Abi => (isContractName(target) ? (ABIS[target] as Abi) : coinAbi)
const toHex = (value: number | bigint): Hex => `0x${value.toString(16)}`

/** A chain that knows the calls of the app, in memory. `mines` false: transactions wait until `mine` is called. */
export class FakeChain {
  private static heads = 0
  /** Each chain begins above the one before: a page keeps in mind which block was final. */
  head: number
  /** Blocks by which what nodes call final is behind the head. */
  finalLag = 0
  mines = true
  /** Every node is silent. */
  isDown = false
  /** The gas that nodes say a transaction takes. */
  estimate = 21_000n
  readonly transactions: Mined[] = []
  readonly asked: string[] = []
  /** Code on accounts, by lower-case address. */
  readonly codes = new Map<string, Hex>()

  constructor(public state: ChainState) {
    FakeChain.heads += 1000
    this.head = FakeChain.heads
  }

  /** The node, and what stands behind the wallet. */
  rpc = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    this.asked.push(method)
    if (this.isDown) throw new TypeError('Failed to fetch')
    const [first, second] = params as [never, never]
    switch (method) {
      case 'eth_chainId':
        return toHex(config.chainId)
      case 'eth_blockNumber':
        return toHex(this.head)
      case 'eth_gasPrice':
        return '0x1'
      case 'eth_estimateGas':
        return toHex(this.estimate)
      case 'eth_getCode':
        return this.codes.get(String(first).toLowerCase()) ?? '0x'
      case 'eth_getBalance':
        return toHex(this.state.balances.get(`BNB ${String(first).toLowerCase()}`) ?? 0n)
      case 'eth_getTransactionCount':
        return toHex(this.nonceOf(first, second))
      case 'eth_call':
        return this.call(first, second)
      case 'eth_sendTransaction':
        return this.send(first)
      case 'eth_getTransactionReceipt':
        return this.receipt(first)
      case 'eth_getTransactionByHash':
        return this.transaction(first)
      case 'eth_getBlockByNumber':
        return this.blockAt(first)
      default:
        throw { code: -32601, message: method }
    }
  }

  get finalized(): number {
    return this.head - this.finalLag
  }

  /** Brings what waits into a block, then empty blocks. */
  mine(blocks = 1): void {
    this.head++
    const waiting = this.transactions.filter(({ block }) => block === null).sort((a, b) => a.nonce - b.nonce)
    for (const transaction of waiting) this.include(transaction)
    this.head += blocks - 1
  }

  /** The calls that took effect, by function. */
  effects(): string[] {
    return this.transactions.flatMap(({ succeeded, sent }) =>
      succeeded && sent.data && sent.data !== '0x' ? [decodeCall(toCall(sent)).name] : [],
    )
  }

  private include(transaction: Mined): void {
    const { sent } = transaction
    const isReplaced = this.transactions.some(
      (other) => other.block !== null && other.nonce === transaction.nonce && other.sent.from === sent.from,
    )
    if (isReplaced) return void this.transactions.splice(this.transactions.indexOf(transaction), 1)
    transaction.block = this.head
    try {
      const before = structuredClone(this.state)
      if (sent.data && sent.data !== '0x') this.apply(sent, this.state)
      transaction.succeeded = true
      transaction.logs = transfersOf(before, this.state)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
    }
  }

  private apply(sent: Sent, state: ChainState): void {
    const draft = structuredClone(state)
    if (!takeBack(draft, sent)) writeState(draft, decodeCall(toCall(sent)), sent.from.toLowerCase(), this.head)
    Object.assign(state, draft)
  }

  private send(sent: Sent): Hex {
    const nonce = sent.nonce === undefined ? this.nonceOf(sent.from, 'pending') : Number(sent.nonce)
    const hash: Hex = `0x${(this.transactions.length + 1).toString(16).padStart(64, 'f')}`
    const from = sent.from.toLowerCase()
    // A higher fee takes the place of what waits with the same nonce.
    const waiting = this.transactions.findIndex((other) => other.block === null && other.nonce === nonce)
    const transaction = { hash, sent: { ...sent, from }, nonce, block: null, succeeded: false }
    if (waiting >= 0) this.transactions.splice(waiting, 1, transaction)
    else this.transactions.push(transaction)
    if (this.mines) this.mine()
    return hash
  }

  private nonceOf(account: string, at: string): number {
    const own = this.transactions.filter(({ sent }) => sent.from === account.toLowerCase())
    return own.filter(({ block }) => at === 'pending' || (block !== null && block <= this.numberOf(at))).length
  }

  /** A block's number from its number, its tag or its hash. */
  private numberOf(at: string | { blockHash: string }): number {
    if (typeof at === 'object') return Number(BigInt(at.blockHash))
    if (at === 'finalized') return this.finalized
    return at === 'latest' ? this.head : Number(at)
  }

  private blockAt(at: string) {
    const number = this.numberOf(at)
    const transactions = this.within(number).map(({ hash }) => this.transaction(hash))
    return { number: toHex(number), hash: `0x${number.toString(16).padStart(64, '0')}`, transactions }
  }

  private call(sent: Sent, at: string): Hex {
    const target = targetAt(sent.to)
    if (!target || !sent.data) return '0x'
    const abi = abiOf(target)
    const { functionName, args = [] } = decodeFunctionData({ abi, data: sent.data })
    const item = abi.find((entry) => entry.type === 'function' && entry.name === functionName)
    try {
      if (item?.type === 'function' && item.stateMutability !== 'view') {
        this.apply(sent, structuredClone(this.state))
        return '0x'
      }
      const present = readState(this.state, target, functionName, args)
      // Of the past only the effects are known.
      const isLater = functionName === 'done' && Number(present) > this.numberOf(at)
      const result = isLater ? 0n : present
      return encodeFunctionResult({ abi, functionName, result: result as never })
    } catch (cause) {
      if (cause instanceof Refusal) throw { code: 3, message: 'execution reverted', data: cause.data }
      throw cause
    }
  }

  private receipt(hash: string) {
    const found = this.transactions.find((other) => other.hash === hash && other.block !== null)
    if (!found) return null
    const { succeeded, block, logs = [] } = found
    return { transactionHash: hash, status: succeeded ? '0x1' : '0x0', blockNumber: toHex(block ?? 0), logs }
  }

  private within(block: number): Mined[] {
    return this.transactions.filter((other) => other.block === block)
  }

  private transaction(hash: string) {
    const found = this.transactions.find((other) => other.hash === hash)
    if (!found) return null
    const { sent, nonce, block } = found
    const blockNumber = block === null ? null : toHex(block)
    const { from, to, data: input = '0x', value = '0x0' } = sent
    return { hash, from, to, input, value, nonce: toHex(nonce), blockNumber }
  }
}

const toCall = ({ to, data, value }: Sent) => ({ to, data: data ?? ('0x' as const), value: BigInt(value ?? 0) })
