import { address, done, expectedPrice, kind, price, ref, tokenId, uint, view, write } from './parts'

/** What the app uses of Dragon and Card, ERC-721s with a sale inside. */
export const collectionAbi = [
  view('ownerOf', [tokenId], [address]),
  view('getApproved', [tokenId], [address]),
  view('listing', [tokenId], [{ name: 'seller', type: 'address' }, price]),
  view('nativePrice', [], [uint]),
  view('coinPrice', [], [uint]),
  done,
  write('approve', [{ name: 'to', type: 'address' }, tokenId]),
  write('sell', [tokenId, price, ref]),
  write('cancel', [tokenId, ref]),
  write('buy', [tokenId, expectedPrice, ref]),
  write('deposit', [tokenId, ref]),
  write('mintWithCoin', [kind, expectedPrice, ref]),
  {
    type: 'function',
    name: 'mintWithNative',
    stateMutability: 'payable',
    inputs: [kind, ref],
    outputs: [],
  },
] as const
