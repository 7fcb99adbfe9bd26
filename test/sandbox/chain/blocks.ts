import type { Hex } from 'viem'
import type { Send } from './deploy'

export interface Blocks {
  /** Mines this many blocks now, even while blocks are held. */
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
  /** Reverts to the snapshot, which this uses up. */
  revert(snapshot: Hex): Promise<void>
}

/**
 * Control over when the chain mines. It starts with blocks held. The interval runs here, because anvil's own takes only
 * whole seconds.
 */
export function createBlocks(send: Send, blockTimeSeconds: number): Blocks {
  let isHeld = true
  let timer: NodeJS.Timeout | undefined
  let mining: Promise<unknown> = Promise.resolve()
  const periodMs = blockTimeSeconds * 1000
  const scheduleFrom = (time: number): void => {
    clearTimeout(timer)
    timer = setTimeout(mineAtTime, time + periodMs - performance.now(), time + periodMs)
    timer.unref()
  }
  const mineAtTime = async (time: number): Promise<void> => {
    // A chain that does not answer is a problem for its callers, not for its clock.
    mining = send('evm_mine', []).catch(() => undefined)
    await mining
    // After a pause, missed blocks are not caught up.
    if (!isHeld) scheduleFrom(Math.max(time, performance.now() - periodMs))
  }
  const hold = async (): Promise<void> => {
    isHeld = true
    clearTimeout(timer)
    await mining
  }
  const resume = async (): Promise<void> => {
    if (!isHeld) return
    isHeld = false
    scheduleFrom(performance.now())
  }
  const mine = async (blocks = 1): Promise<void> => {
    await send('anvil_mine', [blocks])
  }
  return {
    mine,
    hold,
    resume,
    withInstantBlocks: async (work) => {
      const wasHeld = isHeld
      await hold()
      await send('evm_setAutomine', [true])
      try {
        return await work()
      } finally {
        await send('evm_setAutomine', [false])
        if (!wasHeld) await resume()
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
