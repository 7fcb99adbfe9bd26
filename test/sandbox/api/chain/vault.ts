import { type Address, encodeFunctionData, type Hex, numberToHex } from 'viem'
import type { AssetKind } from '../../../../src/domain/asset'
import type { Coin } from '../../../../src/domain/coin'
import type { SandboxChain } from '../../chain/startChain'
import type { AssetRow } from '../store/assets'

const GAS = numberToHex(400_000n)
/** The contract's numbers of the kinds. */
export const KIND_NUMBERS: Record<AssetKind, number> = { dragon: 0, hero: 1, equip: 2, pet: 3, lingshi: 4 }

/** Sends from one of the chain's own accounts; the node signs and counts the nonces. */
const send = (chain: SandboxChain, from: Address, to: Address, data: Hex): Promise<Hex> =>
  chain.client.request({ method: 'eth_sendTransaction', params: [{ from, to, data, gas: GAS }] } as never)

/** Sends an asset out of the game; one without a token is minted to the player instead. Resolves to the hash. */
export function sendAsset(chain: SandboxChain, asset: AssetRow, to: Address): Promise<Hex> {
  const { addresses, abis, accounts } = chain
  const collection = addresses[asset.collection]
  if (asset.token_id === null) {
    const args = [[to], [KIND_NUMBERS[asset.kind]]] as const
    const data = encodeFunctionData({ abi: abis.card, functionName: 'mintBatch', args })
    return send(chain, accounts.deployer.address, collection, data)
  }
  const args = [addresses.vault, to, BigInt(asset.token_id)] as const
  return send(
    chain,
    accounts.vault.address,
    collection,
    encodeFunctionData({ abi: abis.card, functionName: 'transferFrom', args }),
  )
}

/** Pays a withdrawal out. Resolves to the hash. */
export function sendCoins(chain: SandboxChain, coin: Exclude<Coin, 'BNB'>, to: Address, amount: bigint): Promise<Hex> {
  const data = encodeFunctionData({ abi: chain.abis.coin, functionName: 'transfer', args: [to, amount] })
  return send(chain, chain.accounts.vault.address, chain.addresses.coins[coin], data)
}
