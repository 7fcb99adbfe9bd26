import type { ErrorKey } from '../../src/errors'
import type { Gate } from './model/model'
import type { ApiFault } from './model/provider'
import { WALLET_WAYS, type WalletWay } from './model/wallet'
import type { Case, ChainTrouble, Event, Policy } from './play'

/** A set of cases without their points, which are counted while a case is played; `every` skips some of them. */
export interface CaseSet {
  name: string
  cases(): Iterable<Omit<Case, 'at'>>
  /** Step width from point to point of the first page, and of the second page if that dies too. */
  every?: number
  thenEvery?: number
}

const POLICIES: readonly Policy[] = ['continue', 'discard', 'wait']
const CONFIRM_FAULTS: readonly (readonly ApiFault[])[] = [
  [],
  ['lostBefore'],
  ['lostAfter'],
  ['notYet', 'notYet'],
  ['refused'],
]
const PREPARE_FAULTS: readonly ApiFault[] = ['lostBefore', 'lostAfter', 'refused']
const CHAIN_TROUBLES: readonly ChainTrouble[] = [
  'down',
  'stale',
  'split',
  'frozen',
  'untagged',
  'reorganised',
  'notFinal',
]
const EVENTS: readonly Event[] = ['logsOut', 'secondTab', 'tapsAgain']
const MAIN_WAYS: readonly WalletWay[] = ['ok', 'rejects', 'failsAfterSending', 'answersLate', 'reverts', 'spedUp']
const REFUSALS: readonly [Gate, ErrorKey | 'hang'][] = [
  ['link', 'accountAbnormal'],
  ['link', 'wrongChain'],
  ['link', 'rejected'],
  ['check', 'priceMoved'],
  ['check', 'chainSilent'],
  ['allow', 'rejected'],
  ['allow', 'unknownOutcome'],
  ['allow', 'hang'],
  ['gate', 'insufficient'],
  ['gate', 'accountAbnormal'],
]
/** The writes of one action, and a few more. */
const WRITES = [0, 1, 2, 3, 4, 5, 6]

export const SETS: readonly CaseSet[] = [
  {
    name: 'death at each point, each wallet, each lost callback, each player',
    *cases() {
      for (const wallet of WALLET_WAYS)
        for (const policy of POLICIES) for (const confirm of CONFIRM_FAULTS) yield { wallet, policy, confirm }
    },
  },
  {
    name: 'death at each point while the chain is badly seen',
    *cases() {
      for (const wallet of WALLET_WAYS)
        for (const chain of CHAIN_TROUBLES)
          for (const policy of ['continue', 'discard'] as const) yield { wallet, policy, chain, confirm: ['lostAfter'] }
    },
  },
  {
    name: 'a prepared step whose reply is lost, then death at each point of the next page',
    thenEvery: 1,
    every: 1000,
    *cases() {
      for (const wallet of WALLET_WAYS)
        for (const prepare of PREPARE_FAULTS) yield { wallet, policy: 'continue', prepare, confirm: ['lostBefore'] }
    },
  },
  {
    name: 'two deaths',
    every: 2,
    thenEvery: 1,
    *cases() {
      for (const wallet of MAIN_WAYS) yield { wallet, policy: 'continue', confirm: ['lostAfter'] }
    },
  },
  {
    name: 'at each point the login ends, another tab goes on, or the player taps again',
    *cases() {
      for (const event of EVENTS)
        for (const wallet of WALLET_WAYS)
          for (const policy of ['continue', 'wait'] as const) yield { event, wallet, policy }
    },
  },
  {
    name: 'each write fails',
    *cases() {
      for (const writes of WRITES) for (const wallet of WALLET_WAYS) yield { writes, wallet, policy: 'continue' }
    },
  },
  {
    name: 'each refusal before the wallet',
    *cases() {
      for (const refusal of REFUSALS)
        for (const policy of POLICIES)
          for (const event of ['dies', 'tapsAgain'] as const) yield { refusal, policy, event, wallet: 'ok' }
    },
  },
  {
    name: 'a claim, which the provider does alone',
    *cases() {
      for (const prepare of [null, ...PREPARE_FAULTS])
        for (const policy of POLICIES)
          for (const event of ['dies', ...EVENTS] as const)
            yield { kind: 'claim', prepare, policy, event, wallet: 'ok' }
    },
  },
]
