import {
  account,
  amount,
  collection,
  collections,
  done,
  expectedPrice,
  price,
  ref,
  tokenId,
  tokenIds,
  uint,
  view,
  write,
} from './parts'

/** What the app uses of Auction, the 111 protocol. */
export const auctionAbi = [
  view(
    'auction',
    '0x87e1d07f',
    [collection, tokenId],
    [
      { name: 'holder', type: 'address' },
      price,
      { name: 'deadline', type: 'uint64' },
      { name: 'trades', type: 'uint32' },
      { name: 'state', type: 'uint8' },
    ],
  ),
  view('minimumBid', '0x174b9321', [collection, tokenId], [uint]),
  view(
    'waiting',
    '0x762a9cbb',
    [collections, tokenIds, account],
    [
      { name: 'shares', type: 'uint256[]' },
      { name: 'credited', type: 'uint256' },
    ],
  ),
  done,
  write('start', '0x398ed279', [collection, tokenId, price, ref]),
  write('bid', '0xea070363', [collection, tokenId, expectedPrice, amount, ref]),
  write('setPrice', '0x413f0f27', [collection, tokenId, price, ref]),
  write('takeOff', '0x477b506e', [collection, tokenId, ref]),
  write('withdraw', '0x106e6290', [collection, tokenId, ref]),
  write('collect', '0xc387ec84', [collections, tokenIds, ref]),
] as const
