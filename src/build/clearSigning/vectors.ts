import { encodeFunctionData, getAddress, parseAbi, parseUnits, serializeTransaction } from 'viem/utils'
import type { BuildConfig } from '../buildConfig'
import type { Descriptor } from './descriptors'
import { EXAMPLES, type Example, type Sample } from './examples'

/** A test file of the registry: transactions, and what a wallet has to show for each. */
export interface Vectors {
  $schema: string
  descriptor: string
  dataProvider: {
    tokens: Readonly<Record<string, { symbol: string; decimals: number; name: string }>>
    addressNames: Readonly<Record<string, string>>
    nftCollectionNames: Readonly<Record<string, string>>
  }
  tests: readonly {
    description: string
    rawTx: string
    expected: {
      intent: string
      interpolatedIntent: string
      owner: string
      fields: readonly { label: string; value: string }[]
    }
  }[]
}

const BNB_DECIMALS = 18

/**
 * A vector for each function of a descriptor.
 * @throws {Error} naming a function without an example
 */
export function toVectors(file: string, descriptor: Descriptor, config: BuildConfig): Vectors {
  const { owner, contractName } = descriptor.metadata
  const sample = toSample(config, contractName)
  const examples: Readonly<Record<string, Example>> = EXAMPLES[contractName] ?? EXAMPLES.coin ?? {}
  const tests = Object.entries(descriptor.display.formats).map(([signature, { $id, intent }]) => {
    const example = examples[$id]
    if (!example) throw new Error(`clear signing: ${contractName}.${$id} has no example`)
    return {
      description: `${contractName}: ${$id}`,
      rawTx: toTransaction(descriptor, signature, example, sample),
      expected: {
        intent,
        interpolatedIntent: fill(example.says, sample),
        owner,
        fields: Object.entries(example.shows).flatMap(([label, values]) =>
          [values].flat().map((value) => ({ label, value: fill(value, sample) })),
        ),
      },
    }
  })
  return {
    $schema: '../../../specs/erc7730-tests-v2.schema.json',
    descriptor: `../${file}`,
    dataProvider: toDataProvider(config),
    tests,
  }
}

/** What the registry's runners know about the pinned addresses instead of asking a network. */
function toDataProvider({ contracts, coins }: BuildConfig): Vectors['dataProvider'] {
  const { dragon, card, activation, auction } = contracts
  const names = { [dragon.toLowerCase()]: 'Dragon', [card.toLowerCase()]: 'Card' }
  return {
    tokens: Object.fromEntries(
      Object.entries(coins).map(([symbol, { address, decimals }]) => [
        address.toLowerCase(),
        { symbol, decimals, name: symbol },
      ]),
    ),
    addressNames: {
      ...names,
      [activation.toLowerCase()]: 'Activation',
      [auction.toLowerCase()]: 'Auction',
      ...Object.fromEntries(Object.entries(coins).map(([symbol, { address }]) => [address.toLowerCase(), symbol])),
    },
    nftCollectionNames: names,
  }
}

const toSample = ({ contracts, coins }: BuildConfig, contractName: string): Sample => ({
  card: contracts.card,
  auction: contracts.auction,
  mdv: coins.MDV.address,
  mds: (amount) => parseUnits(amount, coins.MDS.decimals),
  ofMdv: (amount) => parseUnits(amount, coins.MDV.decimals),
  own: (amount) => parseUnits(amount, Object.entries(coins).find(([coin]) => coin === contractName)?.[1].decimals ?? 0),
  name: contractName,
})

/** `{name}` is the contract's own name: one example serves both collections, and another all coins. */
const fill = (text: string, { name }: Sample): string => text.replace('{name}', name)

/** An unsigned transaction of type 2, as the registry's runners read it. */
function toTransaction(descriptor: Descriptor, signature: string, { args, value }: Example, sample: Sample): string {
  const { chainId, address } = descriptor.context.contract.deployments[0] as { chainId: number; address: string }
  const abi = parseAbi([`function ${signature} payable`] as readonly string[])
  return serializeTransaction({
    type: 'eip1559',
    chainId,
    nonce: 1,
    gas: 200_000n,
    maxFeePerGas: 1_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    to: getAddress(address),
    value: value === undefined ? 0n : parseUnits(value, BNB_DECIMALS),
    data: encodeFunctionData({ abi, args: args(sample) }),
  })
}
