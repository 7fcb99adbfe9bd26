import type { Address } from '../../domain/address'

/** What an example's arguments are made of: a deployment's addresses, and amounts in its coins' smallest units. */
export interface Sample {
  card: Address
  auction: Address
  mdv: Address
  mds: (amount: string) => bigint
  ofMdv: (amount: string) => bigint
  /** In the coin that the example calls. */
  own: (amount: string) => bigint
  /** The called contract's or coin's name. */
  name: string
}

/** One call, and what a wallet has to show for it: a sentence, and each value, or values, by its label. */
export interface Example {
  args: (sample: Sample) => readonly unknown[]
  /** BNB that goes along */
  value?: string
  says: string
  shows: Readonly<Record<string, string | readonly string[]>>
}

const REF = `0x${'5c'.repeat(32)}`
const HERO = 1

const COLLECTION: Readonly<Record<string, Example>> = {
  approve: {
    args: ({ auction }) => [auction, 341n],
    says: 'Allow Auction to move {name} #341',
    shows: { NFT: '{name} #341', 'Allowed to': 'Auction' },
  },
  setApprovalForAll: {
    args: ({ auction }) => [auction, false],
    says: 'Allow Auction to move every NFT of this collection: false',
    shows: { 'Allowed to': 'Auction', Allowed: 'false' },
  },
  sell: {
    args: ({ mds }) => [341n, mds('123.45'), REF],
    says: 'Offer {name} #341 for 123.45 MDS',
    shows: { NFT: '{name} #341', Price: '123.45 MDS' },
  },
  cancel: {
    args: () => [341n, REF],
    says: 'Take {name} #341 off the market',
    shows: { NFT: '{name} #341' },
  },
  buy: {
    args: ({ mds }) => [341n, mds('30'), REF],
    says: 'Buy {name} #341 for 30 MDS',
    shows: { NFT: '{name} #341', 'You pay': '30 MDS' },
  },
  deposit: {
    args: () => [341n, REF],
    says: 'Move {name} #341 into the game',
    shows: { NFT: '{name} #341' },
  },
  mintWithCoin: {
    args: ({ mds }) => [HERO, mds('50'), REF],
    says: 'Mint a new hero for 50 MDS',
    shows: { Kind: 'hero', 'You pay': '50 MDS' },
  },
  mintWithNative: {
    args: () => [HERO, REF],
    value: '0.01',
    says: 'Mint a new hero for 0.01 BNB',
    shows: { Kind: 'hero', 'You pay': '0.01 BNB' },
  },
}

const ACTIVATION: Readonly<Record<string, Example>> = {
  activateAccount: { args: () => [REF], says: 'Activate the game account of this wallet', shows: {} },
  activateAsset: {
    args: ({ mdv, card, ofMdv }) => [mdv, card, 341n, ofMdv('2'), REF],
    says: 'Activate Card #341 for 2 MDV',
    shows: { NFT: 'Card #341', Collection: 'Card', 'You pay': '2 MDV', Coin: 'MDV' },
  },
  pay: {
    args: ({ mdv, ofMdv }) => [mdv, ofMdv('10'), REF],
    says: 'Pay 10 MDV into the game',
    shows: { 'You pay': '10 MDV', Coin: 'MDV' },
  },
}

const CARD = { NFT: 'Card #341', Collection: 'Card' }

const AUCTION: Readonly<Record<string, Example>> = {
  start: {
    args: ({ card, mds }) => [card, 341n, mds('33.3'), REF],
    says: 'Auction Card #341 from 33.3 MDS',
    shows: { ...CARD, 'Starting price': '33.3 MDS' },
  },
  bid: {
    args: ({ card, mds }) => [card, 341n, mds('100'), mds('111'), REF],
    says: 'Bid 111 MDS for Card #341',
    shows: { ...CARD, 'You pay': '111 MDS', 'Only if the price is still': '100 MDS' },
  },
  setPrice: {
    args: ({ card, mds }) => [card, 341n, mds('40'), REF],
    says: 'Change the price of Card #341 to 40 MDS',
    shows: { ...CARD, 'New price': '40 MDS' },
  },
  takeOff: { args: ({ card }) => [card, 341n, REF], says: 'End the auction of Card #341', shows: CARD },
  withdraw: { args: ({ card }) => [card, 341n, REF], says: 'Bring Card #341 back to this wallet', shows: CARD },
  collect: {
    args: ({ card }) => [[card, card], [341n, 342n], REF],
    says: 'Collect shares of trades and failed payments',
    shows: { 'Shares of NFT': ['Card #341', 'Card #342'], Collections: ['Card', 'Card'] },
  },
}

const COIN: Readonly<Record<string, Example>> = {
  approve: {
    args: ({ auction, own }) => [auction, own('111')],
    says: 'Allow Auction to spend 111 {name}',
    shows: { 'At most': '111 {name}', 'Allowed to': 'Auction' },
  },
}

/** By contract, and by function. */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, Example>>>> = {
  Dragon: COLLECTION,
  Card: COLLECTION,
  Activation: ACTIVATION,
  Auction: AUCTION,
  coin: COIN,
}
