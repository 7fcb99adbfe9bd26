import { account, amount, collection, done, expectedPrice, price, ref, tokenId, uint, view, write } from './parts'

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
  view('credit', '0xd5d44d80', [account], [uint]),
  view('pendingShare', '0x49f6b2c5', [collection, tokenId, { name: 'trader', type: 'address' }], [uint]),
  done,
  write('start', '0x398ed279', [collection, tokenId, price, ref]),
  write('bid', '0xea070363', [collection, tokenId, expectedPrice, amount, ref]),
  write('setPrice', '0x413f0f27', [collection, tokenId, price, ref]),
  write('takeOff', '0x477b506e', [collection, tokenId, ref]),
  write('withdraw', '0x106e6290', [collection, tokenId, ref]),
  write('cash', '0xa44bed62', [ref]),
  write('claimShare', '0xd098f3e5', [collection, tokenId, ref]),
] as const
