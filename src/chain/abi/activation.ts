import { account, amount, coin, collection, done, expectedPrice, flag, ref, tokenId, uint, view, write } from './parts'

/** What the app uses of Activation, the payments into the game. */
export const activationAbi = [
  view('accountPrice', [], [uint]),
  view('accountActivated', [account], [flag]),
  view('assetPrice', [coin], [uint]),
  view('assetActivated', [collection, tokenId], [flag]),
  done,
  write('activateAccount', [ref]),
  write('activateAsset', [coin, collection, tokenId, expectedPrice, ref]),
  write('pay', [coin, amount, ref]),
] as const
