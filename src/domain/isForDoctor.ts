import type { ErrorKey } from '../errors'

const FOR_DOCTOR: readonly ErrorKey[] = [
  'server',
  'badAnswer',
  'installWallet',
  'walletAbsent',
  'walletWithoutBsc',
  'chainUnknown',
  'linkAccount',
  'linkBsc',
  'wrongChain',
  'walletError',
  'walletBusy',
  'walletLocked',
  'walletSilent',
  'unknownOutcome',
  'accountAbnormal',
  'signInRefused',
  'clockWrong',
  'signatureWrong',
  'contractMismatch',
  'gasTooLow',
  'gasOdd',
  'storageOff',
  'chainFailure',
  'chainSilent',
  'transactionFailed',
  'syncFailure',
  'unexpected',
]

/** Whether the cause may be in the wallet, the network or the browser, which the doctor can examine. */
export const isForDoctor = (key: ErrorKey): boolean => FOR_DOCTOR.includes(key)
