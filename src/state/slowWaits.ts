import { signal } from '@preact/signals'

/** A read that has taken so long that the page says so. */
export interface SlowWait {
  /** The screen that waits for it. */
  path: string
  /**
   * `retry` asks for the same anew, and whoever waits gets that answer; `stop` gives it up, which the screen says where
   * the data would be.
   */
  end(wish: 'retry' | 'stop'): void
}

export const slowWaits = signal<readonly SlowWait[]>([])
