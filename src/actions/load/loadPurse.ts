import { readAllowance } from '../../chain/coin'
import { PRICE_COIN } from '../../domain/coin'
import { purse } from '../../state/purse'
import { user } from '../../state/session'
import { world } from '../money/world'
import { load } from './load'

/**
 * Reads what the 111 protocol may still take for bids: always from the chain, and never shown from before. At the newest
 * block of all nodes: one that lags has seen neither the last bid nor the allowance, and would hide what may be taken.
 */
export async function loadPurse(): Promise<void> {
  const account = user.value?.address
  if (!account) return
  await load(
    purse,
    async () => {
      const reader = await world.look().reader()
      return readAllowance(reader, { coin: PRICE_COIN, account, spender: 'auction' })
    },
    { fresh: true },
  )
}
