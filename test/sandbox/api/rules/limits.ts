import type { Coin } from '../../../../src/domain/coin'

/** The rules' numbers. Spec 5 and 9 where they give one, else the sandbox's own choice. Durations in seconds. */
export const LIMITS = {
  signInMessageSeconds: 10 * 60,
  tokenSeconds: 7 * 24 * 60 * 60,
  codeSeconds: 5 * 60,
  codeTries: 5,
  codePauseSeconds: 60,
  passwordTries: 10,
  passwordPauseSeconds: 15 * 60,
  orderSeconds: 15 * 60,
  /** A request that nobody reviews is approved after this time, so that it arrives within 24 hours. */
  reviewSeconds: 12 * 60 * 60,
  summonTickets: 10,
  pageSize: 24,
  historySize: 20,
  longestPage: 60,
} as const

/** A forgotten password becomes this one; the next login must change it. Spec 9. */
export const DEFAULT_PASSWORD = 'Dragon-111'

type CoinAmounts = Record<Exclude<Coin, 'BNB'>, string>

/** In whole coins. */
export const MINIMUM_DEPOSIT: CoinAmounts = { MDS: '10', MDV: '1', HFH: '10', ENFT: '10', USDT: '5' }
export const MINIMUM_WITHDRAWAL: CoinAmounts = { MDS: '20', MDV: '2', HFH: '20', ENFT: '20', USDT: '10' }
export const MAXIMUM_WITHDRAWAL: CoinAmounts = { MDS: '5000', MDV: '500', HFH: '5000', ENFT: '5000', USDT: '5000' }
export const WITHDRAWAL_FEE: CoinAmounts = { MDS: '1', MDV: '0.1', HFH: '1', ENFT: '1', USDT: '0.5' }
export const MINIMUM_PRICE = '1'
export const MAXIMUM_PRICE = '100000000'
/** Spec 9. */
export const ACCOUNT_ACTIVATION_MDV = '1'
