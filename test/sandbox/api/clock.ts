/** The provider's clock, Unix seconds. It can be set, so that it moves forward together with the chain's. */
export interface Clock {
  now(): number
  /** Milliseconds ahead of the machine's clock. */
  offsetMs(): number
  setOffsetMs(offsetMs: number): void
}

/** A clock that starts at the machine's time. */
export function createClock(): Clock {
  let offset = 0
  return {
    now: () => Math.floor((Date.now() + offset) / 1000),
    offsetMs: () => offset,
    setOffsetMs: (offsetMs) => {
      offset = offsetMs
    },
  }
}
