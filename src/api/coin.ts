import { COINS } from '../domain/coin'
import { call } from './call'
import {
  address,
  decimal,
  id,
  key,
  list,
  map,
  maybe,
  oneOf,
  page,
  record,
  share,
  signed,
  soft,
  text,
  time,
} from './shape'

const OTHER_COINS = ['HFH', 'ENFT', 'USDT'] as const
/** No step depends on these two: that the answer came is what counts, and balances are read again. */
const balances = soft(record({ coins: map(decimal), frozen_coins: map(decimal) }))
const request = soft(
  record({
    id,
    coin: oneOf(COINS),
    amount: decimal,
    fee: decimal,
    state: oneOf(['submitted', 'approved', 'rejected']),
    time,
  }),
)

/** GET /api/wallet/address: the vault's address; a check on the pinned one, never a replacement for it. */
export const getVaultAddress = call({ method: 'GET', path: '/api/wallet/address', answer: record({ address }) })

/** GET /api/level/fee: fees, minimums and prices in force for this player. */
export const getFees = call({
  method: 'GET',
  path: '/api/level/fee',
  answer: record({
    sale_fee_bps: share,
    /** Lowest price of a sale or an auction, in MDS; a provider without one leaves it out. */
    minimum_price: maybe(decimal),
    /** The highest; likewise. */
    maximum_price: maybe(decimal),
    withdraw: list(record({ coin: oneOf(COINS), minimum: decimal, maximum: maybe(decimal), fee: decimal })),
    deposit: list(record({ coin: oneOf(COINS), minimum: decimal })),
    account_activation: decimal,
    asset_activation: list(record({ coin: oneOf(COINS), price: decimal })),
    mint: list(record({ coin: oneOf(COINS), price: decimal })),
    next_withdraw_at: time,
  }),
})

/** POST /api/user/charge: MDS was paid to the vault. */
export const confirmTopUpMds = call({
  method: 'POST',
  path: '/api/user/charge',
  body: record({ amount: decimal, hash: maybe(key) }),
  answer: balances,
})

/** POST /api/user/charge2: MDV was paid to the vault. */
export const confirmTopUpMdv = call({
  method: 'POST',
  path: '/api/user/charge2',
  body: record({ amount: decimal, hash: maybe(key) }),
  answer: balances,
})

/** POST /api/user/bgg/charge: another coin was paid to the vault. */
export const confirmTopUpOther = call({
  method: 'POST',
  path: '/api/user/bgg/charge',
  body: record({ coin: oneOf(OTHER_COINS), amount: decimal, hash: maybe(key) }),
  answer: balances,
})

/** POST /api/user/withdraw: requests an MDS withdrawal; once in 24 h, reviewed. */
export const withdrawMds = call({
  method: 'POST',
  path: '/api/user/withdraw',
  body: record({ amount: decimal, fund_password: text }),
  answer: request,
})

/** POST /api/user/withdraw2: requests an MDV withdrawal. */
export const withdrawMdv = call({
  method: 'POST',
  path: '/api/user/withdraw2',
  body: record({ amount: decimal, fund_password: text }),
  answer: request,
})

/** POST /api/user/bgg/withdraw: requests a withdrawal of another coin. */
export const withdrawOther = call({
  method: 'POST',
  path: '/api/user/bgg/withdraw',
  body: record({ coin: oneOf(OTHER_COINS), amount: decimal, fund_password: text }),
  answer: request,
})

/** GET /api/assets/history: a coin's movements in the game. */
export const listCoinHistory = call({
  method: 'GET',
  path: '/api/assets/history',
  query: record({ coin: maybe(oneOf(COINS)), cursor: maybe(text) }),
  answer: page(record({ id, coin: oneOf(COINS), amount: signed, balance: decimal, reason: text, time })),
})
