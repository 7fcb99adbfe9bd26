import { config } from '../config'
import { AppError } from '../errors'
import { readAccount } from './account'
import { type Call, isPayable, selectorsOf } from './calls'
import { readChain } from './chainId'
import { addressOf, isContractName, targetAt } from './contracts'
import { isRejected } from './isRejected'
import type { Hex, Reader, Wallet } from './provider'
import { request } from './request'

export interface SendRequest extends Call {
  /** The login account, in lower case. */
  from: string
}

/** A transaction that passed every check, exactly as the wallet will be asked. Made by `prepareSend` alone. */
export interface CheckedSend {
  readonly from: string
  readonly to: Hex
  readonly data: Hex
  readonly value: Hex
  readonly gas: Hex
  readonly chainId: Hex
}

/** Each checked transaction may be asked for once. */
const unasked = new WeakMap<CheckedSend, Wallet>()

const toHex = (value: bigint | number): Hex => `0x${value.toString(16)}`

/**
 * The gate, first half: lets through only what the build pinned, from the login account, on the right chain, and what
 * the chain would accept now. Asks the wallet nothing that its owner would see. The caller writes its journal entry
 * between this and `ask`.
 * @throws {AppError} contractMismatch, walletLocked, accountAbnormal, wrongChain, chainSilent, or the contract's refusal
 */
export async function prepareSend(wallet: Wallet, reader: Reader, send: SendRequest): Promise<CheckedSend> {
  const { from, to, data, value } = send
  assertPinned(send)
  await assertAccountAndChain(wallet, from)
  const call = { from, to, data, value: toHex(value) }
  await reader('eth_call', [call, 'latest'])
  const estimate = await reader('eth_estimateGas', [call])
  // No fee fields: BSC refuses tips that dApps set (dfinity/oisy-wallet#12521). But a gas limit, because some wallets
  // send 0 without one (AlphaWallet/alpha-wallet-ios#768).
  const gas = toHex((BigInt(String(estimate)) * 12n) / 10n)
  const checked = Object.freeze({ ...call, gas, chainId: toHex(config.chainId) })
  unasked.set(checked, wallet)
  return checked
}

/**
 * The gate, second half: one eth_sendTransaction, never a second one, whatever the wallet answers. It may stay
 * unanswered for ever although the transaction was sent (MetaMask/metamask-mobile#1266).
 * @returns the hash, or null when the wallet's answer is none: then the chain has to be asked
 * @throws {AppError} rejected: nothing was sent; unknownOutcome: something may have been
 */
export async function ask(checked: CheckedSend): Promise<Hex | null> {
  const wallet = unasked.get(checked)
  if (!wallet) throw new AppError('unexpected')
  unasked.delete(checked)
  try {
    const answer = await request(wallet, 'eth_sendTransaction', [{ ...checked }]) // a copy: wallets write into it
    const hash = String(answer).toLowerCase() as Hex
    return /^0x[0-9a-f]{64}$/.test(hash) ? hash : null
  } catch (cause) {
    throw new AppError(isRejected(cause) ? 'rejected' : 'unknownOutcome', {}, cause)
  }
}

function assertPinned({ to, data, value, allow }: SendRequest): void {
  const refuse = (what: string) => new AppError('contractMismatch', { what })
  if (addressOf(allow.target) !== to.toLowerCase()) throw refuse('address')
  if (!/^0x([0-9a-f]{2}){4,}$/i.test(data)) throw refuse('data')
  if (selectorsOf(allow.target)[allow.name] !== data.slice(0, 10).toLowerCase()) throw refuse('function')
  if (value < 0n || (value > 0n && !isPayable(allow.name))) throw refuse('value')
  if (allow.name === 'approve' && !isOwnSpender(data)) throw refuse('spender')
}

/** Approvals go to the game's own contracts and to no one else. */
function isOwnSpender(data: string): boolean {
  const spender = targetAt(`0x${data.slice(34, 74)}`)
  return /^0{24}$/.test(data.slice(10, 34)) && spender !== null && isContractName(spender)
}

async function assertAccountAndChain(wallet: Wallet, from: string): Promise<void> {
  const account = await readAccount(wallet)
  if (account === null) throw new AppError('walletLocked')
  if (account !== from.toLowerCase()) throw new AppError('accountAbnormal', { account })
  if ((await readChain(wallet)) !== config.chainId) throw new AppError('wrongChain')
}
