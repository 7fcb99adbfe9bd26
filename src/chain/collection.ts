import type { Address } from '../domain/address'
import type { Hex } from '../domain/hex'
import { toLowerHex } from '../domain/hex'
import type { Call } from '../wallet/calls'
import { addressOf, type ContractName } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { collectionAbi as abi } from './abi/collection'
import { readContract, toCall } from './call'

export type CollectionName = Extract<ContractName, 'dragon' | 'card'>

export interface Token {
  collection: CollectionName
  tokenId: bigint
}

/** A call's exactly-once mark: the id of its journal entry. */
interface WithRef {
  ref: Hex
}

export interface Listing {
  /** lower case */
  seller: Address
  /** in the smallest unit of MDS */
  price: bigint
}

/** ownerOf(uint256), in lower case. */
export async function readOwner(reader: Reader, { collection, tokenId }: Token): Promise<Address> {
  const owner = await readContract(reader, collection, { abi, functionName: 'ownerOf', args: [tokenId] })
  return toLowerHex(owner)
}

/** listing(uint256); null when it is not on sale. */
export async function readListing(reader: Reader, { collection, tokenId }: Token): Promise<Listing | null> {
  const [seller, price] = await readContract(reader, collection, { abi, functionName: 'listing', args: [tokenId] })
  return price === 0n ? null : { seller: toLowerHex(seller), price }
}

/** kindOf(uint256): 0 dragon, 1 hero, 2 equipment, 3 pet, 4 spirit stone. */
export const readKind = (reader: Reader, { collection, tokenId }: Token): Promise<number> =>
  readContract(reader, collection, { abi, functionName: 'kindOf', args: [tokenId] })

/** getApproved(uint256): who else may move the token, in lower case; the zero address for no one. */
export async function readApproved(reader: Reader, { collection, tokenId }: Token): Promise<Address> {
  const approved = await readContract(reader, collection, { abi, functionName: 'getApproved', args: [tokenId] })
  return toLowerHex(approved)
}

/** nativePrice(), coinPrice(): what a mint costs, in wei of BNB or in the smallest unit of MDS. */
export async function readMintPrices(reader: Reader, collection: CollectionName) {
  const [native, coin] = await Promise.all([
    readContract(reader, collection, { abi, functionName: 'nativePrice', args: [] }),
    readContract(reader, collection, { abi, functionName: 'coinPrice', args: [] }),
  ])
  return { native, coin }
}

/** approve(address,uint256): lets the auction take this one token. */
export const encodeApproveToken = ({ collection, tokenId }: Token): Call =>
  toCall(collection, { abi, functionName: 'approve', args: [addressOf('auction'), tokenId] })

/** sell(uint256,uint256,bytes32): puts the token on sale; price in the smallest unit of MDS. */
export const encodeSell = ({ collection, tokenId, price, ref }: Token & WithRef & { price: bigint }): Call =>
  toCall(collection, { abi, functionName: 'sell', args: [tokenId, price, ref] })

/** cancel(uint256,bytes32): takes the token off sale. */
export const encodeCancel = ({ collection, tokenId, ref }: Token & WithRef): Call =>
  toCall(collection, { abi, functionName: 'cancel', args: [tokenId, ref] })

/** buy(uint256,uint256,bytes32): for exactly this price, approved before, or not at all. */
export const encodeBuy = ({ collection, tokenId, price, ref }: Token & WithRef & { price: bigint }): Call =>
  toCall(collection, { abi, functionName: 'buy', args: [tokenId, price, ref] })

/** deposit(uint256,bytes32): moves the token into the game. */
export const encodeDeposit = ({ collection, tokenId, ref }: Token & WithRef): Call =>
  toCall(collection, { abi, functionName: 'deposit', args: [tokenId, ref] })

export interface Mint extends WithRef {
  collection: CollectionName
  /** 0 dragon, 1 hero, 2 equipment, 3 pet, 4 spirit stone */
  kind: number
  /** in wei of BNB, or in the smallest unit of MDS */
  price: bigint
}

/** mintWithNative(uint8,bytes32) payable: for BNB. */
export const encodeMintWithNative = ({ collection, kind, price, ref }: Mint): Call =>
  toCall(collection, { abi, functionName: 'mintWithNative', args: [kind, ref] }, price)

/** mintWithCoin(uint8,uint256,bytes32): for MDS, approved before. */
export const encodeMintWithCoin = ({ collection, kind, price, ref }: Mint): Call =>
  toCall(collection, { abi, functionName: 'mintWithCoin', args: [kind, price, ref] })
