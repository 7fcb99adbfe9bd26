import type { Hex } from 'viem'
import type { Provider } from '../api/provider'

export interface Reset {
  /** Reverts the chain and the database to where `prepareReset` found them; sets the clocks to now. */
  reset(): Promise<void>
}

/** Remembers the current state of both sides. */
export async function prepareReset(provider: Provider): Promise<Reset> {
  const { chain, db, clock, indexer, outbox } = provider
  const ask = (method: string, params: unknown[] = []): Promise<unknown> =>
    chain.client.request({ method, params } as never)
  await db.keep()
  let snapshot: Hex = await chain.snapshot()
  const goBack = async (): Promise<void> => {
    await chain.hold()
    await ask('anvil_dropAllTransactions')
    await chain.revert(snapshot)
    snapshot = await chain.snapshot()
    await db.restore()
    const { timestamp } = await chain.client.getBlock()
    const now = Math.max(Math.ceil(Date.now() / 1000), Number(timestamp))
    await ask('evm_setTime', [now])
    clock.setOffsetMs(now * 1000 - Date.now())
    outbox.clear()
    await chain.resume()
  }
  return { reset: () => indexer.whilePaused(goBack) }
}
