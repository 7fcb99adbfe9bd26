import type { Address } from '../domain/address'
import type { Hex } from '../domain/hex'
import { isContractName, type Target } from './contracts'

/** One call, ready for the gate. */
export interface Call {
  to: Address
  data: Hex
  /** wei of BNB */
  value: bigint
}

export const APPROVE = '095ea7b3'
/** setApprovalForAll: asked for only to take it back. */
export const APPROVE_ALL = 'a22cb465'
/** Minting paid in BNB: the only call that sends BNB. */
export const MINT_WITH_NATIVE = 'd8519721'

const COLLECTION = [APPROVE, APPROVE_ALL, MINT_WITH_NATIVE, 'dc0dfb22', 'eafb64d5', '053a64e7', 'c9630cb0', '39d390f9']
const ALLOWED = {
  dragon: COLLECTION,
  card: COLLECTION,
  activation: ['8c4df354', '46efd96b', '5e5571ac'],
  auction: ['398ed279', 'ea070363', '413f0f27', '477b506e', '106e6290', 'c387ec84'],
}

/** The selectors the page may ask a wallet to sign for a target. A test compares them with the compiled contracts. */
export const selectorsOf = (target: Target): readonly string[] => (isContractName(target) ? ALLOWED[target] : [APPROVE])
