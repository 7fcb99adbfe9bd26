import { useSearch } from 'wouter'
import { COINS, type Coin } from '../../domain/coin'

export const TASKS = ['topup', 'withdraw'] as const
export type Task = (typeof TASKS)[number]

/** The path of a coin's page, with the task to open. */
export const coinPath = (coin: Coin, task?: Task): string => `/coins?coin=${coin}${task ? `&do=${task}` : ''}`

/** The coin and the task that the address names; null for none. */
export function useCoinQuery(): { coin: Coin | null; task: Task | null } {
  const query = new URLSearchParams(useSearch())
  return {
    coin: COINS.find((name) => name === query.get('coin')) ?? null,
    task: TASKS.find((name) => name === query.get('do')) ?? null,
  }
}
