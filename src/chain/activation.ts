import type { Address } from '../domain/address'
import type { Hex } from '../domain/hex'
import type { Call } from '../wallet/calls'
import { addressOf, type TokenCoin } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { activationAbi as abi } from './abi/activation'
import { readContract, toCall } from './call'
import type { Token } from './collection'

/** accountActivated(address) */
export const isAccountActivated = (reader: Reader, account: Address): Promise<boolean> =>
  readContract(reader, 'activation', { abi, functionName: 'accountActivated', args: [account] })

/** accountPrice(): what activating an account costs, in the smallest unit of MDV. */
export const readAccountPrice = (reader: Reader): Promise<bigint> =>
  readContract(reader, 'activation', { abi, functionName: 'accountPrice', args: [] })

/** assetPrice(address): what activating an asset costs, in the coin's smallest unit; 0 when the coin is not taken. */
export const readAssetPrice = (reader: Reader, coin: TokenCoin): Promise<bigint> =>
  readContract(reader, 'activation', { abi, functionName: 'assetPrice', args: [addressOf(coin)] })

/** assetActivated(address,uint256) */
export const isAssetActivated = (reader: Reader, { collection, tokenId }: Token): Promise<boolean> =>
  readContract(reader, 'activation', { abi, functionName: 'assetActivated', args: [addressOf(collection), tokenId] })

/** activateAccount(bytes32): for one MDV, approved before. */
export const encodeActivateAccount = ({ ref }: { ref: Hex }): Call =>
  toCall('activation', { abi, functionName: 'activateAccount', args: [ref] })

export interface AssetActivation extends Token {
  coin: TokenCoin
  /** in the coin's smallest unit, approved before */
  price: bigint
  ref: Hex
}

/** activateAsset(address,address,uint256,uint256,bytes32): for exactly this price or not at all. */
export const encodeActivateAsset = ({ coin, collection, tokenId, price, ref }: AssetActivation): Call =>
  toCall('activation', {
    abi,
    functionName: 'activateAsset',
    args: [addressOf(coin), addressOf(collection), tokenId, price, ref],
  })

export interface Payment {
  coin: TokenCoin
  /** in the coin's smallest unit, approved before */
  amount: bigint
  ref: Hex
}

/** pay(address,uint256,bytes32): tops up the player's balance in the game. */
export const encodePay = ({ coin, amount, ref }: Payment): Call =>
  toCall('activation', { abi, functionName: 'pay', args: [addressOf(coin), amount, ref] })
