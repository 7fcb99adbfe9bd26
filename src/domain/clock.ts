/** Differences up to this are no skew: the Date header has whole seconds and takes time to arrive. */
const NOISE_SECONDS = 2

/**
 * A phone set to the wrong day, or to the wrong zone by hand, is off by less. With more, hardly any certificate would
 * be valid, so the page would not be here.
 */
const MOST_CREDIBLE_MS = 2 * 86_400_000

/** Whether a device's clock may really be off by so many milliseconds. */
export const isCredibleSkew = (ms: number): boolean => Math.abs(ms) <= MOST_CREDIBLE_MS

/** Seconds by which the server's clock is ahead of the device's. Waiting times run on the server's. */
export function skewOf(serverSeconds: number, deviceMs: number): number {
  const skew = serverSeconds - Math.floor(deviceMs / 1000)
  return Math.abs(skew) <= NOISE_SECONDS ? 0 : skew
}

/** The server's time now, Unix seconds. */
export const serverNow = (skewSeconds: number, deviceMs: number): number => Math.floor(deviceMs / 1000) + skewSeconds
