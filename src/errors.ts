/** Everything that can go wrong, once. The texts have the same keys in i18n/<locale>/error.json. Spec 8. */
export type ErrorKey =
  // the provider's answers
  | 'api'
  | 'server'
  | 'badAnswer'
  | 'unauthorised'
  | 'tooManyRequests'
  | 'notYet'
  | 'stoppedWaiting'
  // the wallet
  | 'installWallet'
  | 'linkAccount'
  | 'linkBsc'
  | 'wrongChain'
  | 'chainUnknown'
  | 'walletError'
  | 'walletBusy'
  | 'walletLocked'
  | 'walletSilent'
  | 'walletClosed'
  | 'walletAbsent'
  | 'walletWithoutBsc'
  | 'switchFailed'
  | 'accountChanged'
  | 'rejected'
  | 'cancelled'
  | 'unknownOutcome'
  | 'givenUp'
  | 'accountAbnormal'
  | 'signInRefused'
  | 'clockWrong'
  | 'signatureWrong'
  | 'signatureUnreadable'
  | 'contractRefused'
  | 'contractMismatch'
  | 'callDiffers'
  | 'gasTooLow'
  | 'gasMissing'
  | 'gasOdd'
  | 'storageOff'
  // the chain
  | 'chainFailure'
  | 'chainSilent'
  | 'transactionFailed'
  | 'syncFailure'
  | 'priceMoved'
  | 'bidTooLow'
  | 'allowanceLowered'
  | 'alreadyOpen'
  // the player's standing
  | 'loginFirst'
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
  | 'withdrawTooSoon'
  | 'redeemTooSoon'
  // the asset
  | 'nftLocked'
  | 'nftAway'
  | 'confirming'
  | 'notYours'
  | 'notForSale'
  | 'wrongPlace'
  | 'notPossible'
  // what was typed
  | 'required'
  | 'insufficient'
  | 'insufficientWithFee'
  | 'quantityZero'
  | 'nothingWaits'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'amountWrong'
  | 'amountNegative'
  | 'amountTooLarge'
  | 'tooManyDecimals'
  | 'priceRequired'
  | 'priceZero'
  | 'priceSame'
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
  // the page
  | 'chunk'
  | 'unexpected'

export type ErrorParams = Record<string, string | number>

/** The one error the app throws: a key of the list above, what its text needs, and what caused it. */
export class AppError extends Error {
  constructor(
    readonly key: ErrorKey,
    readonly params: ErrorParams = {},
    override readonly cause?: unknown,
  ) {
    super(key)
    this.name = 'AppError'
  }
}

/** Whatever was thrown, as an AppError; anything else becomes `fallback` with the original as its cause. */
export function toAppError(cause: unknown, fallback: ErrorKey = 'unexpected'): AppError {
  return cause instanceof AppError ? cause : new AppError(fallback, {}, cause)
}
