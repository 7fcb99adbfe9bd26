import { signal } from '@preact/signals'

/** A read that has taken so long that the page says so. */
export interface SlowWait {
  /** The screen that waits for it. */
  path: string
  /** Asks for the same anew; whoever waits gets that answer. */
  retry(): void
  /** Gives it up; the screen then says so where the data would be. */
  cancel(): void
}

export const slowWaits = signal<readonly SlowWait[]>([])
