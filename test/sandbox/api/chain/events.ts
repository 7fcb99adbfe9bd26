import {
  type Abi,
  type AbiEvent,
  type Address,
  decodeEventLog,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
  zeroHash,
} from 'viem'
import type { Coin } from '../../../../src/domain/coin'
import type { SandboxChain } from '../../chain/startChain'

export type ContractName = 'card' | 'dragon' | 'activation' | 'auction'

/** One thing that happened on chain. Addresses and keys are lower case. */
export interface ChainEvent {
  name: string
  contract: ContractName | Coin
  args: Record<string, unknown>
  /** The ref it carries, else `hash:logIndex`. */
  key: string
  block: number
  logIndex: number
  hash: string
  /** Unix seconds on the chain's clock. */
  time: number
  /** All events of the same transaction, this one included. */
  inTransaction: readonly ChainEvent[]
}

interface RawLog {
  address: Address
  topics: [Hex, ...Hex[]]
  data: Hex
  blockNumber: Hex
  blockTimestamp: Hex
  transactionHash: Hex
  logIndex: Hex
}

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')

interface Contract {
  name: ContractName | Coin
  /** By their first topic. */
  events: Map<Hex, AbiEvent>
}

const directories = new WeakMap<SandboxChain, Map<string, Contract>>()

/** What each address is called, and its events. */
function directory(chain: SandboxChain): Map<string, Contract> {
  const known = directories.get(chain) ?? createDirectory(chain)
  directories.set(chain, known)
  return known
}

function createDirectory({ addresses, abis }: SandboxChain): Map<string, Contract> {
  const { coins, card, dragon, activation, auction } = addresses
  const entries: [Address, ContractName | Coin, Abi][] = [
    [card, 'card', abis.card],
    [dragon, 'dragon', abis.dragon],
    [activation, 'activation', abis.activation],
    [auction, 'auction', abis.auction],
    ...Object.entries(coins).map(([coin, address]): [Address, Coin, Abi] => [address, coin as Coin, abis.coin]),
  ]
  return new Map(entries.map(([address, name, abi]) => [address.toLowerCase(), { name, events: eventsOf(abi) }]))
}

const eventsOf = (abi: Abi): Map<Hex, AbiEvent> =>
  new Map(abi.flatMap((item) => (item.type === 'event' ? [[toEventSelector(item), item] as const] : [])))

/** Everything from one block to another in its order: the contracts' events, and the coins' transfers to the vault. */
export async function readEvents(chain: SandboxChain, fromBlock: number, toBlock: number): Promise<ChainEvent[]> {
  const { coins, card, dragon, activation, auction, vault } = chain.addresses
  const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) }
  const ask = (filter: object): Promise<RawLog[]> =>
    chain.client.request({ method: 'eth_getLogs', params: [{ ...range, ...filter }] } as never)
  const [logs, payments] = await Promise.all([
    ask({ address: [card, dragon, activation, auction] }),
    ask({ address: Object.values(coins), topics: [TRANSFER, null, pad(vault)] }),
  ])
  return toEvents(chain, [...logs, ...payments])
}

/** The events of one transaction's receipt. */
export const eventsOfReceipt = (chain: SandboxChain, logs: readonly object[], time: number): ChainEvent[] =>
  toEvents(chain, logs.map((log) => ({ ...log, blockTimestamp: numberToHex(time) })) as unknown as RawLog[])

function toEvents(chain: SandboxChain, logs: RawLog[]): ChainEvent[] {
  const known = directory(chain)
  const together = new Map<string, ChainEvent[]>()
  const events: ChainEvent[] = []
  for (const log of logs) {
    const contract = known.get(log.address.toLowerCase())
    const abiEvent = contract?.events.get(log.topics[0])
    if (!contract || !abiEvent) continue
    const inTransaction = together.get(log.transactionHash) ?? []
    together.set(log.transactionHash, inTransaction)
    const event = toEvent(log, contract.name, abiEvent, inTransaction)
    inTransaction.push(event)
    events.push(event)
  }
  return events.sort((a, b) => a.block - b.block || a.logIndex - b.logIndex)
}

function toEvent(
  log: RawLog,
  contract: ContractName | Coin,
  abiEvent: AbiEvent,
  inTransaction: ChainEvent[],
): ChainEvent {
  const { args } = decodeEventLog({ abi: [abiEvent], data: log.data, topics: log.topics })
  const values = lowerCase((args ?? {}) as Record<string, unknown>)
  const logIndex = Number(log.logIndex)
  const ref = values.ref
  const key = typeof ref === 'string' && ref !== zeroHash ? ref : `${log.transactionHash}:${logIndex}`
  return {
    name: abiEvent.name,
    contract,
    args: values,
    key,
    block: Number(log.blockNumber),
    logIndex,
    hash: log.transactionHash,
    time: Number(log.blockTimestamp),
    inTransaction,
  }
}

const lowerCase = (args: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? value.toLowerCase() : value]),
  )
