import { getAddress } from 'viem/utils'
import { activationAbi } from '../../chain/abi/activation'
import { approvalsAbi } from '../../chain/abi/approvals'
import { auctionAbi } from '../../chain/abi/auction'
import { coinAbi } from '../../chain/abi/coin'
import { collectionAbi } from '../../chain/abi/collection'
import type { BuildConfig } from '../buildConfig'
import { ACTIVATION_FORMATS, AUCTION_FORMATS, COIN_FORMATS, COLLECTION_FORMATS, type Format } from './formats'

/** An entry of one of the app's ABIs, as far as a descriptor needs it. */
export interface Item {
  name: string
  stateMutability: string
  inputs: readonly { name?: string; type: string }[]
}

export type FormatTable = Readonly<Record<string, Format>>

/** A file of ERC-7730, version 2: what a wallet shows for the calls of one contract. */
export interface Descriptor {
  $schema: string
  context: { $id: string; contract: { deployments: readonly { chainId: number; address: string }[] } }
  metadata: {
    owner: string
    contractName: string
    constants?: Readonly<Record<string, string>>
    enums?: { kinds: Readonly<Record<string, string>> }
  }
  display: {
    formats: Readonly<
      Record<string, { $id: string; intent: string; interpolatedIntent: string; fields: readonly object[] }>
    >
  }
}

/** Where the registry of descriptors keeps the schema, seen from one of its own. */
const SCHEMA = '../../specs/erc7730-v2.schema.json'
/** The numbers by which Card and Dragon know their kinds. */
const KINDS = { 0: 'dragon', 1: 'hero', 2: 'equipment', 3: 'pet', 4: 'spirit stone' }

/**
 * The descriptors of a deployment, by the name of their file. `owner` is the name that wallets show as the game's.
 * @throws {Error} naming every write without a format, and every parameter without a field
 */
export function toDescriptors(config: BuildConfig, owner: string): ReadonlyMap<string, Descriptor> {
  const { contracts, coins, chainId } = config
  const describe = (
    name: string,
    address: string,
    abi: readonly Item[],
    formats: FormatTable,
  ): [string, Descriptor] => [
    `calldata-${name}.json`,
    {
      $schema: SCHEMA,
      context: { $id: name, contract: { deployments: [{ chainId, address: getAddress(address) }] } },
      metadata: {
        owner,
        contractName: name,
        ...(uses(formats, 'constants') ? { constants: { mds: getAddress(coins.MDS.address) } } : {}),
        ...(uses(formats, 'enums') ? { enums: { kinds: KINDS } } : {}),
      },
      display: { formats: toFormats(abi, formats) },
    },
  ]
  const ofCollection = [...collectionAbi, ...approvalsAbi]
  return new Map([
    describe('Dragon', contracts.dragon, ofCollection, COLLECTION_FORMATS),
    describe('Card', contracts.card, ofCollection, COLLECTION_FORMATS),
    describe('Activation', contracts.activation, activationAbi, ACTIVATION_FORMATS),
    describe('Auction', contracts.auction, auctionAbi, AUCTION_FORMATS),
    ...Object.entries(coins).map(([coin, { address }]) => describe(coin, address, coinAbi, COIN_FORMATS)),
  ])
}

/** Whether a table refers to a part of the metadata. */
const uses = (formats: FormatTable, part: string): boolean => JSON.stringify(formats).includes(`$.metadata.${part}.`)

/**
 * The formats of an ABI's writes, by the function's signature with the names of its parameters.
 * @throws {Error} naming every write without a format, and every parameter without a field
 */
export function toFormats(abi: readonly Item[], formats: FormatTable): Descriptor['display']['formats'] {
  const writes = abi.filter(({ stateMutability }) => stateMutability !== 'view')
  const missing = writes.flatMap((write) => findMissing(write, formats[write.name]))
  if (missing.length > 0) throw new Error(`clear signing:\n  ${missing.join('\n  ')}`)
  return Object.fromEntries(writes.map((write) => [signatureOf(write), toEntry(write, formats[write.name])]))
}

function findMissing({ name, inputs, stateMutability }: Item, format: Format | undefined): string[] {
  if (!format) return [`${name} has no format`]
  const values = [...inputs.map((input) => input.name ?? ''), ...(stateMutability === 'payable' ? ['@.value'] : [])]
  return values.filter((value) => !format.fields[value]).map((value) => `${name} has no field for ${value}`)
}

const signatureOf = ({ name, inputs }: Item): string =>
  `${name}(${inputs.map((input) => `${input.type} ${input.name}`).join(',')})`

function toEntry({ name, inputs }: Item, format: Format | undefined): Descriptor['display']['formats'][string] {
  const { intent, sentence, fields } = format as Format
  const lists = inputs.filter(({ type }) => type.endsWith('[]')).map((input) => input.name)
  return {
    $id: name,
    intent,
    interpolatedIntent: sentence,
    fields: Object.entries(fields).map(([path, field]) => ({
      path: lists.includes(path) ? `${path}.[]` : path,
      ...field,
    })),
  }
}
