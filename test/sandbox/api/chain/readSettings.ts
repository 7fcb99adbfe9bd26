import type { SandboxChain } from '../../chain/startChain'
import type { Database } from '../db/database'
import { writeMeta } from '../store/meta'

/** Reads settings that the contracts were deployed with, and which no event tells; later changes come as events. */
export async function readSettings({ client, addresses, abis }: SandboxChain, db: Database): Promise<void> {
  const read = (functionName: 'saleFeeBps' | 'nativePrice' | 'coinPrice') =>
    client.readContract({ address: addresses.card, abi: abis.card, functionName })
  const [saleFeeBps, nativePrice, coinPrice] = await Promise.all([
    read('saleFeeBps'),
    read('nativePrice'),
    read('coinPrice'),
  ])
  await db.turn(async (tx) => {
    await writeMeta(tx, 'saleFeeBps', saleFeeBps)
    await writeMeta(tx, 'nativePrice', nativePrice)
    await writeMeta(tx, 'coinPrice', coinPrice)
  })
}
