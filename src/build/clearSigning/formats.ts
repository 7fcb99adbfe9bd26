import type { activationAbi } from '../../chain/abi/activation'
import type { approvalsAbi } from '../../chain/abi/approvals'
import type { auctionAbi } from '../../chain/abi/auction'
import type { coinAbi } from '../../chain/abi/coin'
import type { collectionAbi } from '../../chain/abi/collection'

/** How a wallet shows one value that it is asked to sign. ERC-7730, "Field format specification". */
export interface Field {
  label: string
  format: 'addressName' | 'amount' | 'enum' | 'nftName' | 'raw' | 'tokenAmount'
  params?: Readonly<Record<string, string | readonly string[]>>
  visible?: 'never'
}

/** What a wallet says about one function. */
export interface Format {
  /** The action in two or three words. */
  intent: string
  /** The same as a sentence, with values in braces. */
  sentence: string
  /** By the function's parameter, or `@.value` for the BNB that the transaction carries; shown in this order. */
  fields: Readonly<Record<string, Field>>
}

type Item = { name: string; stateMutability: string }
/** The functions of an ABI that change something. */
type WriteName<abi extends readonly Item[]> = Exclude<abi[number], { stateMutability: 'view' }>['name']
type Formats<abi extends readonly Item[]> = Readonly<Record<WriteName<abi>, Format>>

/** Where a descriptor keeps the address of the coin of prices, and the names of kinds. */
const PRICE_COIN = '$.metadata.constants.mds'
const KINDS = '$.metadata.enums.kinds'

const inCoinOfPrices = (label: string): Field => ({ label, format: 'tokenAmount', params: { token: PRICE_COIN } })
const ownToken: Field = { label: 'NFT', format: 'nftName', params: { collectionPath: '@.to' } }
const token: Field = { label: 'NFT', format: 'nftName', params: { collectionPath: 'collection' } }
const collection: Field = {
  label: 'Collection',
  format: 'addressName',
  params: { types: ['collection'], sources: ['local'] },
}
const spender: Field = {
  label: 'Allowed to',
  format: 'addressName',
  params: { types: ['contract'], sources: ['local'] },
}
const kind: Field = { label: 'Kind', format: 'enum', params: { $ref: KINDS } }
/** The app's own number of the action: it means nothing to the player. */
const ref: Field = { label: 'Reference', format: 'raw', visible: 'never' }

/** Dragon and Card. */
export const COLLECTION_FORMATS: Formats<typeof collectionAbi> & Formats<typeof approvalsAbi> = {
  approve: {
    intent: 'Allow moving one NFT',
    sentence: 'Allow {to} to move {tokenId}',
    fields: { tokenId: ownToken, to: spender },
  },
  setApprovalForAll: {
    intent: 'Allow moving all NFTs',
    sentence: 'Allow {operator} to move every NFT of this collection: {approved}',
    fields: { operator: spender, approved: { label: 'Allowed', format: 'raw' } },
  },
  sell: {
    intent: 'Offer for sale',
    sentence: 'Offer {tokenId} for {price}',
    fields: { tokenId: ownToken, price: inCoinOfPrices('Price'), ref },
  },
  cancel: {
    intent: 'Take off the market',
    sentence: 'Take {tokenId} off the market',
    fields: { tokenId: ownToken, ref },
  },
  buy: {
    intent: 'Buy',
    sentence: 'Buy {tokenId} for {expectedPrice}',
    fields: { tokenId: ownToken, expectedPrice: inCoinOfPrices('You pay'), ref },
  },
  deposit: {
    intent: 'Move into the game',
    sentence: 'Move {tokenId} into the game',
    fields: { tokenId: ownToken, ref },
  },
  mintWithCoin: {
    intent: 'Mint',
    sentence: 'Mint a new {kind} for {expectedPrice}',
    fields: { kind, expectedPrice: inCoinOfPrices('You pay'), ref },
  },
  mintWithNative: {
    intent: 'Mint',
    sentence: 'Mint a new {kind} for {@.value}',
    fields: { kind, '@.value': { label: 'You pay', format: 'amount' }, ref },
  },
}

export const ACTIVATION_FORMATS: Formats<typeof activationAbi> = {
  activateAccount: {
    intent: 'Activate the game account',
    sentence: 'Activate the game account of this wallet',
    fields: { ref },
  },
  activateAsset: {
    intent: 'Activate an NFT',
    sentence: 'Activate {tokenId} for {expectedPrice}',
    fields: {
      tokenId: token,
      collection,
      expectedPrice: { label: 'You pay', format: 'tokenAmount', params: { tokenPath: 'coin' } },
      coin: { label: 'Coin', format: 'addressName', params: { types: ['token'], sources: ['local'] } },
      ref,
    },
  },
  pay: {
    intent: 'Pay into the game',
    sentence: 'Pay {amount} into the game',
    fields: {
      amount: { label: 'You pay', format: 'tokenAmount', params: { tokenPath: 'coin' } },
      coin: { label: 'Coin', format: 'addressName', params: { types: ['token'], sources: ['local'] } },
      ref,
    },
  },
}

export const AUCTION_FORMATS: Formats<typeof auctionAbi> = {
  start: {
    intent: 'Start an auction',
    sentence: 'Auction {tokenId} from {price}',
    fields: { tokenId: token, collection, price: inCoinOfPrices('Starting price'), ref },
  },
  bid: {
    intent: 'Bid',
    sentence: 'Bid {amount} for {tokenId}',
    fields: {
      tokenId: token,
      collection,
      amount: inCoinOfPrices('You pay'),
      expectedPrice: inCoinOfPrices('Only if the price is still'),
      ref,
    },
  },
  setPrice: {
    intent: 'Change an auction’s price',
    sentence: 'Change the price of {tokenId} to {price}',
    fields: { tokenId: token, collection, price: inCoinOfPrices('New price'), ref },
  },
  takeOff: {
    intent: 'End an auction',
    sentence: 'End the auction of {tokenId}',
    fields: { tokenId: token, collection, ref },
  },
  withdraw: {
    intent: 'Bring an NFT back',
    sentence: 'Bring {tokenId} back to this wallet',
    fields: { tokenId: token, collection, ref },
  },
  collect: {
    intent: 'Collect what waits',
    sentence: 'Collect shares of trades and failed payments',
    fields: {
      tokenIds: { label: 'Shares of NFT', format: 'nftName', params: { collectionPath: 'collections.[]' } },
      collections: { ...collection, label: 'Collections' },
      ref,
    },
  },
}

/** Everything from half of all numbers on: no honest amount of this game's coins is that large. */
const UNLIMITED = `0x8${'0'.repeat(63)}`

export const COIN_FORMATS: Formats<typeof coinAbi> = {
  approve: {
    intent: 'Allow spending',
    sentence: 'Allow {spender} to spend {value}',
    fields: {
      value: {
        label: 'At most',
        format: 'tokenAmount',
        params: { tokenPath: '@.to', threshold: UNLIMITED, message: 'Unlimited' },
      },
      spender,
    },
  },
}
