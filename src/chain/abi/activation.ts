import { account, amount, coin, collection, done, expectedPrice, flag, ref, tokenId, uint, view, write } from './parts'

/** What the app uses of Activation, the payments into the game. */
export const activationAbi = [
  view('accountPrice', '0xeaea6220', [], [uint]),
  view('accountActivated', '0xbfd017fa', [account], [flag]),
  view('assetPrice', '0xb883b058', [coin], [uint]),
  view('assetActivated', '0x38103696', [collection, tokenId], [flag]),
  done,
  write('activateAccount', '0x8c4df354', [ref]),
  write('activateAsset', '0x46efd96b', [coin, collection, tokenId, expectedPrice, ref]),
  write('pay', '0x5e5571ac', [coin, amount, ref]),
] as const
