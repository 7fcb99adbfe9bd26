import type { ErrorKey } from '../errors'

/** The player, the provider or the contract said no. Another try is another action, at the terms of then. */
type Refused =
  | 'api'
  | 'linkAccount'
  | 'linkBsc'
  | 'rejected'
  | 'contractRefused'
  | 'gasTooLow'
  | 'chainFailure'
  | 'transactionFailed'
  | 'syncFailure'
  | 'priceMoved'
  | 'bidTooLow'
  | 'allowanceLowered'
  | 'alreadyOpen'
  | 'phoneFirst'
  | 'mailboxFirst'
  | 'registrationFirst'
  | 'fundPasswordFirst'
  | 'roleFirst'
  | 'serverFirst'
  | 'topUpFirst'
  | 'activateFirst'
  | 'gameOnline'
  | 'notOpen'
  | 'nftLocked'
  | 'nftAway'
  | 'confirming'
  | 'notYours'
  | 'notForSale'
  | 'wrongPlace'
  | 'notPossible'
  | 'insufficient'
  | 'quantityZero'
  | 'belowMinimum'
  | 'priceRequired'

/** What was prepared is not what the player agreed to, or not what the build allows. */
type Differs = 'contractMismatch' | 'callDiffers'

/** It never happens in a money action's run, and nothing that the player could do would let this entry go on. */
type Foreign =
  | 'givenUp' // the player's word, long after the wallet was asked
  | 'signInRefused'
  | 'signatureUnreadable'
  | 'signatureWrong'
  | 'withdrawTooSoon'
  | 'redeemTooSoon'
  | 'required'
  | 'amountWrong'
  | 'tooManyDecimals'
  | 'emailWrong'
  | 'mobileWrong'
  | 'areaCodeRequired'
  | 'codeRequired'
  | 'codeWrong'
  | 'passwordShort'
  | 'passwordMismatch'
  | 'nicknameSame'
  | 'tooLong'
  | 'textForbidden'
  | 'idWrong'
  | 'puzzleFirst'
  | 'chunk'
  | 'unexpected'

/**
 * Why an entry lives on after a step in front of the wallet has failed. `replyLost`: the step may have been taken, and
 * asking again with the same key is safe; `mendable`: the player can put it right; `unknown`: nobody knows yet whether
 * something was sent.
 */
type Fate = 'replyLost' | 'mendable' | 'unknown'

/** Every error that does not end an entry. The compiler asks for the place of a new one; those that end it are types alone. */
const PASSING: Readonly<Record<Exclude<ErrorKey, Refused | Differs | Foreign>, Fate>> = {
  server: 'replyLost',
  badAnswer: 'replyLost',
  unauthorised: 'mendable', // log in again
  tooManyRequests: 'replyLost',
  notYet: 'replyLost',
  installWallet: 'mendable', // open the page in the wallet
  wrongChain: 'mendable',
  chainUnknown: 'mendable',
  switchFailed: 'mendable',
  walletAbsent: 'mendable',
  walletWithoutBsc: 'mendable',
  walletClosed: 'mendable', // the question was closed, and none that sends
  cancelled: 'mendable', // on the page, before anything was sent
  accountChanged: 'mendable',
  walletError: 'mendable',
  walletBusy: 'mendable',
  walletLocked: 'mendable',
  walletSilent: 'mendable',
  unknownOutcome: 'unknown',
  accountAbnormal: 'mendable', // choose the account again
  gasMissing: 'mendable', // send some BNB to the account
  storageOff: 'mendable', // nothing was written, so nothing was asked
  chainSilent: 'replyLost',
  loginFirst: 'mendable',
}

/** Whether an entry that failed so in front of the wallet stays open, to go on under its own key. */
export const isPassing = (key: ErrorKey): boolean => key in PASSING
