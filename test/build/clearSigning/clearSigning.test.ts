import '../../support/config'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DescriptorResolver, type DisplayModel, format } from '@ethereum-sourcify/clear-signing'
import Ajv2020 from 'ajv/dist/2020'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseTransaction } from 'viem/utils'
import { toDescriptors, toFormats } from '../../../src/build/clearSigning/descriptors'
import { AUCTION_FORMATS } from '../../../src/build/clearSigning/formats'
import { toVectors, type Vectors } from '../../../src/build/clearSigning/vectors'
import { activationAbi } from '../../../src/chain/abi/activation'
import { approvalsAbi } from '../../../src/chain/abi/approvals'
import { auctionAbi } from '../../../src/chain/abi/auction'
import { coinAbi } from '../../../src/chain/abi/coin'
import { collectionAbi } from '../../../src/chain/abi/collection'
import type { Hex } from '../../../src/domain/hex'
import { selectorsOf } from '../../../src/wallet/calls'
import { DEPLOYED_ADDRESSES } from '../../sandbox/chain/addresses'
import { sandboxConfig } from '../../support/config'

const test = suite('build/clearSigning')
const config = sandboxConfig(DEPLOYED_ADDRESSES)
const descriptors = toDescriptors(config, 'Dragon Market')
const readJson = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

/**
 * A validator of one of the schemas that are published, under CC0, with ERC-7730 and its registry of descriptors
 * (github.com/ethereum/clear-signing-erc7730-registry, `specs`, 2026-08-20); their own formats of
 * addresses and chains are checked as such.
 */
function validatorOf(name: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat('eip55', /^0x[0-9a-fA-F]{40}$/)
  ajv.addFormat('eip155', { type: 'number', validate: Number.isSafeInteger })
  for (const each of ['uri', 'uri-reference', 'date-time']) ajv.addFormat(each, /^\S+$/)
  const { $schema, ...schema } = readJson(name)
  const validate = ajv.compile(schema)
  return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []).map((error) => JSON.stringify(error)))
}

test('every descriptor is valid against the published schema', () => {
  const problems = validatorOf('erc7730-v2.schema.json')
  assert.is(descriptors.size, 9)
  for (const [name, descriptor] of descriptors) assert.equal(problems(descriptor), [], name)
  const [first] = descriptors.values()
  const wrong = { path: 'to', label: 'To', format: 'money' }
  assert.ok(problems({ ...first, display: { formats: { 'a(address to)': { intent: 'A', fields: [wrong] } } } }).length)
})

test('every file of vectors is valid against the published schema', () => {
  const problems = validatorOf('erc7730-tests-v2.schema.json')
  for (const [name, descriptor] of descriptors) assert.equal(problems(toVectors(name, descriptor, config)), [], name)
  assert.ok(problems({ tests: [] }).length)
})

/** What the reference implementation of ERC-7730 shows for a vector's transaction. */
async function shown(name: string, { dataProvider }: Vectors, rawTx: string) {
  const { to, data, value, chainId } = parseTransaction(rawTx as Hex)
  const byAddress = <T>(record: Readonly<Record<string, T>>, address: string) => record[address.toLowerCase()]
  const key = `eip155:${chainId}:${String(to).toLowerCase()}`
  const resolver: DescriptorResolver = {
    index: { calldataIndex: { [key]: name }, typedDataIndex: {} },
    fetchDescriptor: async (path) => JSON.parse(JSON.stringify(descriptors.get(path))),
  }
  const model = await format(
    { chainId: Number(chainId), to: String(to), data: String(data), value: value ?? 0n },
    {
      descriptorResolverOptions: { type: 'custom', resolver },
      externalDataProvider: {
        resolveToken: async (_chain, address) => byAddress(dataProvider.tokens, address) ?? null,
        resolveNftCollectionName: async (_chain, address) => {
          const found = byAddress(dataProvider.nftCollectionNames, address)
          return found ? { name: found } : null
        },
        resolveLocalName: async (address) => {
          const found = byAddress(dataProvider.addressNames, address)
          return found ? { name: found, typeMatch: true } : null
        },
        resolveChainInfo: async () => ({
          name: 'BNB Smart Chain',
          nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
        }),
      },
    },
  )
  return model
}

type Shown = NonNullable<DisplayModel['fields']>[number]

/** The values of a list come as a group. */
const flat = (fields: readonly Shown[]): { label: string; value: string }[] =>
  fields.flatMap((field) =>
    'fields' in field ? flat(field.fields) : [{ label: String(field.label), value: String(field.value) }],
  )

for (const [name, descriptor] of descriptors)
  test(`${name}: the reference implementation shows what the vectors expect`, async () => {
    const vectors = toVectors(name, descriptor, config)
    for (const { description, rawTx, expected } of vectors.tests) {
      const model = await shown(name, vectors, rawTx)
      assert.equal(model.warnings ?? [], [], description)
      assert.equal(
        {
          intent: model.intent,
          interpolatedIntent: model.interpolatedIntent,
          owner: model.metadata?.owner,
          fields: flat(model.fields ?? []),
        },
        expected,
        description,
      )
    }
  })

test('every function that the gate lets through has a vector', () => {
  for (const [name, descriptor] of descriptors) {
    const target = descriptor.metadata.contractName
    const key = ['Dragon', 'Card', 'Activation', 'Auction'].includes(target) ? target.toLowerCase() : target
    const selectors = toVectors(name, descriptor, config).tests.map(({ rawTx }) =>
      String(parseTransaction(rawTx as Hex).data).slice(2, 10),
    )
    assert.equal([...selectors].sort(), [...selectorsOf(key as never)].sort(), name)
  }
})

const toText = (input: { name?: string; type: string }) => `${input.type} ${input.name}`

test('every amount and every recipient of every write is shown', () => {
  const abis = [collectionAbi, approvalsAbi, activationAbi, auctionAbi, coinAbi].flat()
  for (const [name, { display }] of descriptors)
    for (const [signature, { fields }] of Object.entries(display.formats)) {
      const inputs: readonly { name?: string; type: string }[] =
        abis.find(({ name, inputs }) => signature === `${name}(${inputs.map(toText)})`)?.inputs ?? []
      assert.ok(inputs.length, signature)
      for (const input of inputs.filter(({ type }) => type !== 'bytes32'))
        assert.ok(
          fields.some(
            (field) => 'path' in field && String(field.path).replace('.[]', '') === input.name && !('visible' in field),
          ),
          `${name} ${signature} ${input.name}`,
        )
    }
})

test('a write without a format, or a parameter without a field, stops the build', () => {
  const write = { name: 'burn', stateMutability: 'nonpayable', inputs: [{ name: 'tokenId', type: 'uint256' }] }
  assert.throws(() => toFormats([...auctionAbi, write], AUCTION_FORMATS), /burn has no format/)
  const burn = { intent: 'Burn', sentence: 'Burn', fields: {} }
  assert.throws(() => toFormats([write], { burn }), /burn has no field for tokenId/)
})

test('a function without an example stops the build', () => {
  const [[name, descriptor] = []] = descriptors
  const formats = { 'burn()': { $id: 'burn', intent: 'Burn', interpolatedIntent: 'Burn', fields: [] } }
  assert.throws(
    () => toVectors(String(name), { ...(descriptor as never as object), display: { formats } } as never, config),
    /burn has no example/,
  )
})

test.run()
