import type { ErrorKey } from '../errors'

const PASSING: readonly ErrorKey[] = [
  'server',
  'badAnswer',
  'tooManyRequests',
  'unauthorised',
  'loginFirst',
  'accountAbnormal',
  'wrongChain',
  'chainUnknown',
  'installWallet',
  'unknownOutcome',
  'chainSilent',
  'storageOff',
]

/** The answer got lost or something can be put right: what failed so is not over and may be tried again with its key. */
export const isPassing = (key: ErrorKey): boolean => key.startsWith('wallet') || PASSING.includes(key)
