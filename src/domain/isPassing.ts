import type { ErrorKey } from '../errors'

/** Why an entry lives on, or ends, after a step in front of the wallet has failed. */
const FATES = {
  /** The reply was lost or unreadable: the step may have been taken, and asking again with the same key is safe. */
  replyLost: true,
  /** The player can put it right, and the same entry goes on. */
  mendable: true,
  /** Nobody knows yet whether something was sent. */
  unknown: true,
  /** The player, the provider or the contract said no. Another try is another action, at the terms of then. */
  refused: false,
  /** What was prepared is not what the player agreed to, or not what the build allows. */
  differs: false,
  /** It never happens in a money action's run, and nothing that the player could do would let this entry go on. */
  foreign: false,
} as const

type Fate = keyof typeof FATES

/** Every error and what it does to an entry; the compiler asks for the fate of a new one. */
const FATE_OF: Readonly<Record<ErrorKey, Fate>> = {
  api: 'refused',
  server: 'replyLost',
  badAnswer: 'replyLost',
  unauthorised: 'mendable', // log in again
  tooManyRequests: 'replyLost',
  notYet: 'replyLost',
  installWallet: 'mendable', // open the page in the wallet
  linkAccount: 'refused',
  linkBsc: 'refused',
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
  rejected: 'refused',
  unknownOutcome: 'unknown',
  accountAbnormal: 'mendable', // choose the account again
  signInRefused: 'foreign',
  signatureUnreadable: 'foreign',
  signatureWrong: 'foreign',
  contractRefused: 'refused',
  contractMismatch: 'differs',
  callDiffers: 'differs',
  gasTooLow: 'refused',
  gasMissing: 'mendable', // send some BNB to the account
  storageOff: 'mendable', // nothing was written, so nothing was asked
  chainFailure: 'refused',
  chainSilent: 'replyLost',
  transactionFailed: 'refused',
  syncFailure: 'refused',
  priceMoved: 'refused',
  bidTooLow: 'refused',
  allowanceLowered: 'refused',
  alreadyOpen: 'refused',
  loginFirst: 'mendable',
  phoneFirst: 'refused',
  mailboxFirst: 'refused',
  registrationFirst: 'refused',
  fundPasswordFirst: 'refused',
  roleFirst: 'refused',
  serverFirst: 'refused',
  topUpFirst: 'refused',
  activateFirst: 'refused',
  gameOnline: 'refused',
  notOpen: 'refused',
  withdrawTooSoon: 'foreign',
  redeemTooSoon: 'foreign',
  nftLocked: 'refused',
  nftAway: 'refused',
  confirming: 'refused',
  notYours: 'refused',
  notForSale: 'refused',
  wrongPlace: 'refused',
  notPossible: 'refused',
  required: 'foreign',
  insufficient: 'refused',
  quantityZero: 'refused',
  belowMinimum: 'refused',
  amountWrong: 'foreign',
  tooManyDecimals: 'foreign',
  priceRequired: 'refused',
  emailWrong: 'foreign',
  mobileWrong: 'foreign',
  areaCodeRequired: 'foreign',
  codeRequired: 'foreign',
  codeWrong: 'foreign',
  passwordShort: 'foreign',
  passwordMismatch: 'foreign',
  nicknameSame: 'foreign',
  tooLong: 'foreign',
  textForbidden: 'foreign',
  idWrong: 'foreign',
  puzzleFirst: 'foreign',
  chunk: 'foreign',
  unexpected: 'foreign',
}

/** Whether an entry that failed so in front of the wallet stays open, to go on under its own key. */
export const isPassing = (key: ErrorKey): boolean => FATES[FATE_OF[key]]
