import type { ErrorKey } from '../errors'

/** The player, the provider or the contract said no. Another try is a new action, on the terms at that time. */
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
  | 'ownPasswordFirst'
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
  | 'nothingWaits'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'priceRequired'
  | 'priceZero'
  | 'priceSame'

/** What was prepared is not what the player agreed to, or not what this build allows. */
type Differs = 'contractMismatch' | 'callDiffers'

/** Never occurs in a money action's run, and nothing the player could do would let this entry continue. */
type Foreign =
  | 'givenUp' // the player's decision, long after the wallet was asked
  | 'stoppedWaiting' // the player's decision about something to look at
  | 'signInRefused'
  | 'clockWrong'
  | 'signatureUnreadable'
  | 'signatureWrong'
  | 'withdrawTooSoon'
  | 'redeemTooSoon'
  | 'required'
  | 'insufficientWithFee'
  | 'amountWrong'
  | 'amountNegative'
  | 'amountTooLarge'
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
 * Why an entry stays open when it fails before the action's wallet prompt. `replyLost`: the step may have been taken,
 * and asking again with the same key is safe; `mendable`: the player can fix it; `unknown`: nobody knows yet whether
 * something was sent.
 */
type Fate = 'replyLost' | 'mendable' | 'unknown'

/**
 * Every error that does not end an entry. A new key does not compile until it is sorted; keys that end one exist only
 * as types.
 */
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
  walletClosed: 'mendable', // the player closed a prompt, and not one that sends
  cancelled: 'mendable', // on the page, before anything was sent
  accountChanged: 'mendable',
  walletError: 'mendable',
  walletBusy: 'mendable',
  walletLocked: 'mendable',
  walletSilent: 'mendable',
  unknownOutcome: 'unknown',
  accountAbnormal: 'mendable', // choose the account again
  gasMissing: 'mendable', // send some BNB to the account
  gasOdd: 'mendable', // later, when another node answers
  storageOff: 'mendable', // nothing was written, so nothing was asked
  chainSilent: 'replyLost',
  loginFirst: 'mendable',
}

/**
 * Whether an entry that failed with this error before the action's wallet prompt stays open, to continue under its own
 * key.
 */
export const isPassing = (key: ErrorKey): boolean => key in PASSING
