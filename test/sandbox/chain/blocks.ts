import type { Hex } from 'viem'
import type { Send } from './deploy'

export interface Blocks {
  /** Mines so many blocks now, also while blocks are held. */
  mine(blocks?: number): Promise<void>
  /** Stops the interval: transactions wait in the pool. */
  hold(): Promise<void>
  /** Starts the interval again. */
  resume(): Promise<void>
  /** Runs the work with each transaction mined at once, then goes on as before. For seeding. */
  withInstantBlocks<T>(work: () => Promise<T>): Promise<T>
  /** Moves the chain's clock forward and mines one block at the new time. */
  timeForward(seconds: number): Promise<void>
  snapshot(): Promise<Hex>
  /** Goes back to the snapshot, which is used up by it. */
  revert(snapshot: Hex): Promise<void>
}

/** Control over when the chain mines. It starts with blocks held. */
export function createBlocks(send: Send, blockTimeSeconds: number): Blocks {
  let isHeld = true
  const apply = (): Promise<unknown> => send('evm_setIntervalMining', [isHeld ? 0 : blockTimeSeconds])
  const setHeld = async (held: boolean): Promise<void> => {
    isHeld = held
    await apply()
  }
  const mine = async (blocks = 1): Promise<void> => {
    await send('anvil_mine', [blocks])
  }
  return {
    mine,
    hold: () => setHeld(true),
    resume: () => setHeld(false),
    withInstantBlocks: async (work) => {
      await send('evm_setAutomine', [true])
      try {
        return await work()
      } finally {
        await apply()
      }
    },
    timeForward: async (seconds) => {
      await send('evm_increaseTime', [seconds])
      await mine()
    },
    snapshot: async () => (await send('evm_snapshot', [])) as Hex,
    revert: async (snapshot) => {
      if ((await send('evm_revert', [snapshot])) !== true) throw new Error(`there is no snapshot ${snapshot}`)
    },
  }
}
