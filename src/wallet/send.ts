import { numberToHex } from 'viem/utils'
import { config } from '../config'
import type { Address } from '../domain/address'
import { type Hex, isHash, toLowerHex } from '../domain/hex'
import { AppError } from '../errors'
import { readSpelledAccount, type SpelledAccount } from './account'
import { assertChain } from './assertChain'
import { APPROVE, APPROVE_ALL, MINT_WITH_NATIVE, selectorsOf } from './calls'
import { clientOf } from './client'
import { targetAt } from './contracts'
import { isRejected } from './isRejected'
import type { Reader, Wallet } from './provider'
import { type Trial, tryOut } from './tryOut'

/** `from` is the login account. */
export interface SendRequest extends Trial {
  /** The message signed at login named the app's chain; this decides if the wallet does not report its chain. */
  isChainSigned: boolean
  /** Whether a node's estimate of the gas can be right. */
  isCredibleGas(gas: bigint): boolean
}

/** A transaction that passed every check. */
export interface CheckedSend {
  /** Exactly what the wallet will be asked to send. */
  readonly transaction: {
    readonly from: SpelledAccount
    readonly to: Address
    readonly data: Hex
    /** Only if BNB is paid: strict wallets refuse a zero. */
    readonly value?: Hex
    readonly gas: Hex
    readonly chainId: Hex
  }
  /**
   * The gate, second half: one eth_sendTransaction, never a second one, whatever the wallet answers. The answer may
   * never come although the transaction was sent (MetaMask/metamask-mobile#1266). Not viem's sendTransaction, which
   * retries with wallet_sendTransaction after -32000, -32601, -32602 and -32004: BSC nodes answer -32000 for
   * transactions that may be on their way (bnb-chain/bsc#2778).
   * @returns the hash, or null when the wallet's answer is not one: then the chain has to be asked
   * @throws {AppError} rejected: nothing was sent; unknownOutcome: something may have been
   */
  ask(): Promise<Hex | null>
}

/**
 * The gate, first half: passes only a call that the build pinned, from the login account, on the right chain, and that
 * the chain would accept now. Sends the wallet no request that its owner would see. The caller writes its journal entry
 * between this and `ask`.
 * @throws {AppError} contractMismatch, walletLocked, accountAbnormal, wrongChain, chainUnknown, chainSilent, gasOdd, or
 *   the contract's refusal
 */
export async function prepareSend(wallet: Wallet, reader: Reader, send: SendRequest): Promise<CheckedSend> {
  const { to, data, value } = send
  assertPinned(send)
  const from = await readSpelledAccount(wallet)
  if (from?.toLowerCase() !== send.from)
    throw new AppError(from ? 'accountAbnormal' : 'walletLocked', { account: from?.toLowerCase() ?? '' })
  await assertChain(wallet, send.isChainSigned)
  // No fee fields: BSC refuses tips that dApps set (dfinity/oisy-wallet#12521). But a gas limit, because some wallets
  // send 0 without one (AlphaWallet/alpha-wallet-ios#768).
  const estimate = await tryOut(reader, send)
  if (!send.isCredibleGas(estimate)) throw new AppError('gasOdd')
  const gas = numberToHex((estimate * 12n) / 10n)
  const call = { from, to, data, ...(value > 0n && { value: numberToHex(value) }) }
  const transaction = Object.freeze({ ...call, gas, chainId: numberToHex(config.chainId) })
  const askWallet = (copy: object) =>
    clientOf(wallet).request({ method: 'eth_sendTransaction', params: [copy as typeof transaction] })
  let isAsked = false
  return {
    transaction,
    ask: async () => {
      if (isAsked) throw new AppError('unexpected')
      isAsked = true
      try {
        const answer = await askWallet({ ...transaction }) // a copy: wallets write into it
        return isHash(answer) ? toLowerHex(answer) : null
      } catch (cause) {
        throw new AppError(isRejected(cause) ? 'rejected' : 'unknownOutcome', {}, cause)
      }
    },
  }
}

function assertPinned({ to, data, value }: SendRequest): void {
  const target = targetAt(to)
  const [, selector = ''] = /^0x(.{8})([0-9a-f]{64})*$/.exec(data) || []
  const isPinned = target && selectorsOf(target).includes(selector) && (selector !== APPROVE || isOwnSpender(data))
  const isAllOpened = selector === APPROVE_ALL && !isNothing(data.slice(74))
  if (!isPinned || isAllOpened || value < 0n || (value > 0n && selector !== MINT_WITH_NATIVE))
    throw new AppError('contractMismatch', { what: selector })
}

const isNothing = (word: string): boolean => /^0+$/.test(word)

/** Approvals go to the game's own contracts and to no one else; to nobody takes a token's approval back. */
const isOwnSpender = (data: string): boolean =>
  isNothing(data.slice(10, 74)) ||
  Object.values(config.contracts).some(
    (address) => data.slice(10, 74) === address.slice(2).toLowerCase().padStart(64, '0'),
  )
