import type { Abi } from 'viem'
import { ABIS } from '../sandbox/chain/abis'
import { compileContracts } from '../sandbox/chain/compile'
import type { ForgeTest } from './forge'

/** What comes from the library, and nobody calls or decodes. */
const INHERITED = /^(ERC|Ownable|Ownership|ApprovalForAll|SafeERC20|Reentrancy|Failed|Insufficient)/

/** Holds the ABIs written by hand to the compiled contracts: nothing in them is wrong, no event or error is left out. */
export async function checkAbis(): Promise<ForgeTest[]> {
  const artifacts = await compileContracts()
  return [
    compare('Coin', ABIS.coin, artifacts.Coin.abi),
    compare('Dragon', ABIS.dragon, artifacts.Dragon.abi),
    compare('Card', ABIS.card, artifacts.Card.abi),
    compare('Activation', ABIS.activation, artifacts.Activation.abi),
    compare('Auction', ABIS.auction, artifacts.Auction.abi),
    compare('EntryPoint', ABIS.entryPoint, artifacts.EntryPoint.abi),
    compare('SmartAccount', ABIS.smartAccount, artifacts.SmartAccount.abi),
  ]
}

function compare(name: string, written: Abi, compiled: Abi): ForgeTest {
  const right = new Set(compiled.map(describe))
  const known = new Set(written.map(describe))
  const wrong = written.map(describe).filter((item) => !right.has(item))
  const ours = compiled.filter((item) => isDecoded(item) && !INHERITED.test(item.name))
  const missing = ours.map(describe).filter((item) => !known.has(item))
  const reason = [...wrong.map((item) => `wrong ${item}`), ...missing.map((item) => `missing ${item}`)].join('; ')
  return { suite: 'Abis', name, isPassed: reason === '', reason: reason || null, cases: 1 }
}

function isDecoded(item: Abi[number]): item is Extract<Abi[number], { type: 'event' | 'error' }> {
  return item.type === 'event' || item.type === 'error'
}

/** One item as text, without what the compiler and the parser of written ABIs say differently. */
function describe(item: Abi[number]): string {
  const { type, ...rest } = item
  const name = 'name' in rest ? rest.name : ''
  const mutability = 'stateMutability' in rest ? rest.stateMutability : ''
  const outputs = 'outputs' in rest ? `(${rest.outputs.map(parameter)})` : ''
  const inputs = 'inputs' in rest ? rest.inputs.map(parameter) : []
  return `${type} ${name}(${inputs})${mutability}${outputs}`
}

function parameter({
  type,
  name = '',
  indexed = false,
}: {
  type: string
  name?: string | undefined
  indexed?: boolean | undefined
}): string {
  return `${type}${indexed ? ' indexed' : ''} ${name}`
}
