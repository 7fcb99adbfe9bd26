import type { Address, Hex } from 'viem'
import { ApiError, assertThat } from '../errors'
import type { Provider } from '../provider'
import { type ContractName, eventsOfReceipt } from './events'

export interface Claimed {
  /** Who must have done it. */
  account: string
  /** The idempotency key, which the chain step carried as its ref. */
  key: string
  /** The hash the player gives, if they know it. */
  hash: string | null
  /** The contracts in which it may have happened. */
  contracts: readonly ContractName[]
}

/**
 * Whether a player's chain step happened, from the chain alone: by its ref, else by the receipt of the given hash. Once
 * it counts, it is written into the database; resolves to the key of its effect.
 * @throws {ApiError} notYet, transactionFailed, signerMismatch, effectMismatch
 */
export async function proveStep(provider: Provider, claimed: Claimed): Promise<string> {
  const found = (await findByRef(provider, claimed)) ?? (await findByHash(provider, claimed))
  const reached = await provider.indexer.sync()
  assertThat(reached >= found.block, 'notYet')
  return found.key
}

/**
 * For a step that may have ended or not begun: waits for neither, but requires a step that is on chain to count.
 * @throws {ApiError} notYet
 */
export async function proveIfSent(provider: Provider, claimed: Claimed): Promise<void> {
  const found = await findByRef(provider, claimed)
  const reached = await provider.indexer.sync()
  assertThat(found === null || reached >= found.block, 'notYet')
}

interface Found {
  key: string
  block: number
}

async function findByRef({ chain }: Provider, { account, key, contracts }: Claimed): Promise<Found | null> {
  const blocks = await Promise.all(
    contracts.map((name) =>
      chain.client.readContract({
        address: chain.addresses[name],
        abi: chain.abis.activation,
        functionName: 'done',
        args: [account as Address, key as Hex],
      }),
    ),
  )
  const block = Math.max(0, ...blocks.map(Number))
  return block === 0 ? null : { key, block }
}

async function findByHash({ chain }: Provider, { account, hash, contracts }: Claimed): Promise<Found> {
  assertThat(hash !== null, 'notYet')
  const receipt = await chain.client.getTransactionReceipt({ hash: hash as Hex }).catch(() => null)
  assertThat(receipt, 'notYet')
  assertThat(receipt.status === 'success', 'transactionFailed')
  assertThat(receipt.from.toLowerCase() === account, 'signerMismatch')
  const logs = receipt.logs.map((log) => ({
    ...log,
    blockNumber: `0x${log.blockNumber.toString(16)}`,
    logIndex: `0x${log.logIndex.toString(16)}`,
  }))
  const events = eventsOfReceipt(chain, logs, 0)
  const named = events.find(({ contract, args }) => contracts.includes(contract as ContractName) && args.ref)
  const event = named ?? events.find(({ name }) => name === 'Transfer')
  if (!event) throw new ApiError('effectMismatch')
  return { key: event.key, block: event.block }
}
