import { address, done, expectedPrice, kind, price, ref, tokenId, uint, view, write } from './parts'

/** What the app uses of Dragon and Card, ERC-721s with a sale inside. */
export const collectionAbi = [
  view('ownerOf', '0x6352211e', [tokenId], [address]),
  view('getApproved', '0x081812fc', [tokenId], [address]),
  view('kindOf', '0x2345e28c', [tokenId], [{ name: '', type: 'uint8' }]),
  view('listing', '0x84a184de', [tokenId], [{ name: 'seller', type: 'address' }, price]),
  view('nativePrice', '0x476b09d6', [], [uint]),
  view('coinPrice', '0xad0f2916', [], [uint]),
  done,
  write('approve', '0x095ea7b3', [{ name: 'to', type: 'address' }, tokenId]),
  write('sell', '0xdc0dfb22', [tokenId, price, ref]),
  write('cancel', '0xeafb64d5', [tokenId, ref]),
  write('buy', '0x053a64e7', [tokenId, expectedPrice, ref]),
  write('deposit', '0xc9630cb0', [tokenId, ref]),
  write('mintWithCoin', '0x39d390f9', [kind, expectedPrice, ref]),
  {
    type: 'function',
    name: 'mintWithNative',
    selector: '0xd8519721',
    stateMutability: 'payable',
    inputs: [kind, ref],
    outputs: [],
  },
] as const
