import { readBalance } from '../../chain/coin'
import { COINS } from '../../domain/coin'
import { AppError } from '../../errors'
import { walletBalances } from '../../state/assets'
import { user } from '../../state/session'
import { reader } from '../money/reader'
import { KEPT_BALANCES } from './keptBalances'
import { load } from './load'

/** Reads the login account's balances on chain; a coin that cannot be read is left out, never shown as 0. */
export async function loadWalletBalances(): Promise<void> {
  const account = user.value?.address
  if (!account) return
  await load(
    walletBalances,
    async () => {
      const amounts = await Promise.all(COINS.map((coin) => readBalance(reader, { coin, account }).catch(() => null)))
      const balances: NonNullable<typeof walletBalances.value.data> = {}
      for (const [index, coin] of COINS.entries()) {
        const amount = amounts[index]
        if (amount !== null && amount !== undefined) balances[coin] = amount
      }
      // While nothing can be read, what the last visit read stays, with its age.
      if (walletBalances.value.asOf && amounts.every((amount) => amount === null)) throw new AppError('server')
      return balances
    },
    { kept: KEPT_BALANCES },
  )
}
