import type { Address } from 'viem'
import type { Coin } from '../../../../src/domain/coin'
import { assertThat } from '../errors'
import type { Provider } from '../provider'
import { walletOf } from '../rules/standing'
import type { PlayerRow } from '../store/players'

/** What the player's wallet holds, in the coin's smallest unit. */
export const readCoinBalance = ({ chain }: Provider, player: PlayerRow, coin: Exclude<Coin, 'BNB'>): Promise<bigint> =>
  chain.client.readContract({
    address: chain.addresses.coins[coin],
    abi: chain.abis.coin,
    functionName: 'balanceOf',
    args: [walletOf(player) as Address],
  })

/** @throws {ApiError} linkAccount, insufficient */
export async function assertCoinBalance(
  provider: Provider,
  player: PlayerRow,
  coin: Exclude<Coin, 'BNB'>,
  amount: bigint,
): Promise<void> {
  assertThat((await readCoinBalance(provider, player, coin)) >= amount, 'insufficient')
}
