import { toBalances } from '../../api/amounts'
import { collectMessages } from '../../api/user'
import type { Coin } from '../../domain/coin'
import { toAppError } from '../../errors'
import { user } from '../../state/session'
import { assertOwnPassword } from '../account/assertOwnPassword'
import { withKeptKey } from '../calls/keptKey'
import { api } from '../calls/services'
import { loadInvites } from '../load/loadInvites'
import { refreshUser } from '../load/refreshUser'
import { toast } from '../page/toast'

/** What was collected; amounts in each coin's smallest unit. */
export interface Collected {
  tickets: number
  coins: Partial<Record<Coin, bigint>>
}

/** Collects waiting tickets and rewards. @returns what it collected; null if it failed, which a toast tells */
export async function collectRewards(): Promise<Collected | null> {
  try {
    assertOwnPassword()
    const { tickets, coins } = await withKeptKey(`collect ${user.value?.userid}`, (key) =>
      collectMessages(api, {}, { key }),
    )
    return { tickets, coins: toBalances(coins) }
  } catch (cause) {
    toast('error', toAppError(cause))
    return null
  } finally {
    void loadInvites()
    void refreshUser()
  }
}
