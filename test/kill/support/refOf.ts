import { decodeFunctionData, type Hex } from 'viem'
import { activationAbi } from '../../../src/chain/abi/activation'
import { auctionAbi } from '../../../src/chain/abi/auction'
import { collectionAbi } from '../../../src/chain/abi/collection'

const abi = [...activationAbi, ...auctionAbi, ...collectionAbi]

/**
 * The ref of a call: each function ends with it. Not always the bytes: those of a list come after it.
 * @throws for any other call
 */
export const refOf = (data: Hex): Hex => (decodeFunctionData({ abi, data }).args as readonly unknown[]).at(-1) as Hex
