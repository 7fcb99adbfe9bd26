import type { Address } from 'viem'
import type { Coin } from '../../../../src/domain/coin'
import { assertThat } from '../errors'
import type { Provider } from '../provider'
import { walletOf } from '../rules/standing'
import type { PlayerRow } from '../store/players'

/** @throws {ApiError} linkAccount, insufficient */
export async function assertCoinBalance(
  { chain }: Provider,
  player: PlayerRow,
  coin: Exclude<Coin, 'BNB'>,
  amount: bigint,
): Promise<void> {
  const balance = await chain.client.readContract({
    address: chain.addresses.coins[coin],
    abi: chain.abis.coin,
    functionName: 'balanceOf',
    args: [walletOf(player) as Address],
  })
  assertThat(balance >= amount, 'insufficient')
}
