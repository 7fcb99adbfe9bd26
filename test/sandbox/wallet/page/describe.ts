import { decodeFunctionData, formatUnits } from 'viem/utils'
import type { Question, TransactionRequest } from '../world'
import { baked, type KnownContract } from './baked'
import { texts } from './texts'

export interface Line {
  label: string
  value: string
}

export interface Description {
  title: string
  lines: Line[]
}

const AMOUNTS = ['price', 'expectedPrice', 'amount', 'value']

/** The question in the words of the sheet. */
export function describe(question: Question): Description {
  const t = texts()
  const site = { label: t.site, value: location.host }
  switch (question.kind) {
    case 'link':
      return { title: t.link, lines: [site, { label: t.account, value: nameOf(question.account) }] }
    case 'sign':
      return {
        title: t.sign,
        lines: [
          { label: t.account, value: nameOf(question.account) },
          { label: t.message, value: question.text },
        ],
      }
    case 'chain':
      return {
        title: question.add ? t.addChain : t.chain,
        lines: [site, { label: t.network, value: networkOf(question.chainId) }],
      }
    case 'send':
      return { title: t.send, lines: describeTransaction(question.transaction) }
  }
}

/** The name of a network the wallet knows. */
export function networkOf(chainId: number): string {
  return chainId === baked.chainId ? `${texts().sandbox} (${chainId})` : `${texts().other} (${chainId})`
}

function describeTransaction({ from, to, data = '0x', value = '0x0' }: TransactionRequest): Line[] {
  const t = texts()
  const contract = baked.contracts.find(({ address }) => address === to.toLowerCase())
  return [
    { label: t.account, value: nameOf(from) },
    { label: t.contract, value: contract?.name ?? `${t.unknown} ${to}` },
    ...(contract ? describeCall(contract, data) : [{ label: t.data, value: data }]),
    { label: t.pays, value: `${formatUnits(BigInt(value), 18)} BNB` },
  ]
}

function describeCall(contract: KnownContract, data: string): Line[] {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: contract.abi, data: data as `0x${string}` })
    const item = contract.abi.find((entry) => entry.type === 'function' && entry.name === functionName)
    const inputs = item?.type === 'function' ? item.inputs : []
    const coin = coinOf(
      contract,
      args,
      inputs.findIndex(({ name }) => name === 'coin'),
    )
    const lines = inputs.map(({ name = '' }, index) => ({ label: name, value: show(name, args[index], coin) }))
    return [{ label: texts().function, value: functionName }, ...lines]
  } catch {
    return [{ label: texts().data, value: data }]
  }
}

/** The coin of the amounts: the contract itself, the one among its arguments, or the coin of prices. */
function coinOf(contract: KnownContract, args: readonly unknown[], place: number): KnownContract | null {
  if (contract.decimals !== null) return contract
  return baked.contracts.find(({ address }) => address === String(args[place]).toLowerCase()) ?? null
}

function show(name: string, value: unknown, coin: KnownContract | null): string {
  if (AMOUNTS.includes(name) && typeof value === 'bigint') {
    return `${formatUnits(value, coin?.decimals ?? baked.priceDecimals)} ${coin?.name ?? 'MDS'}`
  }
  return nameOf(String(value))
}

/** A known address by its name; anything else as it is. */
function nameOf(value: string): string {
  const address = value.toLowerCase()
  return [...baked.people, ...baked.contracts].find((known) => known.address.toLowerCase() === address)?.name ?? value
}
