import { type Address, encodeFunctionData, type Hex, numberToHex, parseUnits } from 'viem'
import { ABIS } from '../../sandbox/chain/abis'
import { ACCOUNT_INDEX, accountAt } from '../../sandbox/chain/accounts'
import { DEPLOYED_ADDRESSES as ADDRESSES } from '../../sandbox/chain/addresses'
import type { Bench } from './bench'

const MDS_EACH = parseUnits('5000', 18)
const KINDS = [1, 1, 2, 3, 4]
const GAS_A_TOKEN = 120_000

/** Gives every player MDS and one card of most kinds. */
export async function fund(bench: Bench, players: readonly { address: Address }[]): Promise<void> {
  const from = accountAt(ACCOUNT_INDEX.deployer).address
  const send = (to: Address, data: Hex, gas: number): Promise<unknown> =>
    bench.rpc('eth_sendTransaction', [{ from, to, data, gas: numberToHex(gas) }])
  for (const { address } of players) {
    const coins = encodeFunctionData({ abi: ABIS.coin, functionName: 'mint', args: [address, MDS_EACH] })
    await send(ADDRESSES.coins.MDS, coins, GAS_A_TOKEN)
    const receivers = KINDS.map(() => address)
    const cards = encodeFunctionData({ abi: ABIS.card, functionName: 'mintBatch', args: [receivers, KINDS] })
    await send(ADDRESSES.card, cards, GAS_A_TOKEN * KINDS.length)
  }
  await bench.control('/sandbox/blocks', { mine: 1 })
}
