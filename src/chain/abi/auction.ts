import { account, amount, collection, done, expectedPrice, price, ref, tokenId, uint, view, write } from './parts'

/** What the app uses of Auction, the 111 protocol. */
export const auctionAbi = [
  view(
    'auction',
    [collection, tokenId],
    [
      { name: 'holder', type: 'address' },
      price,
      { name: 'deadline', type: 'uint64' },
      { name: 'trades', type: 'uint32' },
      { name: 'state', type: 'uint8' },
    ],
  ),
  view('minimumBid', [collection, tokenId], [uint]),
  view('credit', [account], [uint]),
  view('pendingShare', [collection, tokenId, { name: 'trader', type: 'address' }], [uint]),
  done,
  write('start', [collection, tokenId, price, ref]),
  write('bid', [collection, tokenId, expectedPrice, amount, ref]),
  write('setPrice', [collection, tokenId, price, ref]),
  write('takeOff', [collection, tokenId, ref]),
  write('withdraw', [collection, tokenId, ref]),
  write('cash', [ref]),
  write('claimShare', [collection, tokenId, ref]),
] as const
