import { unitsToCoin } from '../../api/amounts'
import { withdrawMds, withdrawMdv, withdrawOther } from '../../api/coin'
import { serverNow } from '../../domain/clock'
import type { Coin } from '../../domain/coin'
import { NEEDS, unmetConditions } from '../../domain/conditions'
import { whyNotAmount } from '../../domain/validation/validateAmount'
import { SHORTEST_PASSWORD, validatePassword } from '../../domain/validation/validatePassword'
import { whyNotWithdraw } from '../../domain/withdrawal'
import { AppError, type ErrorKey, toAppError } from '../../errors'
import { fees } from '../../state/assets'
import { clockSkew } from '../../state/clock'
import { user } from '../../state/session'
import { playerFacts } from '../../state/standing'
import { isUncertain, withKeptKey } from '../calls/keptKey'
import { api } from '../calls/services'
import { loadFees } from '../load/loadFees'
import { loadWithdrawals } from '../load/loadWithdrawals'
import { refreshUser } from '../load/refreshUser'

export type GameCoin = Exclude<Coin, 'BNB'>

export interface WithdrawalRequest {
  coin: GameCoin
  /** In the coin's smallest unit; the fee comes on top. */
  amount: bigint
  fundPassword: string
}

/** `unknown`: the answer got lost, and what was read since does not settle it. */
export type WithdrawalOutcome = { is: 'submitted' | 'unknown' } | { is: 'refused'; error: AppError }

const nextAt = (): number => fees.value.data?.nextWithdrawAt ?? 0
const whyNotNow = (): ErrorKey | null => whyNotWithdraw(serverNow(clockSkew.value, Date.now()), nextAt())

/** Everything that this player still lacks, at once. Spec 5, 6. */
export const unmetForWithdrawal = (): ErrorKey[] => [
  ...(user.value?.address ? [] : (['linkAccount'] as const)),
  ...unmetConditions(NEEDS.withdrawCoins, playerFacts.value),
]

/** @throws {AppError} the first rule that is broken */
function assertWithdrawable({ coin, amount, fundPassword }: WithdrawalRequest): void {
  const limits = fees.value.data?.withdraw[coin]
  if (!limits) throw new AppError('notOpen')
  const balance = user.value?.coins[coin] ?? 0n
  const [unmet] = unmetForWithdrawal()
  const key = unmet ?? whyNotNow() ?? whyNotAmount(amount, { ...limits, balance })
  if (key) {
    const inCoin = (units: bigint) => unitsToCoin(units, coin)
    const { minimum, maximum, fee } = limits
    throw new AppError(key, { coin, minimum: inCoin(minimum), maximum: inCoin(maximum ?? 0n), fee: inCoin(fee) })
  }
  const problem = validatePassword(fundPassword)
  if (problem) throw new AppError(problem, { minimum: SHORTEST_PASSWORD })
}

function send({ coin, amount, fundPassword }: WithdrawalRequest, key: string): Promise<unknown> {
  const body = { amount: unitsToCoin(amount, coin), fund_password: fundPassword }
  if (coin === 'MDS') return withdrawMds(api, body, { key })
  if (coin === 'MDV') return withdrawMdv(api, body, { key })
  return withdrawOther(api, { ...body, coin }, { key })
}

/** Reads what a withdrawal changes. @returns whether the provider is known to have accepted one */
export async function readBackWithdrawal(): Promise<boolean> {
  await Promise.all([loadFees(), refreshUser(), loadWithdrawals()])
  return whyNotNow() !== null
}

/**
 * Requests a withdrawal from the game to the wallet. Allowed once in 24 hours, and made once however often it is sent:
 * after a lost answer the next try of the same amount carries the same key. Spec 4, 5, 9. Never throws.
 */
export async function withdrawCoin(request: WithdrawalRequest): Promise<WithdrawalOutcome> {
  try {
    assertWithdrawable(request)
    // The name contains when it became possible: the same amount a day later is another withdrawal.
    const name = ['withdraw', user.value?.userid, request.coin, request.amount, nextAt()].join(' ')
    await withKeptKey(name, (key) => send(request, key))
    await readBackWithdrawal()
    return { is: 'submitted' }
  } catch (cause) {
    const error = toAppError(cause)
    // Refused or not, only the provider knows what is true now: another device may have withdrawn.
    const isTaken = await readBackWithdrawal()
    if (!isUncertain(error)) return { is: 'refused', error }
    return { is: isTaken ? 'submitted' : 'unknown' }
  }
}
