import { address, done, expectedPrice, kind, price, ref, tokenId, uint, view, write } from './parts'

/** What the app uses of Dragon and Card, ERC-721s with a sale inside. */
export const collectionAbi = [
  view('ownerOf', '0x6352211e', [tokenId], [address]),
  view('getApproved', '0x081812fc', [tokenId], [address]),
  view('kindOf', '0x2345e28c', [tokenId], [{ name: '', type: 'uint8' }]),
  view('listing', '0x84a184de', [tokenId], [{ name: 'seller', type: 'address' }, price]),
  view('saleFeeBps', '0xa796b99b', [], [{ name: '', type: 'uint16' }]),
  view('nativePrice', '0x476b09d6', [], [uint]),
  view('coinPrice', '0xad0f2916', [], [uint]),
  done,
  write('approve', [{ name: 'to', type: 'address' }, tokenId]),
  write('sell', [tokenId, price, ref]),
  write('cancel', [tokenId, ref]),
  write('buy', [tokenId, expectedPrice, ref]),
  write('deposit', [tokenId, ref]),
  write('mintWithCoin', [kind, expectedPrice, ref]),
  { type: 'function', name: 'mintWithNative', stateMutability: 'payable', inputs: [kind, ref], outputs: [] },
] as const
