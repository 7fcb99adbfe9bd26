import { beginActivateAccount } from '../../../src/actions/money/taps/beginActivateAccount'
import { beginAuctionStart } from '../../../src/actions/money/taps/beginAuctionStart'
import { beginBid } from '../../../src/actions/money/taps/beginBid'
import { beginBuy } from '../../../src/actions/money/taps/beginBuy'
import { beginHatch } from '../../../src/actions/money/taps/beginHatch'
import { beginPriceChange } from '../../../src/actions/money/taps/beginPriceChange'
import { beginSell } from '../../../src/actions/money/taps/beginSell'
import { beginTopUp } from '../../../src/actions/money/taps/beginTopUp'
import type { MoneyKind } from '../../../src/domain/moneyKinds'
import type { ErrorKey } from '../../../src/errors'
import { fees } from '../../../src/state/assets'
import { user } from '../../../src/state/session'
import { sampleAsset } from '../../domain/samples'
import { ALICE, BOB } from '../../support/fakeProvider'
import { player, type Stage } from './stage'
import { auctioned, MDS, MDV } from './taps'

/** Something that is not as the player agreed to, and how the action ends. */
export interface CheckCase {
  fact: string
  kind: MoneyKind
  /** Done to the world after the kind's own arrangement. */
  arrange(stage: Stage): void
  tap?: () => Promise<void>
  error: [ErrorKey, Record<string, string>?]
}

const order = (changes: object) => ({ id: 'order-1', token_id: '7', price: '100', ...changes })
const balance = (coin: string, amount: bigint) => (stage: Stage) => {
  stage.chain.state.balances.set(`${coin} ${ALICE}`, amount)
}
const owner = ({ chain }: Stage) => {
  chain.state.owners.set('card 7', BOB)
}
const lot =
  (change: object) =>
  ({ chain }: Stage) => {
    chain.state.lots.set('card 7', { holder: ALICE, price: 100n * MDS, state: 1, trades: 0, ...change })
  }
const vault = ({ api }: Stage) => {
  api.answers['/api/wallet/address'] = { address: BOB }
}
const decimals = (coin: string) => (stage: Stage) => {
  stage.chain.state.decimals.set(coin, 0)
}

const priceLimits = () => {
  const data = { lowestPrice: 2n * MDS, highestPrice: 9n * MDS } as never
  fees.value = { data, busy: false, error: null }
}

export const CHECK_CASES: readonly CheckCase[] = [
  {
    fact: 'the provider prepared another token',
    kind: 'sell',
    arrange: ({ api }) => {
      api.answers['/api/card/sell/hero-1'] = order({ token_id: '8' })
    },
    error: ['contractMismatch', { what: 'token' }],
  },
  {
    fact: 'the provider prepared another price',
    kind: 'sell',
    arrange: ({ api }) => {
      api.answers['/api/card/sell/hero-1'] = order({ price: '10' })
    },
    error: ['priceMoved', { expected: '100', actual: '10', coin: 'MDS' }],
  },
  {
    fact: 'the provider prepared another token',
    kind: 'cancel',
    arrange: ({ api }) => {
      api.answers['/api/card/cancel/hero-1'] = order({ token_id: '8' })
    },
    error: ['contractMismatch', { what: 'token' }],
  },
  {
    fact: 'the price moved on chain',
    kind: 'buy',
    arrange: ({ chain }) => chain.state.listings.set('card 7', 120n * MDS),
    error: ['priceMoved', { expected: '100', actual: '120', coin: 'MDS' }],
  },
  {
    fact: 'sold in the meantime',
    kind: 'buy',
    arrange: ({ chain }) => chain.state.listings.delete('card 7'),
    error: ['notForSale'],
  },
  {
    fact: 'a token of another kind than the provider says',
    kind: 'buy',
    arrange: ({ chain }) => chain.state.kinds.set('card 7', 3),
    error: ['contractMismatch', { what: 'kind' }],
  },
  {
    fact: 'a lot of another kind than the provider says',
    kind: 'bid',
    arrange: ({ chain }) => chain.state.kinds.set('card 7', 3),
    error: ['contractMismatch', { what: 'kind' }],
  },
  { fact: 'too little', kind: 'buy', arrange: balance('MDS', 99n * MDS), error: ['insufficient', { coin: 'MDS' }] },
  {
    fact: 'a node that tells other decimals',
    kind: 'buy',
    arrange: decimals('MDS'),
    error: ['contractMismatch', { what: 'decimals', coin: 'MDS' }],
  },
  {
    fact: 'offered without a price',
    kind: 'buy',
    arrange: () => {},
    tap: () => beginBuy(sampleAsset({ ownerId: 'bob', market: 'sale', price: null })),
    error: ['notForSale'],
  },
  {
    fact: 'a login that is linked to no account',
    kind: 'sell',
    arrange: () => {
      user.value = player({ address: '' })
    },
    error: ['linkAccount'],
  },
  {
    fact: 'offered for sale already',
    kind: 'sell',
    arrange: () => {},
    tap: () => beginSell(sampleAsset({ status: 'selling', market: 'sale', price: 1n }), MDS),
    error: ['notPossible'],
  },
  {
    fact: 'below the lowest price',
    kind: 'sell',
    arrange: priceLimits,
    tap: () => beginSell(sampleAsset(), 2n * MDS - 1n),
    error: ['belowMinimum', { minimum: '2', maximum: '9', coin: 'MDS' }],
  },
  {
    fact: 'above the highest price',
    kind: 'auctionStart',
    arrange: priceLimits,
    tap: () => beginAuctionStart(sampleAsset(), 9n * MDS + 1n),
    error: ['aboveMaximum', { minimum: '2', maximum: '9', coin: 'MDS' }],
  },
  { fact: 'moved out of the wallet, past the game', kind: 'deposit', arrange: owner, error: ['nftAway'] },
  { fact: 'moved out of the wallet, past the game', kind: 'sell', arrange: owner, error: ['nftAway'] },
  { fact: 'another vault', kind: 'deposit', arrange: vault, error: ['contractMismatch', { what: 'vault' }] },
  {
    fact: 'the provider names another price',
    kind: 'mint',
    arrange: ({ api }) => {
      api.answers['/api/mint/card'] = { id: 'order-1', kind: 'pet', coin: 'MDS', price: '71' }
    },
    error: ['priceMoved', { expected: '70', actual: '71', coin: 'MDS' }],
  },
  {
    fact: 'the provider prepared another kind',
    kind: 'mint',
    arrange: ({ api }) => {
      api.answers['/api/mint/card'] = { id: 'order-1', kind: 'hero', coin: 'MDS', price: '70' }
    },
    error: ['contractMismatch', { what: 'order' }],
  },
  {
    fact: 'the chain wants more',
    kind: 'mint',
    arrange: ({ chain }) => {
      chain.state.mintPrices.coin = 75n * MDS
    },
    error: ['priceMoved', { expected: '70', actual: '75', coin: 'MDS' }],
  },
  {
    fact: 'the chain wants more',
    kind: 'hatch',
    arrange: ({ chain }) => {
      chain.state.mintPrices.native = 10n ** 18n
    },
    error: ['priceMoved', { expected: '0.000000000000000005', actual: '1', coin: 'BNB' }],
  },
  { fact: 'too little BNB', kind: 'hatch', arrange: balance('BNB', 4n), error: ['insufficient', { coin: 'BNB' }] },
  {
    fact: 'paid in MDS, too little',
    kind: 'hatch',
    arrange: balance('MDS', 1n),
    tap: () => beginHatch({ coin: 'MDS', price: 70n }),
    error: ['insufficient', { coin: 'MDS' }],
  },
  { fact: 'moved out of the wallet, past the game', kind: 'auctionStart', arrange: owner, error: ['nftAway'] },
  {
    fact: 'for nothing',
    kind: 'auctionStart',
    arrange: () => {},
    tap: () => beginAuctionStart(sampleAsset(), 0n),
    error: ['priceZero', { minimum: '0', maximum: '0', coin: 'MDS' }],
  },
  {
    fact: 'somebody was faster',
    kind: 'bid',
    arrange: lot({ holder: BOB, price: 111n * MDS }),
    error: ['priceMoved', { expected: '100', actual: '111', coin: 'MDS' }],
  },
  {
    fact: 'one unit below 1.11 times the price',
    kind: 'bid',
    arrange: () => {},
    tap: () => beginBid(sampleAsset({ price: 100n * MDS }), 111n * MDS - 1n),
    error: ['bidTooLow', { minimum: '111', coin: 'MDS' }],
  },
  {
    fact: 'open without a price',
    kind: 'bid',
    arrange: () => {},
    tap: () => beginBid(auctioned({ ownerId: 'bob', price: null }), MDS),
    error: ['notForSale'],
  },
  { fact: 'locked', kind: 'bid', arrange: lot({ holder: BOB, state: 2 }), error: ['nftLocked'] },
  { fact: 'taken off', kind: 'bid', arrange: lot({ holder: BOB, state: 4 }), error: ['notForSale'] },
  { fact: 'gone', kind: 'bid', arrange: ({ chain }) => chain.state.lots.clear(), error: ['notForSale'] },
  { fact: 'too little', kind: 'bid', arrange: balance('MDS', 110n * MDS), error: ['insufficient', { coin: 'MDS' }] },
  { fact: 'outbid', kind: 'priceChange', arrange: lot({ holder: BOB }), error: ['notYours'] },
  { fact: 'taken off', kind: 'priceChange', arrange: lot({ state: 4 }), error: ['notForSale'] },
  {
    fact: 'for nothing',
    kind: 'priceChange',
    arrange: () => {},
    tap: () => beginPriceChange(sampleAsset(), 0n),
    error: ['priceZero', { minimum: '0', maximum: '0', coin: 'MDS' }],
  },
  {
    fact: 'the price it has',
    kind: 'priceChange',
    arrange: () => {},
    tap: () => beginPriceChange(sampleAsset({ price: 7n * MDS }), 7n * MDS),
    error: ['priceSame', { minimum: '0', maximum: '0', coin: 'MDS' }],
  },
  { fact: 'outbid', kind: 'takeOff', arrange: lot({ holder: BOB }), error: ['notYours'] },
  { fact: 'locked', kind: 'takeOff', arrange: lot({ state: 2 }), error: ['nftLocked'] },
  { fact: 'still open', kind: 'auctionWithdraw', arrange: lot({ state: 1 }), error: ['notForSale'] },
  { fact: 'not the holder', kind: 'auctionWithdraw', arrange: lot({ holder: BOB, state: 3 }), error: ['notYours'] },
  { fact: 'without MDV', kind: 'activateAccount', arrange: balance('MDV', 0n), error: ['topUpFirst', { coin: 'MDV' }] },
  {
    fact: 'activated already',
    kind: 'activateAccount',
    arrange: ({ chain }) => chain.state.activated.add(ALICE),
    error: ['notPossible'],
  },
  {
    fact: 'a price that was not shown',
    kind: 'activateAccount',
    arrange: () => {},
    tap: () => beginActivateAccount(MDV / 2n),
    error: ['priceMoved', { expected: '0.5', actual: '1', coin: 'MDV' }],
  },
  {
    fact: 'the price moved',
    kind: 'activateAsset',
    arrange: ({ chain }) => chain.state.assetPrices.set('HFH', 10n ** 9n),
    error: ['priceMoved', { expected: '3', actual: '1', coin: 'HFH' }],
  },
  {
    fact: 'activated already',
    kind: 'activateAsset',
    arrange: ({ chain }) => chain.state.activated.add('card 7'),
    error: ['notPossible'],
  },
  {
    fact: 'a coin that is not taken for it',
    kind: 'activateAsset',
    arrange: ({ chain }) => chain.state.assetPrices.clear(),
    error: ['notPossible'],
  },
  { fact: 'another vault', kind: 'topUp', arrange: vault, error: ['contractMismatch', { what: 'vault' }] },
  { fact: 'too little', kind: 'topUp', arrange: balance('USDT', 1n), error: ['insufficient', { coin: 'USDT' }] },
  {
    fact: 'a node that tells other decimals',
    kind: 'topUp',
    arrange: decimals('USDT'),
    error: ['contractMismatch', { what: 'decimals', coin: 'USDT' }],
  },
  { fact: 'nothing', kind: 'topUp', arrange: () => {}, tap: () => beginTopUp('MDS', 0n), error: ['quantityZero'] },
  {
    fact: 'below the least amount',
    kind: 'topUp',
    arrange: () => {
      const data = { deposit: { USDT: { minimum: 5_000_000n } } } as never
      fees.value = { data, busy: false, error: null }
    },
    tap: () => beginTopUp('USDT', 4_999_999n),
    error: ['belowMinimum', { minimum: '5', coin: 'USDT' }],
  },
]
