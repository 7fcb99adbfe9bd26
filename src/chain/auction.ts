import type { Address } from '../domain/address'
import { AUCTION_STATE, type AuctionState } from '../domain/asset'
import type { Hex } from '../domain/hex'
import { toLowerHex } from '../domain/hex'
import { wordOf } from '../domain/wordOf'
import { AppError } from '../errors'
import type { Call } from '../wallet/calls'
import { addressOf } from '../wallet/contracts'
import type { Reader } from '../wallet/provider'
import { auctionAbi as abi } from './abi/auction'
import { readContract, toCall } from './call'
import type { Token } from './collection'

export interface Auction {
  /** lower case */
  holder: Address
  /** in the smallest unit of MDS */
  price: bigint
  /** Unix seconds on the chain's clock */
  deadline: number
  trades: number
  state: AuctionState
}

/** auction(address,uint256); its state is `none` when the contract does not hold the token. */
export async function readAuction(reader: Reader, { collection, tokenId }: Token): Promise<Auction> {
  const args = [addressOf(collection), tokenId] as const
  const [holder, price, deadline, trades, code] = await readContract(reader, 'auction', {
    abi,
    functionName: 'auction',
    args,
  })
  const state = wordOf(AUCTION_STATE, code)
  if (!state) throw new AppError('contractMismatch', { what: 'state' })
  return { holder: toLowerHex(holder), price, deadline: Number(deadline), trades, state }
}

/** minimumBid(address,uint256): the lowest bid accepted now, in the smallest unit of MDS. */
export const readMinimumBid = (reader: Reader, { collection, tokenId }: Token): Promise<bigint> =>
  readContract(reader, 'auction', { abi, functionName: 'minimumBid', args: [addressOf(collection), tokenId] })

/** The tokens as the contract takes them: two lists. */
const listsOf = (tokens: readonly Token[]) =>
  [tokens.map(({ collection }) => addressOf(collection)), tokens.map(({ tokenId }) => tokenId)] as const

/**
 * waiting(address[],uint256[],address): what an account can collect, in the smallest unit of MDS: as a past trader of
 * each of the tokens, in their order, and for payments that failed. @throws {AppError} chainSilent
 */
export async function readWaiting(
  reader: Reader,
  { tokens, account }: { tokens: readonly Token[]; account: Address },
): Promise<{ shares: readonly bigint[]; credit: bigint }> {
  const args = [...listsOf(tokens), account] as const
  const [shares, credit] = await readContract(reader, 'auction', { abi, functionName: 'waiting', args })
  if (shares.length !== tokens.length) throw new AppError('chainSilent')
  return { shares, credit }
}

interface Lot extends Token {
  ref: Hex
}

/** start(address,uint256,uint256,bytes32): puts the token, approved before, up for bids. */
export const encodeStart = ({ collection, tokenId, price, ref }: Lot & { price: bigint }): Call =>
  toCall('auction', { abi, functionName: 'start', args: [addressOf(collection), tokenId, price, ref] })

export interface Bid extends Lot {
  /** The price the player saw; when it has moved since, the bid is refused. */
  expectedPrice: bigint
  /** At least 1.11 times that, approved before. */
  amount: bigint
}

/** bid(address,uint256,uint256,uint256,bytes32): takes the token at once. */
export const encodeBid = ({ collection, tokenId, expectedPrice, amount, ref }: Bid): Call =>
  toCall('auction', { abi, functionName: 'bid', args: [addressOf(collection), tokenId, expectedPrice, amount, ref] })

/** setPrice(address,uint256,uint256,bytes32): also reopens a locked auction. */
export const encodeSetPrice = ({ collection, tokenId, price, ref }: Lot & { price: bigint }): Call =>
  toCall('auction', { abi, functionName: 'setPrice', args: [addressOf(collection), tokenId, price, ref] })

/** takeOff(address,uint256,bytes32): ends the bidding. */
export const encodeTakeOff = ({ collection, tokenId, ref }: Lot): Call =>
  toCall('auction', { abi, functionName: 'takeOff', args: [addressOf(collection), tokenId, ref] })

/** withdraw(address,uint256,bytes32): brings the token back to its holder's wallet. */
export const encodeWithdraw = ({ collection, tokenId, ref }: Lot): Call =>
  toCall('auction', { abi, functionName: 'withdraw', args: [addressOf(collection), tokenId, ref] })

/** collect(address[],uint256[],bytes32): pays out what a past trader has earned with the tokens, and the whole credit. */
export const encodeCollect = ({ tokens, ref }: { tokens: readonly Token[]; ref: Hex }): Call =>
  toCall('auction', { abi, functionName: 'collect', args: [...listsOf(tokens), ref] })
