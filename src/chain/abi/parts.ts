import type { Hex } from '../../domain/hex'

const input = <const Name extends string, const Type extends string>(name: Name, type: Type) => ({ name, type })

export const account = input('account', 'address')
export const amount = input('amount', 'uint256')
export const coin = input('coin', 'address')
export const collection = input('collection', 'address')
export const expectedPrice = input('expectedPrice', 'uint256')
export const kind = input('kind', 'uint8')
export const price = input('price', 'uint256')
export const ref = input('ref', 'bytes32')
export const tokenId = input('tokenId', 'uint256')
export const collections = input('collections', 'address[]')
export const tokenIds = input('tokenIds', 'uint256[]')

/** Unnamed results */
export const address = input('', 'address')
export const flag = input('', 'bool')
export const uint = input('', 'uint256')

/** A function that only reads. Its selector is written here because hashing its signature would cost the page 2 kB. */
export const view = <
  const Name extends string,
  const In extends readonly object[],
  const Out extends readonly object[],
>(
  name: Name,
  selector: Hex,
  inputs: In,
  outputs: Out,
) => ({ type: 'function', name, selector, stateMutability: 'view', inputs, outputs }) as const

/** A function that changes state and returns nothing. */
export const write = <const Name extends string, const In extends readonly object[]>(
  name: Name,
  selector: Hex,
  inputs: In,
) => ({ type: 'function', name, selector, stateMutability: 'nonpayable', inputs, outputs: [] }) as const

/** Every contract of ours has this function: the block in which a sender used a ref. */
export const done = view('done', '0x4a697c85', [input('sender', 'address'), ref], [input('blockNumber', 'uint256')])
